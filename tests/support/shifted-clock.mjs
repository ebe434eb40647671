// Loaded before a process of the product (`node --import`): its calendar starts at CLOCK_STARTS_AT and goes on from there.
const Real = Date;
const startsAt = process.env.CLOCK_STARTS_AT;
if (!startsAt) throw new Error('CLOCK_STARTS_AT says at what time the clock starts');
const ahead = Real.parse(startsAt) - Real.now();

globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + ahead);
    else super(...given);
  }
  static now() {
    return Real.now() + ahead;
  }
};
