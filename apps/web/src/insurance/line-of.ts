import { site } from '@majak/desk/site';
import { type InsuranceLine, isInsuranceLine } from '@majak/tools/insurance/product';

/** The line that an address names; nothing where there is none, or this site sells no insurance. */
export const lineOf = (product: string | undefined): InsuranceLine | undefined =>
  site.insurance && isInsuranceLine(product) ? product : undefined;
