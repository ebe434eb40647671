/** A swatch of a part of a chart. */
export const Swatch = ({ fill }: { fill: string }) => (
  <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14" className="mt-1.5 shrink-0">
    <rect x="0.5" y="0.5" width="13" height="13" rx="2" className={`${fill} stroke-edge`} />
  </svg>
);

/** A piece of a curve, as it is drawn. */
export const Stroke = ({ stroke, dash }: { stroke: string; dash: string | undefined }) => (
  <svg aria-hidden="true" width="30" height="12" viewBox="0 0 30 12" className="mt-2 shrink-0">
    <path d="M0 6H30" strokeWidth="3" strokeDasharray={dash} className={stroke} />
  </svg>
);
