/** A swatch of a part of a chart. */
export const Swatch = ({ fill }: { fill: string }) => (
  <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14" className="mt-1.5 shrink-0">
    <rect x="0.5" y="0.5" width="13" height="13" rx="2" className={`${fill} stroke-edge`} />
  </svg>
);
