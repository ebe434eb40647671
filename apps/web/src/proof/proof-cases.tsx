import { ProofCase } from './proof-case.tsx';
import type { Proved } from './prove.ts';

/** The examples of a calculator. */
export const ProofCases = ({ calculator, examples }: Proved) => (
  <ul className="mt-3 gap-x-14 lg:grid lg:grid-cols-2">
    {examples.map((example) => (
      <ProofCase key={example.name} {...{ calculator, example }} />
    ))}
  </ul>
);
