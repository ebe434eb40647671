import type { VatFacts } from '@majak/desk/ports/registers/port';
import { services } from '@majak/desk/services';
import { checkVatNumber } from '@majak/desk/use-cases/check-vat-number';
import type { CalculatorResult, TraceLine } from '@majak/tools/calculator/calculate';
import { isVatCountry } from '@majak/tools/vat/vat-formats';
import { countLookUp, tooManyLookUps } from '../registers/look-up-limit.ts';

/** The one calculator that asks somebody: the registers of VAT payers. */
export const vatSlug = 'vat-verification';

/**
 * Adds what the registers say to a result of the VAT number check. A number that is not written as it should be is
 * asked nowhere.
 * @returns a problem as a response if this client has asked too often.
 */
export async function checkedInRegister(
  result: CalculatorResult,
  request: Request,
): Promise<CalculatorResult | Response> {
  const { country, normalised, formatValid } = result.outputs;
  if (!(formatValid && typeof country === 'string' && isVatCountry(country))) return result;
  const check = await checkVatNumber(
    { country, number: String(normalised).slice(2) },
    { registers: services.registers, secondsUntilAllowed: countLookUp(request) },
  );
  return check.kind === 'checked' ? withFacts(result, check.facts) : tooManyLookUps(check.retryAfterS);
}

const words: Readonly<Record<VatFacts['registry'], string>> = {
  valid: 'the register says that it is valid',
  invalid: 'the register says that it is not valid today',
  unavailable: 'the register was asked and gave no verdict, which says nothing of the number',
  notChecked: 'no register was asked',
};

function withFacts(result: CalculatorResult, { source, ...facts }: VatFacts): CalculatorResult {
  const said = new Map<string, string | null>(Object.entries(facts));
  const by = source ? `${source}: ` : '';
  const line = (one: TraceLine): TraceLine => {
    const value = said.get(one.output);
    if (value === undefined) return one;
    return {
      ...one,
      value,
      formula: one.output === 'registry' ? by + words[facts.registry] : by + one.label,
    };
  };
  return { ...result, outputs: { ...result.outputs, ...facts }, trace: result.trace.map(line) };
}
