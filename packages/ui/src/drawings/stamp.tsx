import { Body, DrawingFrame, type DrawingProps, Fine, Plane, Water } from './drawing-frame.tsx';

/** A stamp over a page with its round mark. */
export const Stamp = ({ className }: DrawingProps) => (
  <DrawingFrame width={160} height={120} className={className}>
    <Water />
    <Body d="M22 30l66-12 14 76-66 12z" />
    <Plane d="M66.5 52a19 19 0 1 0 6.8 37.4 19 19 0 0 0-6.8-37.4z" />
    <Fine d="M33 41l26-4.7M34.8 50l14-2.5M47 97l42-7.6M45.5 90l8-1.5" />
    <path d="M67.8 54.5a16.5 16.5 0 1 0 5.8 32.5 16.5 16.5 0 0 0-5.8-32.5z" />
    <Fine d="M69 60a11 11 0 1 0 3.9 21.7A11 11 0 0 0 69 60zM59.5 73l22.5-4.1M60.5 77.5l22-4" />
    <Body d="M108 27.5c-2-8 3-14.5 10.5-15.5s14 4 14.5 12c.4 6.5-3.5 10-3 17l.8 7-12.6 2-1.7-7c-1.7-6.8-6.8-9-8.5-15.5z" />
    <Body d="M99 54.5l41-7 8.5 14.5-53 9.2z" />
    <Body d="M95.5 71.2l53-9.2 1.3 7.6-53 9.2z" />
    <Fine d="M114 22c.3-2.8 2-4.7 4.8-5.3M106 59l29-5M120 44.5l6.5-1.2" />
  </DrawingFrame>
);
