import type { PlanPermit } from '../../plan-law.ts';
import {
  abroad,
  anyEmbassyNote,
  arrivals,
  decided,
  familyAfterSixMonths,
  familyMonthsUnknown,
  filedHere,
  integrationCourse,
  notInside,
  workingHolidayDoubt,
} from './parts-of-permits.ts';
import { residence } from './places.ts';

export const familyPermits: Readonly<Record<string, PlanPermit>> = {
  'residence-family': {
    id: 'residence-family',
    title: 'Residence permit for family',
    officialName: 'povolení k dlouhodobému pobytu za účelem společného soužití rodiny',
    about: 'For the husband, wife and children of somebody who lives here with a permit.',
    places: residence('§ 42a'),
    sureness: 'stated',
    obstacles: [
      notInside('§ 42a(6)'),
      ...familyAfterSixMonths,
      {
        when: { relation: 'child', childAge: { atLeast: 18 }, sponsorGroup: { not: ['asylum'] } },
        why: 'children have to be under 18 (§ 42a(1)(b))',
        places: residence('§ 42a(1)(b)'),
      },
      {
        when: { relation: 'parent', age: { under: 65 }, sponsorGroup: { not: ['asylum'] } },
        why: 'parents have to be alone and over 65, or unable to care for themselves (§ 42a(1)(d))',
        places: residence('§ 42a(1)(d)'),
      },
      {
        when: { relation: 'unmarried-partner' },
        why: 'for spouses, registered partners, children and lonely parents; not for an unmarried partner (§ 42a(1))',
        places: residence('§ 42a(1)'),
      },
      {
        when: {
          sponsorGroup: 'employee-card',
          sponsorMonths: { under: 'familyWaitEmployee' },
          relation: { not: ['parent'] },
        },
        why: 'the holder of an employee card must have stayed {familyWaitEmployee} months (§ 42a(7)(b))',
        places: residence('§ 42a(7)(b)'),
        later: '{familyLater}',
      },
      {
        when: {
          sponsorGroup: 'other',
          sponsorMonths: { under: 'familyWait' },
          relation: { not: ['parent'] },
        },
        why: '{familyWait} months of stay are needed (§ 42a(7)(a))',
        places: residence('§ 42a(7)(a)'),
        later: '{familyLater}',
      },
      {
        when: { sponsorGroup: 'none' },
        why: 'the person you join needs a residence permit, not a visa (§ 42a(1))',
        places: residence('§ 42a(1)'),
      },
      {
        when: { relation: 'spouse', youngest: { under: 20 } },
        why: 'both spouses have to be 20 or older (§ 42a(3))',
        places: residence('§ 42a(3)'),
      },
      {
        when: { householdIncome: { under: 'incomeNeeded' } },
        why: 'income of {householdIncome} CZK is under the {incomeNeeded} CZK a month that the law requires (§ 42b(1)(d))',
        places: residence('§ 42b(1)(d)'),
      },
    ],
    decisions: [
      { when: { filedAt: 'ministry' }, ...decided('cz.decision.residence.days', '§ 169t(6)(a)(1)') },
      { when: { sponsorGroup: 'research' }, ...decided('cz.decision.residence.days', '§ 169t(6)(a)(2)') },
      { when: { sponsorGroup: 'fast' }, ...decided('cz.decision.familyOfCard.days', '§ 169t(6)(a)(4)') },
      decided('cz.decision.family.days', '§ 169t(6)(a)(6)'),
    ],
    fees: [
      abroad('embassy-permit'),
      abroad('booking'),
      { use: 'permit', when: { filedAt: 'ministry', youngChild: { not: [true] } } },
      { use: 'permit-child', when: { filedAt: 'ministry', youngChild: true } },
    ],
    steps: [
      ...arrivals,
      abroad('collect-card'),
      ...filedHere,
      { use: 'child-insurer', when: { withChild: true } },
      'insurance',
      integrationCourse,
    ],
    papers: [
      'form',
      'passport',
      'photo',
      'relation',
      'income',
      'accommodation',
      'record',
      abroad('insurance'),
    ],
    validity: '{familyValidity}',
    amounts: ['incomeNeeded', 'withRealCosts', 'enough'],
    notes: [
      {
        when: { withRealCosts: { known: true } },
        text: 'With your real rent instead of the normative one, the income is {withRealCosts} CZK. You can choose which of the two is used.',
      },
      {
        when: { sponsorGroup: 'fast', filedTogether: true },
        text: 'Both decisions come together, within 90 days.',
      },
      {
        when: { incomeNeeded: { known: true } },
        text: 'The rent in this is Prague’s, the highest of notice 169/2026, which applies from October to December 2026. Another notice sets the rents from January 2027: ask the ministry on the day you file.',
      },
      anyEmbassyNote,
    ],
    unknown: [
      ...familyMonthsUnknown,
      workingHolidayDoubt('§ 42a(6)'),
      {
        when: { relation: 'child', childAge: { atLeast: 18 }, sponsorGroup: 'asylum' },
        what: 'Whether you depend on them: the grown-up child of somebody with asylum may join them only then (§ 42a(1)(f)).',
        ask: 'the ministry, or us, before you file',
      },
      {
        when: { relation: 'parent', age: { under: 65 }, sponsorGroup: 'asylum' },
        what: 'Whether the child you join is under 18, or asked for protection before that: then your age doesn’t matter (§ 42a(1)(h), (i)).',
        ask: 'the ministry, or us, before you file',
      },
      {
        when: { relation: 'parent' },
        what: 'Whether you count as alone, or as somebody who can’t care for themselves for reasons of health.',
        ask: 'the ministry, or us, before you file',
      },
      {
        when: { sponsorGroup: 'asylum' },
        what: 'Whether the person you join has asylum: this permit is for family of people with asylum, and § 42a(1) doesn’t name subsidiary protection. If you were family before they came to the EU, you can ask for protection for family of your own with either (§ 14 of act 325/1999).',
        ask: 'them: it’s in their decision',
      },
      {
        when: { sponsorMonths: { known: false } },
        what: 'We don’t know how long the person you join has lived here.',
        ask: 'them: it has to be 15 months, or 6 with an employee card',
      },
      {
        when: { householdIncome: { known: false } },
        what: 'We don’t know the income of the person you join.',
        ask: 'them: it has to be {incomeNeeded} CZK net a month for {persons} people',
      },
    ],
    really: 'three to nine months at an embassy',
  },
  'visa-family': {
    id: 'visa-family',
    title: 'Long-term visa for family',
    officialName: 'vízum k pobytu nad 90 dnů, rodinné',
    about: 'For family members who can’t get the residence permit yet.',
    places: residence('§ 30', '§ 31'),
    sureness: 'stated',
    obstacles: [
      {
        when: { inadmissible: true, filedAt: 'embassy' },
        why: 'inadmissible at embassies, only § 42a(1) is excepted (55/2024 § 2(1)(c))',
        places: [{ act: '55/2024 Sb.', section: '§ 2(1)(c)' }],
      },
      {
        when: { where: 'cz' },
        why: 'filed at embassies only (§ 53)',
        places: residence('§ 53'),
      },
    ],
    decisions: [decided('cz.decision.visa.days', '§ 169t(2)', 'cz.decision.visaComplex.days')],
    fees: ['embassy-visa', 'booking'],
    steps: ['report-address', 'insurance'],
    papers: ['passport', 'photo', 'relation', 'funds', 'accommodation', 'record', 'insurance'],
    validity: 'at most 1 year',
    amounts: ['incomeNeededForPermit'],
    notes: [
      {
        text: 'No right to a visa. No free work with it. A residence permit follows inside.',
      },
      anyEmbassyNote,
    ],
  },
  'eu-family': {
    id: 'eu-family',
    title: 'Temporary residence of a family member of an EU citizen',
    officialName: 'povolení k přechodnému pobytu rodinného příslušníka občana EU',
    about: 'For family members of Czechs and other EU citizens who live here.',
    places: residence('§ 87b', '§ 15a'),
    sureness: 'stated',
    obstacles: [
      {
        when: { relativeIsEu: false },
        why: 'the person you join has to be a citizen of the EU, Norway, Iceland, Liechtenstein or Switzerland, or a Briton the withdrawal agreement protects (§ 15a, § 15b)',
        places: residence('§ 15a', '§ 15b'),
      },
      {
        when: { relation: 'unmarried-partner', where: 'cz', shortVisa: true },
        why: 'refused to a partner on a short visa that was not issued to EU family (§ 87e(1)(i)(3))',
        places: residence('§ 87e(1)(i)'),
      },
      {
        when: { relation: 'unmarried-partner', householdNet: { under: 'incomeNeeded' } },
        why: 'household income under the {incomeNeeded} CZK a month that is asked of partners (§ 87b(3)(d))',
        places: residence('§ 87b(3)(d)'),
      },
    ],
    decisions: [decided('cz.decision.temporary.days', '§ 169t(6)(g)')],
    fees: ['eu'],
    steps: [
      { use: 'enter-as-family', when: { where: 'abroad' } },
      { use: 'file-eu-family', when: { relation: { not: ['same-sex-registered'] } } },
      { use: 'file-eu-family-bond', when: { relation: 'same-sex-registered' } },
      { use: 'household-income', when: { relation: 'unmarried-partner' } },
      {
        use: 'prove-eu-lives-here',
        when: {
          relation: { not: ['unmarried-partner', 'child', 'parent', 'other'] },
          relativeIsCzech: false,
        },
      },
      {
        use: 'prove-relative-lives-here',
        when: { relation: ['child', 'parent', 'other'], relativeIsCzech: false },
      },
      'report-address-family',
    ],
    papers: [
      'passport',
      'photo',
      'relation-eu',
      { use: 'lives-here', when: { relativeIsCzech: false } },
      'accommodation',
      { use: 'income', when: { relation: 'unmarried-partner' } },
      { use: 'insurance', when: { relation: 'unmarried-partner' } },
    ],
    validity: '{euFamilyValidity}',
    amounts: [{ use: 'incomeNeeded', when: { relation: 'unmarried-partner' } }],
    notes: [
      {
        when: { relation: 'same-sex-registered' },
        text: 'Any officially certified same-sex union counts as marriage here (§ 180f).',
      },
      {
        when: { relation: 'unmarried-partner', holds: 'visa-free' },
        text: 'A visa-free stay is lawful, so letter i) doesn’t bar it. You may stay only until the first decision is delivered (§ 87y).',
      },
      { text: 'You may work and trade as a family member.' },
    ],
    unknown: [
      {
        when: { relation: 'child', childAge: { atLeast: 21 } },
        what: 'Whether you depend on them: from 21 on, a child is close family only if they keep or look after you, or did before you came (§ 15a(1)(d)).',
        ask: 'the ministry, or us, before you file',
      },
      {
        when: { relation: 'parent' },
        what: 'Whether you depend on them, or look after an EU citizen under 21: a parent is close family only then (§ 15a(1)(b), (d)).',
        ask: 'the ministry, or us, before you file',
      },
      {
        when: { relation: 'other' },
        what: 'Whether you were kept by them, lived in their household or need their care because of your health: other relatives are family only then (§ 15a(3)(a)).',
        ask: 'the ministry, or us, before you file',
      },
      {
        when: { euRelative: 'GB' },
        what: 'Whether the withdrawal agreement protects the Briton you join, and whether you were family already on 31 December 2020 (§ 15b(3)).',
        ask: 'the ministry, before you come',
      },
      {
        when: { relativeIsCzech: true },
        what: 'Whether the Czech you join is registered for permanent residence here: you’re their family by the act only then (§ 15a(2)).',
        ask: 'them: it’s the address on their identity card',
      },
      {
        when: { relation: 'unmarried-partner' },
        what: 'How an office sees an unregistered partnership: the law requires a lasting one, and practice differs.',
        ask: 'the ministry, or us, before you file',
      },
    ],
  },
};
