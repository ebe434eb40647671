import { parseArgs } from 'node:util';
import * as z from 'zod';
import { type RegisterQuestion, type RegisterReply, startRegister } from './register-server.ts';

/** Codes with which VIES answers instead of a verdict, with status 200. */
export const viesErrors = [
  'MS_UNAVAILABLE',
  'MS_MAX_CONCURRENT_REQ',
  'MS_MAX_CONCURRENT_REQ_TIME',
  'GLOBAL_MAX_CONCURRENT_REQ',
  'GLOBAL_MAX_CONCURRENT_REQ_TIME',
  'SERVICE_UNAVAILABLE',
  'TIMEOUT',
  'VAT_BLOCKED',
  'IP_BLOCKED',
  'INVALID_INPUT',
  'INVALID_REQUESTER_INFO',
] as const;
type ViesError = (typeof viesErrors)[number];

/** The answer VIES gives in place of a verdict. */
export const viesError = (error: ViesError): RegisterReply => ({
  status: 200,
  body: { actionSucceed: false, errorWrappers: [{ error }] },
});

type Registered = { name: string; address: string };
const hidden = '---';

/** Who is registered, by prefix and number; some states keep name and address to themselves. */
const registered: Record<string, Registered> = {
  CZ45274649: { name: 'ČEZ, a. s.', address: 'Duhová 1444/2\nPRAHA 4 - MICHLE\n140 00  PRAHA 4' },
  CZ27082440: { name: hidden, address: hidden },
  CZ699001182: { name: 'Komerční banka, a.s. - skupina', address: 'Na příkopě 969/33\n110 00  PRAHA 1' },
  DE136695976: { name: hidden, address: hidden },
  ATU33864707: { name: 'Red Bull GmbH', address: 'Am Brunnen 1\nAT-5330 Fuschl am See' },
  EL094259216: { name: 'ΕΛΛΗΝΙΚΗ ΕΤΑΙΡΕΙΑ Α.Ε.||ΕΛΛΗΝΙΚΗ', address: 'ΧΕΙΜΑΡΡΑΣ 8 \n15125 - ΜΑΡΟΥΣΙ' },
  IE6388047V: { name: 'GOOGLE IRELAND LIMITED', address: '3RD FLOOR, GORDON HOUSE, BARROW STREET, DUBLIN 4' },
  XI980780684: { name: hidden, address: '1 QUAY STREET\nBELFAST BT1 1AA' },
};

const states = 'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(
  ' ',
);
const question = z.object({
  countryCode: z.enum(states),
  vatNumber: z.string().regex(/^[A-Z\d+*]{2,12}$/),
  requesterMemberStateCode: z.string().optional(),
  requesterNumber: z.string().optional(),
});

function answer({ method, path, contentType, body }: RegisterQuestion): RegisterReply {
  if (path !== '/taxation_customs/vies/rest-api/check-vat-number' || method !== 'POST')
    return { status: 404 };
  if (!contentType.startsWith('application/json')) return { status: 415 };
  const asked = question.safeParse(body).data;
  if (!asked) return viesError('INVALID_INPUT');
  const { countryCode, vatNumber, requesterMemberStateCode, requesterNumber } = asked;
  const requester = requesterMemberStateCode && `${requesterMemberStateCode}${requesterNumber}`;
  if (requester !== undefined && !registered[requester]) return viesError('INVALID_REQUESTER_INFO');
  const found = registered[countryCode + vatNumber];
  return {
    status: 200,
    body: {
      countryCode,
      vatNumber,
      requestDate: '2026-11-21T10:00:00.000Z',
      valid: found !== undefined,
      requestIdentifier: requester ? 'WAPIAAAAX7kQ2mZp' : '',
      name: found?.name ?? hidden,
      address: found?.address ?? hidden,
      traderName: hidden,
      traderStreet: hidden,
      traderPostalCode: hidden,
      traderCity: hidden,
      traderCompanyType: hidden,
      traderNameMatch: 'NOT_PROCESSED',
    },
  };
}

/** VIES on this machine: it speaks the REST interface, and answers errors with status 200 as VIES does. */
export const startVies = (options: { port?: number } = {}) => startRegister({ ...options, answer });
export type StubVies = Awaited<ReturnType<typeof startVies>>;

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  console.log((await startVies({ port: z.coerce.number().optional().parse(values.port) })).url);
}
