import { expect, test } from 'vitest';
import { findDocument } from '../../../../sites/all-tools.ts';
import { answersToTexts, type FieldTexts } from '../form/field-texts.ts';
import { conflicts, fillFrom, fillingTexts, profileFacts } from './fill-from.ts';
import { partiesIn, yourParty } from './party-facts.ts';
import { livingWith, peopleIn } from './people.ts';
import { type Profile, withFacts } from './profile.ts';

const ana: Profile = {
  'person.firstName': 'Ana',
  'person.surname': 'Petrenko',
  'person.bornOn': '2000-02-29',
  'person.citizenship': 'UA',
  'person.passport.number': 'X0000000',
  'address.here.street': 'Vymyšlená 12/3a',
  'address.here.city': 'Brno',
  'address.here.zip': '602 00',
  'address.here.landlord': 'Jana Vzorová',
  'landlord.bornOn': '1975-04-12',
  'business.companyNumber': '87654326',
  'business.street': 'Smyšlená 1',
  'family.spouse.firstName': 'Jan',
  'family.spouse.surname': 'Petrenko',
  'family.spouse.bornOn': '1999-01-01',
  'family.children.0.firstName': 'Eva',
};

async function formOf(slug: string) {
  const document = await findDocument(slug);
  if (!document) throw new Error(slug);
  return document.form.fields;
}
type Change = { typed?: FieldTexts; you?: string; profile?: Profile };
async function filled(slug: string, { typed = {}, you, profile = ana }: Change = {}) {
  const fields = await formOf(slug);
  const people = slug === 'proof-of-accommodation' ? livingWith(peopleIn(profile)) : undefined;
  const asking = {
    fields,
    profile,
    typed: { ...answersToTexts(fields, {}), ...typed },
    people,
    you: you ?? yourParty(fields, profile, typed),
  };
  return fillingTexts(fillFrom(asking));
}

test('a lease is filled in with you as the tenant, and with what is known of the landlord', async () => {
  expect(await filled('lease')).toMatchObject({
    'tenant.name': 'Ana Petrenko',
    'tenant.bornOn': '29/02/2000',
    'tenant.street': 'Vymyšlená 12/3a',
    'landlord.name': 'Jana Vzorová',
    'landlord.bornOn': '12/04/1975',
    'flat.street': 'Vymyšlená 12/3a',
    'flat.city': 'Brno',
  });
});

test('as the landlord, it is the other way round, and nobody else gets your facts', async () => {
  const texts = await filled('lease', { you: 'landlord' });
  expect(texts).toMatchObject({ 'landlord.name': 'Ana Petrenko' });
  expect(Object.keys(texts).filter((path) => path.startsWith('tenant.'))).toEqual([]);
});

test('in business, the party has the company number and the seat', async () => {
  expect(await filled('contract-for-work', { typed: { 'contractor.kind': 'trader' } })).toMatchObject({
    'contractor.name': 'Ana Petrenko',
    'contractor.ico': '87654326',
    'contractor.street': 'Smyšlená 1',
  });
});

test('you are the party with your name, before anything else', async () => {
  const fields = await formOf('contract-for-work');
  expect(partiesIn(fields).map(({ at }) => at)).toEqual(['client', 'contractor']);
  expect(yourParty(fields, ana, {})).toBe('contractor');
  expect(yourParty(fields, ana, { 'client.name': 'Ana Petrenko' })).toBe('client');
});

test('a proof of accommodation has a row for each of the family, and the street apart from its number', async () => {
  const texts = await filled('proof-of-accommodation');
  expect(texts).toMatchObject({
    'foreigners.0.firstName': 'Ana',
    'foreigners.0.surname': 'Petrenko',
    'foreigners.0.passport': 'X0000000',
    'foreigners.1.firstName': 'Jan',
    'foreigners.1.bornOn': '01/01/1999',
    'foreigners.2.firstName': 'Eva',
    'unit.street': 'Vymyšlená',
    'unit.house': '12/3a',
    'unit.city': 'Brno',
    'provider.name': 'Jana Vzorová',
  });
});

test('somebody the profile does not know keeps their row, and those who stand in it are found by name', async () => {
  const typed = { 'foreigners.0.firstName': 'Olena', 'foreigners.1.firstName': 'Jan' };
  const texts = await filled('proof-of-accommodation', { typed });
  expect(texts).toMatchObject({ 'foreigners.1.bornOn': '01/01/1999', 'foreigners.2.firstName': 'Ana' });
  expect(Object.keys(texts).filter((path) => path.startsWith('foreigners.0.'))).toEqual([]);
});

test('a name that is known as one text is not taken apart: its row waits for the parts', async () => {
  const profile = { 'person.name': 'Ana María Ruiz', 'person.bornOn': '2000-02-29' };
  const texts = await filled('proof-of-accommodation', { profile });
  expect(texts).toMatchObject({ 'foreigners.0.bornOn': '29/02/2000' });
  expect(Object.keys(texts)).not.toContain('foreigners.0.surname');
});

