import { at, type Element, everyElement, rootOf } from './elements.ts';

/** What an element holds: others, each at most once unless a `+` stands behind it and needed if a `!` does, or a text. */
type Held = { children: string; inOrder?: boolean } | { text: RegExp };

const upTo = (length: number): Held => ({ text: new RegExp(`^.{0,${length}}$`, 'su') });
const oneOf = (...values: string[]): Held => ({ text: new RegExp(`^(${values.join('|')})$`) });
const number: Held = { text: /^-?\d+(\.\d+)?$/ };
const day: Held = { text: /^\d{4}-\d\d-\d\d$/ };

/**
 * Every element that we write, by its parent where two have one name. Source: Stormware's schemas of version 2.0, data.xsd,
 * invoice.xsd and type.xsd. Children of most come in any order; where they do not, `inOrder` says so.
 */
const elements: Readonly<Record<string, Held>> = {
  dataPack: { children: 'dataPackItem+!' },
  dataPackItem: { children: 'invoice!' },
  invoice: { children: 'invoiceHeader invoiceDetail invoiceSummary', inOrder: true },
  invoiceHeader: {
    children:
      'invoiceType! number symVar originalDocument date dateTax dateDue classificationVAT text partnerIdentity paymentType note',
  },
  invoiceType: oneOf('issuedInvoice', 'issuedCreditNotice', 'issuedAdvanceInvoice'),
  number: { children: 'numberRequested' },
  numberRequested: { text: /^.{1,32}$/su },
  symVar: upTo(20),
  originalDocument: upTo(32),
  date: day,
  dateTax: day,
  dateDue: day,
  classificationVAT: { children: 'classificationVATType' },
  classificationVATType: oneOf('inland', 'nonSubsume'),
  'invoiceHeader/text': upTo(240),
  partnerIdentity: { children: 'address' },
  address: { children: 'company city street zip ico dic' },
  company: upTo(255),
  city: upTo(45),
  street: upTo(64),
  zip: upTo(15),
  ico: upTo(15),
  dic: upTo(18),
  'invoiceHeader/paymentType': { children: 'paymentType' },
  'paymentType/paymentType': oneOf('draft', 'cash', 'creditcard'),
  note: { text: /^[\s\S]*$/ },
  invoiceDetail: { children: 'invoiceItem+!' },
  invoiceItem: {
    children: 'text quantity unit payVAT rateVAT percentVAT discountPercentage homeCurrency foreignCurrency',
  },
  'invoiceItem/text': upTo(90),
  quantity: number,
  unit: upTo(10),
  payVAT: oneOf('true', 'false'),
  rateVAT: oneOf('none', 'low', 'high', 'historyLow', 'historyHigh'),
  percentVAT: number,
  discountPercentage: { text: /^\d{1,3}(\.\d+)?$/ },
  homeCurrency: { children: 'unitPrice' },
  'invoiceItem/foreignCurrency': { children: 'unitPrice' },
  unitPrice: number,
  invoiceSummary: { children: 'roundingDocument roundingVAT foreignCurrency' },
  roundingDocument: oneOf('none', 'math2one'),
  roundingVAT: oneOf('noneEveryRate'),
  'invoiceSummary/foreignCurrency': { children: 'currency! rate amount' },
  currency: { children: 'ids' },
  ids: upTo(19),
  rate: number,
  amount: { text: /^\d+$/ },
};

/** Attributes that each of them needs. */
const attributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  dataPack: {
    version: /^2\.0$/,
    id: /^[\s\S]{1,64}$/u,
    ico: /^[\s\S]{0,15}$/u,
    application: /^[\s\S]{1,100}$/u,
    note: /^/,
  },
  dataPackItem: { version: /^2\.0$/, id: /^[\s\S]{1,64}$/u },
  invoice: { version: /^2\.0$/ },
};

function childFaults({ name, children }: Element, held: { children: string; inOrder?: boolean }): string[] {
  const allowed = held.children.split(' ').map((one) => ({
    child: one.replace(/[+!]/g, ''),
    isNeeded: one.includes('!'),
    isMany: one.includes('+'),
  }));
  const places = children.map((one) => allowed.findIndex(({ child }) => child === one.name));
  const isSorted = places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0));
  return [
    ...children.flatMap((one, at) => (places[at] === -1 ? [`${name} holds ${one.name}`] : [])),
    ...allowed.flatMap(({ child, isNeeded, isMany }) => {
      const times = children.filter((one) => one.name === child).length;
      if (times === 0) return isNeeded ? [`${name} has no ${child}`] : [];
      return times > 1 && !isMany ? [`${name} has ${child} ${times} times`] : [];
    }),
    ...(held.inOrder && !isSorted ? [`${name} holds its parts in another order`] : []),
  ];
}

function faultsIn(element: Element, parent: string): string[] {
  const { name, text, children } = element;
  const held = elements[`${parent}/${name}`] ?? elements[name];
  if (!held) return [`${parent} holds ${name}`];
  const own =
    'text' in held
      ? [held.text.test(text) && children.length === 0 ? [] : [`${name} says “${text}”`]].flat()
      : childFaults(element, held);
  const given = Object.entries(attributes[name] ?? {}).flatMap(([key, form]) => {
    const value = element.attributes[key];
    return value !== undefined && form.test(value) ? [] : [`${name} has ${key} “${value}”`];
  });
  return [...own, ...given, ...children.flatMap((child) => faultsIn(child, name))];
}

/** What the schema does not say: each document is known again by an id of its own, and a rate by its percentage is of earlier years. */
function ruleFaults(root: Element): string[] {
  const items = everyElement(root);
  const ids = items.filter(({ name }) => name === 'dataPackItem').map(({ attributes }) => attributes.id);
  const oddRates = items.filter(
    (one) =>
      one.name === 'invoiceItem' &&
      at(one, 'rateVAT').startsWith('history') !== (at(one, 'percentVAT') !== ''),
  );
  return [
    ...(new Set(ids).size === ids.length ? [] : ['two documents have one id']),
    ...oddRates.map(
      (one) => `a line is at ${at(one, 'rateVAT')}, and says “${at(one, 'percentVAT')}” percent`,
    ),
  ];
}

/** What is wrong with a data package for Pohoda, by what its schemas say of the elements that we write; nothing if all is right. */
export function pohodaFaults(xml: string): string[] {
  const root = rootOf(xml);
  return [...faultsIn(root, ''), ...ruleFaults(root)];
}
