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
    label: 'The rent rises each year',
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
    without: 'Without it, the tenant takes in anybody and only tells the landlord.',
  },
  pets: {
    label: 'Pets of the tenant',
    on: false,
    without:
      'Without it, the tenant may keep a pet all the same, and whether it is too much trouble is argued about later.',
  },
  seat: {
    label: 'The tenant may have the seat of a trade here',
    on: false,
    without:
      'Without it, the Trade Licensing Office asks for the owner’s consent on a paper of its own, unless the tenant is registered at this address.',
  },
  sublease: {
    label: 'The tenant may sublet the whole flat',
    on: false,
    without: 'Without it, the tenant may sublet only a part of it, while living there.',
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
    without: 'Without it, both of you argue later about what was broken before.',
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
