import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { caseOfLink, linkKey } from '@majak/desk/cases/case-links';
import { changeCase, openCase } from '@majak/desk/cases/change-case';
import type { ClientView } from '@majak/desk/cases/client-view';
import { readCase } from '@majak/desk/cases/read-case';
import { query } from '@majak/desk/database';
import { env } from '@majak/desk/env';
import { keepWork } from '@majak/desk/kept-work/kept-work';
import type { User } from '@majak/desk/payload-types';
import { openSession } from '@majak/desk/sign-in/client-session';
import { sessionCookie } from '@majak/desk/sign-in/sealed-cookies';
import type { CaseChangeId } from '@majak/tools/cases/case-change-kinds';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handleErase } from '../../apps/web/src/client-area/handle-erase.ts';
import { loadClientArea } from '../../apps/web/src/client-area/load-client-area.ts';
import { loadSharedCase } from '../../apps/web/src/client-case/load-shared-case.ts';
import { openClientCase } from '../../apps/web/src/client-case/open-client-case.ts';
import { fileControl } from '../../apps/web/src/form/file-control.ts';
import { respondWork } from '../../apps/web/src/kept-work/respond.ts';
import { GET as takeFile } from '../../apps/web/src/pages/client-area/files/[id].ts';
import { POST as takeAlong } from '../../apps/web/src/pages/client-area/personal-data.ts';
import { loadCases } from '../../apps/web/src/tracker/load-cases.ts';
import { waitingTablesOf } from '../../apps/web/src/waiting/waiting-tables-of.ts';
import { forgetCases } from '../support/case-desk.ts';
import { contactInput } from '../support/contact-input.ts';
import { cookiesOf } from '../support/identity.ts';
import { forgetSignIns } from '../support/sign-in-rows.ts';
import { store } from '../support/store.ts';
import { ask } from '../support/studio-api.ts';
import { submitRequest } from '../support/submit.ts';

const [own, others] = ['MJK-0000-0001', 'MJK-0000-0002'];
const [email, another] = ['ana@example.com', 'bo@example.com'];
const password = 'copper-lantern-ferry';

/** What somebody brings along: cookies, and a link if they were given one. */
type Actor = { cookie: string; link?: string };
let payload: Payload;
let actors: Record<string, Actor>;
let ids: { case: number; request: number; file: number };
let pdf: Uint8Array<ArrayBuffer>;
const officeNumber = 'OAM-00012/ZK-2026';
const bornOn = '1990-02-28';

const site = (cookie: string) => new Request(env.webUrl, { headers: { cookie } });

const person = async (role: User['role']): Promise<Actor> => {
  const who = { email: `${role}.of-roles@majak.example`, password };
  await payload.create({
    collection: 'users',
    data: { ...who, name: 'Somebody', role, mustChangePassword: false },
    depth: 0,
    overrideAccess: true,
  });
  return { cookie: (await ask('/users/login', { body: who })).session };
};

const client = async (): Promise<Actor> => {
  const answer = new Headers();
  const cookie = await sessionCookie(site(''), answer);
  cookie.token = await openSession(payload, { email, device: 'Firefox' });
  await cookie.save();
  return { cookie: cookiesOf(answer) };
};

const changed = (
  kind: CaseChangeId,
  given: object,
  author: 'agency' | 'client' = 'agency',
  reference = own,
) => changeCase(payload, { author, reference, kind, given, idempotencyKey: randomUUID() });
/** The number of what a change made. */
async function numberOf(change: ReturnType<typeof changeCase>): Promise<number> {
  const outcome = await change;
  if (outcome.kind !== 'made') throw new Error(outcome.kind);
  return outcome.number;
}
const madeLink = (reference: string) =>
  numberOf(changed('link-made', { label: 'Partner', days: 7 }, 'client', reference));