test('nothing is typed twice: what one paper says, the others are filled in with', async () => {
  const proof = {
    'foreigners.0.firstName': 'Ana',
    'foreigners.0.surname': 'Petrenko',
    'foreigners.0.bornOn': '29/02/2000',
    'foreigners.0.passport': 'X0000000',
    'unit.street': 'Vymyšlená',
    'unit.house': '12/3a',
    'unit.city': 'Brno',
    'unit.zip': '602 00',
    'provider.name': 'Jana Vzorová',
  };
  const fields = await formOf('proof-of-accommodation');
  const profile = withFacts({}, profileFacts({ fields, typed: proof, people: ['person'] }));
  expect(await filled('lease', { profile })).toMatchObject({
    'tenant.name': 'Ana Petrenko',
    'tenant.bornOn': '29/02/2000',
    'landlord.name': 'Jana Vzorová',
    'flat.street': 'Vymyšlená 12/3a',
    'flat.zip': '602 00',
  });
  expect(await filled('power-of-attorney', { profile })).toMatchObject({
    'principal.name': 'Ana Petrenko',
    'principal.passport': 'X0000000',
    'principal.street': 'Vymyšlená 12/3a',
  });
});

test('a street and its number that were asked for apart are kept in one, and change one at a time', () => {
  const apart = { 'address.here.streetName': 'Vymyšlená', 'address.here.house': '12/3a' };
  expect(withFacts({}, apart)).toEqual({ 'address.here.street': 'Vymyšlená 12/3a' });
  expect(withFacts(withFacts({}, apart), { 'address.here.house': '7' })).toEqual({
    'address.here.street': 'Vymyšlená 7',
  });
  expect(withFacts({}, { 'address.here.house': '15' })).toEqual({ 'address.here.street': '15' });
});

test('a party that says otherwise is a conflict', async () => {
  const fields = await formOf('lease');
  const typed = { ...answersToTexts(fields, {}), 'tenant.bornOn': '01/03/2000' };
  expect(conflicts({ fields, profile: ana, typed, you: 'tenant' })).toMatchObject([
    { path: 'tenant.bornOn', at: 'person.bornOn' },
  ]);
});

test('what one document says of a flat and its period, another need not ask again', async () => {
  const doklad = await findDocument('proof-of-accommodation');
  const fields = await formOf('proof-of-accommodation');
  const typed = answersToTexts(fields, Object(doklad?.sample('2026-11-21')));
  const profile = withFacts({}, profileFacts({ fields, typed }));
  expect(await filled('lease', { profile })).toMatchObject({
    'flat.unit': '12/7',
    'flat.floor': '3',
    'flat.street': 'Vymyšlená 12/3',
    'flat.cadastre': 'Vymyšlené Město',
    'flat.deed': '0000',
    startOn: '21/11/2026',
    endOn: '20/11/2028',
    place: 'Praha',
  });
});

test('letters to an employer, an office and a landlord are filled in with what is known', async () => {
  const profile = {
    ...ana,
    'person.signingPlace': 'Brno',
    'person.birthNumber': '900517/1234',
    'employer.name': 'Vzorová kavárna s. r. o.',
    'employer.address.street': 'Vymyšlená 1',
    'employer.address.city': 'Brno',
    'employer.address.zip': '602 00',
    'employer.position': 'barista',
    'address.here.leaseOn': '2025-02-28',
    'permit.fileNumber': 'OAM-12345/DP-2026',
  };
  expect(await filled('notice-of-job', { profile })).toMatchObject({
    employer: 'Vzorová kavárna s. r. o., Vymyšlená 1, 602 00 Brno',
    position: 'barista',
    place: 'Brno',
  });
  expect(await filled('tax-refund', { profile })).toMatchObject({ taxNumber: '900517/1234', place: 'Brno' });
  expect(await filled('notice-of-lease', { profile })).toMatchObject({ leaseOn: '28/02/2025' });
  const powers = { powers: 'residence' };
  expect(await filled('power-of-attorney', { profile, typed: powers })).toMatchObject({
    'principal.nationality': 'UA',
    fileNumber: 'OAM-12345/DP-2026',
  });
  const { 'employer.address.street': _, ...half } = profile;
  expect(await filled('notice-of-job', { profile: half })).not.toHaveProperty('employer');
});

test('what nobody told is marked as assumed, and filled in only where it was not refused', async () => {
  const fields = await formOf('power-of-attorney');
  const asking = { fields, profile: ana, typed: answersToTexts(fields, {}) };
  const assumed = fillFrom(asking).filter((one) => one.assumed);
  expect(assumed.map(({ path, text }) => [path, text])).toEqual([['place', 'Brno']]);
  const refused = fillingTexts(fillFrom({ ...asking, refused: ['place', 'principal.name'] }));
  expect(refused).not.toHaveProperty('place');
  // What was told is no guess, and is not refused one by one.
  expect(refused).toMatchObject({ 'principal.name': 'Ana Petrenko' });
});

test('that a home ends on a day follows from the day: it is no guess', async () => {
  const profile = { ...ana, 'address.here.until': '2028-11-30' };
  const fields = await formOf('proof-of-accommodation');
  const fillings = fillFrom({ fields, profile, typed: answersToTexts(fields, {}) });
  expect(fillings.find(({ path }) => path === 'ends')).not.toHaveProperty('assumed');
});
