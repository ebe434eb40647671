import { expect, test } from 'vitest';
import { findApplication, findDocument } from '../../../../sites/all-tools.ts';
import { answersToTexts, type FieldTexts, textsToAnswers } from '../form/field-texts.ts';
import { fieldAt } from '../form/field-tree.ts';
import { type Form, readForm } from '../form/form.ts';
import { unknownText } from '../form/unknown-answer.ts';
import { fillFrom, fillingTexts, newFacts } from './fill-from.ts';
import { yourParty } from './party-facts.ts';
import { livingWith, peopleIn } from './people.ts';
import { keptFacts, type Profile, withFacts } from './profile.ts';
import { hourPapers, hourProfile } from './strangers-hour-fixture.ts';

async function formOf(slug: string): Promise<Form> {
  const paper = (await findDocument(slug)) ?? (await findApplication(slug));
  if (!paper) throw new Error(slug);
  return paper.form;
}

/** Fills a paper in from the profile and types what is missing, until it says what is true. */
function fillPaper({ fields }: Form, profile: Profile, whole: FieldTexts) {
  const typing: string[] = [];
  let typed: FieldTexts = answersToTexts(fields, {});
  const asking = () => ({
    fields,
    profile,
    typed,
    you: yourParty(fields, profile, typed),
    people: livingWith(peopleIn(profile)),
  });
  for (const [path, text] of Object.entries(whole)) {
    typed = { ...typed, ...fillingTexts(fillFrom(asking())) };
    if (typed[path] === text) continue;
    typed = { ...typed, [path]: text };
    const isChosen = ['choice', 'choices', 'yesNo', 'tick'].includes(fieldAt(fields, path)?.kind ?? '');
    if (!isChosen && text !== unknownText) typing.push(text);
  }
  return { typed, typing, told: newFacts(asking()) };
}

test('an hour of papers asks for no fact twice: what was written once, the profile offers', async () => {
  let profile = keptFacts(hourProfile);
  const written = Object.values(hourProfile);
  for (const { slug, whole } of hourPapers) {
    const form = await formOf(slug);
    const paper = fillPaper(form, profile, whole);
    expect(paper.typed, slug).toMatchObject(whole);
    expect(readForm(form, textsToAnswers(form.fields, paper.typed)), slug).not.toHaveProperty('faults');
    written.push(...paper.typing);
    profile = withFacts(profile, Object.fromEntries(paper.told.map(({ at, text }) => [at, text])));
  }
  expect(written.filter((text, at) => written.indexOf(text) !== at)).toEqual([]);
});
