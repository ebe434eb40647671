export const Logo = () => <span>Majak</span>;
export const Icon = () => <span>M</span>;
