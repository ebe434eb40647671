import { Body, DrawingFrame, type DrawingProps, Fine, Plane, Water } from './drawing-frame.tsx';

/** An opened envelope, its letter half out, with an official seal. */
export const Envelope = ({ className }: DrawingProps) => (
  <DrawingFrame width={160} height={120} className={className}>
    <Water />
    <Body d="M28 54l52-38 52 38v50H28z" />
    <Plane d="M44 22h66v62H44z" />
    <path d="M44 66V22h66v44" />
    <Body d="M48 26h64v56H48z" />
    <Fine d="M57 36h26M57 43h44M57 50h38M57 57h44M57 64h30" />
    <path d="M97.5 32.5a5 5 0 1 0 .1 0zM95 41.5l-2 6 4.5-2 4.5 2-2-6" />
    <Body d="M28 54l52 32 52-32v50H28z" />
    <path d="M28 104l40-25.5M132 104L92 78.5" />
    <Fine d="M36 98l28-18M124 98L96 80M116 97h9v6" />
  </DrawingFrame>
);
