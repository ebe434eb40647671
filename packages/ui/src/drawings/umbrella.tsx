import { Body, DrawingFrame, type DrawingProps, Fine, Plane, Water } from './drawing-frame.tsx';

/** An open umbrella in slanting rain; one panel holds the light. */
export const Umbrella = ({ className }: DrawingProps) => (
  <DrawingFrame width={160} height={120} className={className}>
    <Water />
    <Fine d="M18 20l-5 11M34 10l-5 11M22 48l-4 9M130 12l-5 11M146 26l-5 11M142 54l-4 9M12 74l-4 9M134 84l-4 9M30 80l-4 9" />
    <Body d="M80 22c30 0 53 20 55 46-5-6-13-8-18.3-8S106 62 103.5 68c-5-7-14-9.5-23.5-9.5S61.5 61 56.5 68C54 62 48.6 60 43.3 60S30 62 25 68c2-26 25-46 55-46z" />
    <Plane d="M80 22c14 8 22 25 23.5 46-5-7-14-9.5-23.5-9.5S61.5 61 56.5 68C58 47 66 30 80 22z" />
    <path d="M80 22c-14 8-22 25-23.5 46C61.5 61 70.5 58.5 80 58.5S98.5 61 103.5 68C102 47 94 30 80 22zM80 14v8" />
    <path d="M80 58.5V97c0 4-3 7-6.8 7s-6.7-3-6.7-6.5" />
    <Fine d="M80 22v30M68 30c-12 6-20 17-23.5 30M92 30c12 6 20 17 23.5 30M77 66h6" />
  </DrawingFrame>
);