async function fill() {
  const sent = await submitRequest(payload, { input: contactInput({ email: another }), spam: false });
  if (sent.kind !== 'accepted') throw new Error(sent.kind);
  const by = { author: 'agency', person: 'agent@majak.example' } as const;
  for (const [reference, of] of [
    [own, email],
    [others, another],
  ] as const)
    await openCase(payload, {
      ...by,
      reference,
      given: { permit: 'employee-card', name: 'Somebody', email: of, bornOn },
      idempotencyKey: randomUUID(),
    });
  await changed('filed', { on: '2026-01-15', officeNumber });
  await madeLink(own);
  await keepWork(payload, email, { name: 'majak-profile', text: 'Mine', known: 0 });
  await keepWork(payload, another, { name: 'majak-form-invoice', text: 'Theirs', known: 0 });
  await query(
    payload,
    sql`INSERT INTO uploads (key, form, field, name, type, size, reference, created_at, updated_at)
        VALUES ('of-roles', 'contact-request', 'file', 'a.pdf', 'application/pdf', 1, ${sent.reference}, ${new Date().toISOString()}, ${new Date().toISOString()})`,
  );
  await query(
    payload,
    sql`INSERT INTO outbox (key, reference, kind, channel, status, attempts, due_at, created_at, updated_at)
        VALUES ('of-roles', 'of-roles', 'requests', 'office', 'SUCCEEDED', 1, ${new Date().toISOString()}, ${new Date().toISOString()}, ${new Date().toISOString()})`,
  );
  const idOf = async (statement: ReturnType<typeof sql>) => Number((await query(payload, statement))[0]?.id);
  // As many decided cases as are shown together.
  for (let count = 0; count < 8; count += 1)
    await query(
      payload,
      sql`INSERT INTO waiting_times (permit, office, quarter, days, sample, created_at, updated_at)
          VALUES ('blue-card', '', '2026-Q3', ${30 + count}, ${false}, ${new Date().toISOString()}, ${new Date().toISOString()})`,
    );
  return {
    case: await idOf(sql`SELECT id FROM cases WHERE reference = ${own}`),
    request: await idOf(sql`SELECT id FROM requests WHERE reference = ${sent.reference}`),
    file: await idOf(sql`SELECT id FROM uploads WHERE key = 'of-roles'`),
  };
}

const forget = async () => {
  await forgetCases();
  await forgetSignIns(payload);
  await query(payload, sql`DELETE FROM uploads WHERE key = 'of-roles'`);
  await payload.delete({ collection: 'users', where: { id: { exists: true } }, overrideAccess: true });
};
beforeAll(async () => {
  payload = await store();
  await forget();
  const document = await PDFDocument.create();
  document.addPage();
  pdf = new Uint8Array(await document.save());
  ids = await fill();
  const linkOf = await query(
    payload,
    sql`SELECT number FROM case_changes WHERE case_reference = ${own} AND kind = 'link-made'`,
  );
  actors = {
    stranger: { cookie: '' },
    client: await client(),
    'shared link': { cookie: '', link: linkKey(own, Number(linkOf[0]?.number)) },
    agent: await person('agent'),
    editor: await person('editor'),
    owner: await person('owner'),
  };
});
afterAll(forget);

/** What the site's own end points answer, as they are called by its pages. */
const isTaken = ({ status }: Response): boolean => status === 200;
const posted = (cookie: string, path: string, fields: Record<string, string> = {}) =>
  new Request(env.webUrl + path, { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) });
const isShown = async (reference: string, { cookie }: Actor): Promise<boolean> => {
  const opened = await openClientCase(reference, site(cookie));
  return opened !== undefined && 'view' in opened;
};
/** A change of a client as their page posts it: to their case, or to whatever is written in its place. */
const post = (place: string, { cookie }: Actor, change: string, fields: Record<string, string>) =>
  openClientCase(
    place,
    posted(cookie, `/client-area/cases/${encodeURIComponent(place)}?change=${change}`, {
      key: randomUUID(),
      ...fields,
    }),
  );
