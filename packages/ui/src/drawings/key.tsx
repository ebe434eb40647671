import { Body, DrawingFrame, type DrawingProps, Fine, Plane, Water } from './drawing-frame.tsx';

/** A door ajar with light behind it, and the key on its ring. */
export const Key = ({ className }: DrawingProps) => (
  <DrawingFrame width={160} height={120} className={className}>
    <Water />
    <Body d="M26 104V46a29 29 0 0 1 58 0v58z" />
    <Plane d="M62 104V24.5A22 22 0 0 1 77 45.5V104l20 4H62z" />
    <path d="M33 104V46a22 22 0 0 1 44 0v58" />
    <Body d="M33 104V46c0-11 8-20.5 18-22l11 2v83z" />
    <Fine d="M38.5 60V46c0-7 5-13.5 11-15l7 1.3V58zM38.5 66l18-1.5V98l-18 1.5zM26 46h7M77 46h7M55 9.5V17M33.5 26.5l4 4M76 26.5l-4 4" />
    <path d="M58.5 68v6" />
    <Body d="M118 22a14 14 0 1 0 .1 0zM118 30a6 6 0 1 1-.1 0z" />
    <Body d="M115 50.5h6V92h-6zM121 74h11v6h-5v4h5v6h-11" />
    <Fine d="M112 54h12M118 58v12" />
    <path d="M118 33c-6-10-1-21 8-21s14 9 10 17" />
  </DrawingFrame>
);
