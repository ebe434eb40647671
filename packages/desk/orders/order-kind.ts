import type { Day } from '@majak/law/dates';
import type { LawPlace } from '@majak/tools/form/finding';
import type { Order } from '@majak/tools/orders/order';
import type { Payload } from 'payload';

/** The last day on which the law has an order kept whole, why, and where it says so. */
export type KeptOrder = { until: Day; why: string; place: LawPlace };

/** Something that can be ordered: what it is called, and what is done once it is paid, or will not be. */
export type OrderKind = {
  slug: string;
  /** A few words for lists, mails and the page of payment: `Travel insurance, 12 months`. */
  title: (details: Order['details']) => string;
  /** Its lines as they are by now, where what was bought can change later; those that were placed where nothing is answered. */
  linesNow?: (payload: Payload, order: Order) => Promise<Order['lines'] | undefined>;
  /** Called once it is paid. May be called again after a process died: what is done already is not done again. */
  fulfil: (payload: Payload, order: Order) => Promise<void>;
  /** Called once it expired, was taken back, was refunded whole or withdrawn from. May be called again, too. */
  release: (payload: Payload, order: Order) => Promise<void>;
  /** How its client withdraws from the contract. */
  withdrawal: {
    /** The last day, counted from the contract; nothing where there is none yet, or no such right. */
    lastDay: (order: Order) => Day | undefined;
    /** Whether all of it is done: then what was asked to begin at once is withdrawn from no more. */
    isDone?: (payload: Payload, order: Order) => Promise<boolean>;
    /** Whether a person says what goes back; otherwise everything does, unless it was asked to begin at once. */
    settledByPerson?: boolean;
    /** What stands below its receipt. */
    note?: (order: Order) => string;
  };
  /** For how long a law of its own has it kept; nothing beside what holds for whatever is paid where it is left out. */
  kept?: (order: Order) => KeptOrder | undefined;
  /** Whether it was called off before it was paid: then what was paid goes back. */
  isCalledOff?: (payload: Payload, order: Order) => Promise<boolean>;
};