/** A message of a client, which is stored or not. */
const isWritten = async (place: string, actor: Actor): Promise<boolean> => {
  const text = `Written ${randomUUID()}`;
  await post(place, actor, 'message', { text });
  const [row] = await query(payload, sql`SELECT id FROM case_changes WHERE answers LIKE ${`%${text}%`}`);
  return row !== undefined;
};
/** A paper that was asked for, with its file. */
const isHandedIn = async (place: string, { cookie }: Actor): Promise<boolean> => {
  const paper = await numberOf(changed('paper-asked', { title: 'Lease' }));
  const body = new FormData();
  body.set('key', randomUUID());
  body.set('paper', String(paper));
  body.set(fileControl.nameOf('files'), new File([pdf], 'lease.pdf', { type: 'application/pdf' }));
  const path = `/client-area/cases/${encodeURIComponent(place)}?change=paper-given`;
  await openClientCase(place, new Request(env.webUrl + path, { method: 'POST', headers: { cookie }, body }));
  return (await readCase(payload, own))?.papers.find(({ number }) => number === paper)?.state === 'given';
};
/** Whether a link that its client has just made opens nothing any more, once somebody did something about it. */
const isWithdrawn = async (reference: string, withdraw: (link: number) => Promise<unknown>) => {
  const link = await madeLink(reference);
  await withdraw(link);
  return (await caseOfLink(payload, linkKey(reference, link), 'the page')) === undefined;
};
/** What the form of the tracker opens, from an address of its own: how often anybody may guess is another test's. */
const isFound = async (number: string, proof: string, { cookie }: Actor): Promise<boolean> => {
  const asked = posted(cookie, '/track-application/case', { number, proof });
  asked.headers.set('x-client-address', randomUUID());
  const { cases } = await loadCases(asked);
  return cases.some(({ reference }) => reference === own);
};

/** Work of the client under one name, and of another client under another. */
const isOpened = async (name: string, cookie: string): Promise<boolean> =>
  isTaken(await respondWork(site(cookie), name));
const isKeptAndDeleted = async (cookie: string): Promise<boolean> => {
  const name = 'majak-invoice-book';
  const body = JSON.stringify({ text: 'Mine', known: 0 });
  const kept = await respondWork(new Request(env.webUrl, { method: 'PUT', headers: { cookie }, body }), name);
  await respondWork(posted(cookie, ''), name);
  return isTaken(kept) && !(await isOpened(name, cookie));
};

const isRefused = (status: number) => [401, 403, 404].includes(status);
/** Whether the studio does what it is asked, or says what is missing, and does not refuse who asks. */
const asks =
  (path: () => string, body: object = {}) =>
  async ({ cookie }: Actor) =>
    !isRefused((await ask(path(), { body, session: cookie })).status);
/** A change of a case, as the studio sends it. */
const studioChange = (id: number, { cookie }: Actor, change: object) =>
  ask(`/cases/${id}/changes`, { body: change, session: cookie, key: randomUUID() });
/** Whether it tells, and not only an empty list. */
const reads =
  (collection: string) =>
  async ({ cookie }: Actor) => {
    const { status, body } = await ask(`/${collection}?depth=0`, { method: 'GET', session: cookie });
    return status === 200 && Array.isArray(body.docs);
  };

