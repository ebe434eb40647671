import { clauseSwitches } from '../../clause-switches.ts';

/** The clauses of a lease that may be left out. */
export const leaseSwitches = clauseSwitches({
  deposit: {
    label: 'A deposit',
    on: true,
    without: 'Without it, the landlord has nothing to set unpaid rent against.',
  },
  penalty: {
    label: 'A penalty for breaches',
    on: false,
    without: 'Without it, the landlord has to prove what a breach cost.',
  },
  increase: {
    label: 'The rent goes up each year',
    on: false,
    without: 'Without it, the landlord may propose a higher rent only within the limits of the law.',
  },
  early: {
    label: 'The tenant may give notice at any time',
    on: true,
    without: 'Without it, a lease for a period ends early only if the tenant’s circumstances have changed.',
  },
  household: {
    label: 'New members of the household need consent',
    on: false,
    without: 'Without it, the tenant can take anybody in, and only has to tell the landlord.',
  },
  pets: {
    label: 'Pets of the tenant',
    on: false,
    without:
      'Without it, the tenant may still keep a pet, and you’ll argue later about whether it’s too much trouble.',
  },
  seat: {
    label: 'The tenant may register a trade here',
    on: false,
    without:
      'Without it, the Trade Licensing Office asks for the owner’s consent on a separate paper, unless the tenant is registered at this address.',
  },
  sublease: {
    label: 'The tenant may sublet the whole flat',
    on: false,
    without: 'Without it, the tenant may only sublet part of it, while living there.',
  },
  address: {
    label: 'The tenant may report the address to offices',
    on: true,
    without: 'Without it, the tenant still has to report it, but some offices ask for consent.',
  },
  energy: {
    label: 'The energy certificate was handed over',
    on: true,
    without: 'Without it, the landlord still has to hand it over, and cannot show that they did.',
  },
  handover: {
    label: 'A handover protocol',
    on: true,
    without: 'Without it, you’ll both argue later about what was already broken.',
  },
  dataBoxes: {
    label: 'Letters may come by data box',
    on: false,
    without: 'Without it, letters come by post or by hand.',
  },
  writtenChanges: {
    label: 'Changes only in writing',
    on: true,
    without: 'Without it, a phone call can change the contract, and nobody can prove how.',
  },
});
