import type { Fault } from '@majak/tools/form/fault';

/** A fault that says which of several people it is about: `Person 2: Enter the last name`. */
export function namedFault(fault: Fault): Fault {
  const person = /^people\.(\d+)(?:\.|$)/.exec(fault.field)?.[1];
  const name = `Person ${Number(person) + 1}`;
  const isNamed = person === undefined || fault.message.startsWith(name);
  return isNamed ? fault : { ...fault, message: `${name}: ${fault.message}` };
}