const tries: Record<string, (actor: Actor) => Promise<boolean>> = {
  'find their own cases and requests in the client area': async ({ cookie }) => {
    const area = await loadClientArea(site(cookie));
    return area.kind === 'signed in' && area.cases.some(({ reference }) => reference === own);
  },
  'open their own case there, hand in papers, write, share it': async (actor) =>
    (await isShown(own, actor)) && (await isWritten(own, actor)) && (await isHandedIn(own, actor)),
  "open another client's case there": async (actor) =>
    (await isShown(others, actor)) || (await isWritten(others, actor)),
  'take out a file of another client there': async ({ cookie }) => {
    const rewrite = async () => new Response(null, { status: 404 });
    const asked = { request: site(cookie), params: { id: String(ids.file) }, rewrite };
    return isTaken(await takeFile(asked as unknown as Parameters<typeof takeFile>[0]));
  },
  'read what a client keeps with their account, keep or delete it': async ({ cookie }) =>
    (await isOpened('majak-profile', cookie)) && (await isKeptAndDeleted(cookie)),
  'read what another client keeps with their account': ({ cookie }) => isOpened('majak-form-invoice', cookie),
  'download or erase their own data': async ({ cookie }) => {
    const asked = { request: posted(cookie, '/client-area/personal-data') };
    const archive = await takeAlong(asked as unknown as Parameters<typeof takeAlong>[0]);
    return isTaken(archive) && 'email' in (await handleErase(site(cookie)));
  },
  'see where a case stands by its shared link': async ({ link = '' }) =>
    (await loadSharedCase(link))?.view.reference === own,
  'write or hand in papers by a shared link': async (actor) => {
    const { link = actors['shared link']?.link ?? '' } = actor;
    return (await isWritten(link, actor)) || (await isHandedIn(link, actor));
  },
  'withdraw a shared link of their own case': (actor) =>
    isWithdrawn(own, (link) => post(own, actor, 'link-withdrawn', { link: String(link) })),
  "withdraw a shared link of another client's case": (actor) =>
    isWithdrawn(others, (link) => post(others, actor, 'link-withdrawn', { link: String(link) })),
  'see where a case stands by its number and the date of birth or the address': async (actor) =>
    (await isFound(own, bornOn, actor)) && (await isFound(officeNumber, email, actor)),
  'see it by its number and a wrong proof, or by the proof alone': async (actor) =>
    (await isFound(own, '1990-02-27', actor)) ||
    (await isFound(officeNumber, another, actor)) ||
    (await isFound('', bornOn, actor)),
  'read how long cases of eight people or more took': async () => {
    const [table] = await waitingTablesOf([{ permitId: 'blue-card' } as ClientView]);
    return table?.all.count === 8;
  },
  'read requests in the studio': reads('requests'),
  'retry, mark or erase a request': asks(() => `/requests/${ids.request}/retry`),
  "export a person's data": asks(() => '/requests/export'),
  'read cases in the studio': reads('cases'),
  'open a case of a request': asks(() => `/requests/${ids.request}/case`),
  'change a case': asks(() => `/cases/${ids.case}/changes`),
  "withdraw a client's shared link in the studio": (actor) =>
    isWithdrawn(own, (link) => studioChange(ids.case, actor, { kind: 'link-withdrawn', answers: { link } })),
  "look at the office's list before it is imported": asks(() => '/cases/status-sheet'),
  "import the office's list into cases": async ({ cookie }) => {
    const published = async () =>
      (await readCase(payload, own))?.history.filter(({ kind }) => kind === 'published').length ?? 0;
    const before = await published();
    // Two states by turns: what a case says already is not written again.
    const state = before % 2 ? 'negative' : 'positive';
    const body = { on: '2026-02-20', rows: [{ reference: own, state }] };
    await ask('/cases/status-sheet/rows', { body, session: cookie });
    return (await published()) > before;
  },
  'read waiting times as rows, by case': reads('waiting-times'),
  'read the changes of cases as rows': reads('case-changes'),
  'read orders and bookings in the studio': async (actor) =>
    (await reads('orders')(actor)) && (await reads('bookings')(actor)),
  'ask a client to pay': asks(() => `/requests/${ids.request}/orders`),
  'apply a statement of the bank': asks(() => '/orders/statement/rows'),
  'read the changes of orders and bookings as rows': async (actor) =>
    (await reads('order-changes')(actor)) || (await reads('booking-changes')(actor)),
  'read deliveries': reads('outbox'),
  'see who took out files': reads('downloads'),
  'write content': asks(() => '/terms'),
  'see content that is no page, such as redirects': reads('redirects'),
  'make accounts of the studio': asks(() => '/users'),
  'read sessions of clients': reads('client-sessions'),
  'read links that sign clients in': reads('sign-ins'),
  'read what clients keep with their accounts as rows': reads('kept-work'),
  'read what the identity provider keeps': reads('provider-records'),
};

const rows = readFileSync(new URL('../../docs/roles.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const [[, ...roles] = [], , ...lines] = rows;

test('the table names everybody, and all that is tried', () => {
  expect(roles).toEqual(Object.keys(actors));
  expect(lines.map(([what]) => what)).toEqual(Object.keys(tries));
});

test.each(lines)('%s', async (what = '', ...said) => {
  const found: string[] = [];
  for (const role of roles) {
    const actor = actors[role];
    found.push(actor && (await tries[what]?.(actor)) ? 'yes' : 'no');
  }
  expect(found).toEqual(said);
});
