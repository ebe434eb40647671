import { Body, DrawingFrame, type DrawingProps, Fine, Plane, Water } from './drawing-frame.tsx';

/** A briefcase with papers looking out of it. */
export const Briefcase = ({ className }: DrawingProps) => (
  <DrawingFrame width={160} height={120} className={className}>
    <Water />
    <Body d="M48 40l6-28 46 6-6 26z" />
    <Fine d="M60 20l26 3.4M59 26l16 2M57.8 32l24 3" />
    <Body d="M88 40l8-22 26 9-6 18z" />
    <Fine d="M101 28l12 4M99.5 33l9 3" />
    <path d="M62 44v-8a5 5 0 0 1 5-5h26a5 5 0 0 1 5 5v8" />
    <path d="M67 44v-6a2 2 0 0 1 2-2h22a2 2 0 0 1 2 2v6" />
    <Body d="M24 50a6 6 0 0 1 6-6h100a6 6 0 0 1 6 6v48a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6z" />
    <Plane d="M24 50a6 6 0 0 1 6-6h100a6 6 0 0 1 6 6v12c-16 8-36 12-56 12s-40-4-56-12z" />
    <path d="M24 62c16 8 36 12 56 12s40-4 56-12M30 44h100a6 6 0 0 1 6 6v12M24 62V50a6 6 0 0 1 6-6" />
    <Body d="M72 68h16v13H72z" />
    <Fine d="M80 73v3.5M29 70v25a4 4 0 0 0 4 4h14M131 70v25a4 4 0 0 1-4 4h-14M36 44v20M124 44v20" />
  </DrawingFrame>
);
