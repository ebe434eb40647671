export const Deliveries = () => null;
