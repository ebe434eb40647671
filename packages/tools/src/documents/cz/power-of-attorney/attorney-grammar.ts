import { agreed, nameIn, type Sex } from '../../../cz/declension.ts';
import type { Attorney } from './attorney-form.ts';

/** Czech calls a man and a woman by other words; where nobody said, and of a company, it uses the masculine. */
const subjectOf = (sex: 'male' | 'female' | undefined): Sex => (sex === 'female' ? 'woman' : 'man');
export const principalSubject = ({ principal }: Attorney) => subjectOf(principal.sex);
export const agentSubject = ({ agent }: Attorney) =>
  subjectOf(agent.kind === 'company' ? undefined : agent.sex);

/** What the two are called: `zmocnitel`, of a woman `zmocnitelka`. */
export const principalRole = (attorney: Attorney): string =>
  agreed('Zmocnitel', 'Zmocnitelka', principalSubject(attorney));
export const agentRole = (attorney: Attorney): string =>
  agreed('Zmocněnec', 'Zmocněnkyně', agentSubject(attorney));

type Empowered = { words: string; verb: string };
/** Whom the principal empowers, as the object of the sentence, and the verb that agrees with it. */
function empowered(attorney: Attorney): Empowered | undefined {
  const { kind, name, sex, accusative } = attorney.agent;
  if (name && kind === 'company') return { words: `společnost ${name}`, verb: 'zastupovala' };
  if (!name || !sex) return undefined;
  const subject = agentSubject(attorney);
  const inflected = accusative || nameIn(name, subject, 'accusative');
  return {
    words: `${agreed('pana', 'paní', subject)} ${inflected}`,
    verb: agreed('zastupoval', 'zastupovala', subject),
  };
}

/** The sentence that grants the power, with the agent's name in its case, or by the role where Czech knows too little. */
export function grantWords(attorney: Attorney): { en: string; local: string } {
  const whom = empowered(attorney);
  const { words, verb } = whom ?? { words: 'zmocněnce', verb: 'zastupoval' };
  const them = agreed('jej', 'ji', principalSubject(attorney));
  const may = agreed('oprávněn', 'oprávněna', agentSubject(attorney));
  return {
    en: `The principal grants ${whom ? attorney.agent.name : 'the agent'} the power to represent the principal. The agent may:`,
    local: `${principalRole(attorney)} zmocňuje ${words}, aby ${them} ${verb}. ${agentRole(attorney)} je ${may}:`,
  };
}

/** Whether the agent may let somebody else act. */
export function substitutionInCzech(attorney: Attorney): string {
  const [agent, principal] = [agentSubject(attorney), principalSubject(attorney)];
  const may = agreed('oprávněn', 'oprávněna', agent);
  return attorney.substitution
    ? `${agentRole(attorney)} je ${may} udělit plnou moc jiné osobě, aby místo ${agreed('něho', 'ní', agent)} za ${agreed('zmocnitele', 'zmocnitelku', principal)} jednala.`
    : `${agentRole(attorney)} jedná osobně a není ${may} udělit plnou moc jiné osobě.`;
}
