import type { ComponentType } from 'react';
import { Bratislava } from './bratislava.tsx';
import { Briefcase } from './briefcase.tsx';
import { Calendar } from './calendar.tsx';
import type { DrawingProps } from './drawing-frame.tsx';
import { Envelope } from './envelope.tsx';
import { Family } from './family.tsx';
import { Form } from './form.tsx';
import { Key } from './key.tsx';
import { Lighthouse } from './lighthouse.tsx';
import { Prague } from './prague.tsx';
import { Receipt } from './receipt.tsx';
import { Stamp } from './stamp.tsx';
import { Umbrella } from './umbrella.tsx';

const drawings = {
  lighthouse: Lighthouse,
  prague: Prague,
  bratislava: Bratislava,
  stamp: Stamp,
  form: Form,
  key: Key,
  receipt: Receipt,
  umbrella: Umbrella,
  briefcase: Briefcase,
  calendar: Calendar,
  envelope: Envelope,
  family: Family,
} satisfies Record<string, ComponentType<DrawingProps>>;

export type DrawingName = keyof typeof drawings;

/** A drawing by the name an editor chose. */
export const Drawing = ({ name, className }: DrawingProps & { name: DrawingName }) => {
  const Chosen = drawings[name];
  return <Chosen className={className} />;
};
