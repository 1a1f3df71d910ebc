import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DAY_MS, type Locale } from '@parley/model';
import pdfMake from 'pdfmake';
import type { Organisation } from '../database/schema.ts';
import { inPackage } from '../packageFolder.ts';
import type { ProviderInvoice, ProviderInvoiceLine } from './customerState.ts';
import { type Invoice, reckonSpan, standingOf } from './invoices.ts';
import { type Speech, speechOf } from './sandboxSpeech.ts';
import type { Seller } from './seller.ts';

const FONT_FOLDER = fileURLToPath(new URL('./fonts/Roboto/', import.meta.resolve('pdfmake/package.json')));
const fontFile = (name: string) => `${FONT_FOLDER}Roboto-${name}.ttf`;

pdfMake.setFonts({ Roboto: { normal: fontFile('Regular'), bold: fontFile('Medium') } });
// A document is made of the words given here and these fonts: nothing else is fetched or read.
pdfMake.setUrlAccessPolicy(() => false);
pdfMake.setLocalAccessPolicy((path) => path.startsWith(FONT_FOLDER));

/** A piece of a document. */
type Content = Parameters<typeof pdfMake.createPdf>[0]['content'];

const ACCENT = '#4f46e5';
const QUIET = '#565d70';
const LINE = '#d9dde6';
const mark = readFileSync(inPackage('src/pages/mark.svg'), 'utf8');

/** Until an open invoice is to be paid. */
const DUE_DAYS = 14;
const MARGIN = 56;

/** What the document of an invoice says. */
export interface InvoiceDocument {
  invoice: Invoice;
  /** What the provider keeps of it beyond that; left out for those from before. */
  record: Pick<ProviderInvoice, 'lines' | 'creditUsed'> | undefined;
  seller: Seller;
  customer: Pick<Organisation, 'name' | 'billingEmail'>;
  language: Locale;
}

/** The document of an invoice: PDF, A4. */
export async function invoicePdf(document: InvoiceDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { invoice, record, seller, customer, language } = document;
  const speech = speechOf(language);
  const { t } = speech;
  const isCredit = standingOf(invoice) === 'credited';
  const title = `${t(isCredit ? 'subscription.billing.creditNote' : 'invoice.title')} ${invoice.number}`;
  const lines = record?.lines ?? [lineOf(invoice)];
  const pdf = pdfMake.createPdf({
    info: { title, author: seller.name },
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, 2 * MARGIN],
    defaultStyle: { fontSize: 10, lineHeight: 1.35, color: '#151824' },
    footer: footerOf(seller, t('invoice.sandbox'), speech),
    content: [
      {
        columns: [
          { svg: mark, width: 26 },
          { text: 'Parley', fontSize: 17, bold: true, margin: [8, 3, 0, 0] },
          { text: sellerLines(seller, speech).join('\n'), alignment: 'right', color: QUIET, fontSize: 9 },
        ],
      },
      { text: title, fontSize: 26, bold: true, margin: [0, 40, 0, 28] },
      {
        columns: [
          [
            { text: t('invoice.billedTo'), color: QUIET, fontSize: 9 },
            { text: customer.name, bold: true },
            customer.billingEmail,
          ],
          facts(invoice, lines, speech),
        ],
        columnGap: 24,
      },
      itemTable(lines, speech),
      totals(invoice, record?.creditUsed ?? 0, speech),
      { text: t('invoice.withoutVat'), color: QUIET, fontSize: 9, margin: [0, 32, 0, 0] },
    ],
  });
  return new Uint8Array(await pdf.getBuffer());
}

/** The line of an invoice of which nothing but the amount is kept. */
function lineOf(invoice: Invoice): ProviderInvoiceLine {
  const { plan, period, begins, ends } = reckonSpan(invoice);
  const span = { begins: secondsOf(begins), ends: secondsOf(ends) };
  return { kind: 'plan', plan: plan.code, period, amount: invoice.amount, ...span };
}

const secondsOf = (moment: Date) => moment.getTime() / 1000;

const spanOf = ({ begins, ends }: Pick<ProviderInvoiceLine, 'begins' | 'ends'>, { t, day }: Speech) =>
  t('sandbox.span', { begins: day(new Date(begins * 1000)), ends: day(new Date(ends * 1000)) });

const sellerLines = ({ name, address, country, taxId }: Seller, { t, region }: Speech) => [
  name,
  ...address,
  ...(country ? [region(country)] : []),
  t('invoice.taxId', { id: taxId }),
];

const STATES = {
  paid: 'invoice.state.paid',
  open: 'invoice.state.open',
  credited: 'subscription.billing.credited',
} as const;

/** Number and dates: names at the start, values at the end. */
function facts(invoice: Invoice, lines: readonly ProviderInvoiceLine[], speech: Speech): Content {
  const { t, day } = speech;
  const { number, issuedAt, paidAt } = invoice;
  const standing = standingOf(invoice);
  const plan = lines.find(({ kind }) => kind === 'plan');
  const dueAt = new Date(issuedAt.getTime() + DUE_DAYS * DAY_MS);
  const settled = paidAt ? [t('invoice.paidOn'), day(paidAt)] : [t('invoice.dueOn'), day(dueAt)];
  const rows = [
    [t('invoice.number'), number],
    [t('invoice.issued'), day(issuedAt)],
    ...(plan ? [[t('invoice.service'), spanOf(plan, speech)]] : []),
    ...(standing === 'credited' ? [] : [settled]),
    [t('subscription.billing.invoiceState'), t(STATES[standing])],
  ];
  return {
    layout: 'noBorders',
    table: {
      widths: ['auto', '*'],
      body: rows.map(([name = '', value = '']) => [
        { text: name, color: QUIET },
        { text: value, alignment: 'right' },
      ]),
    },
  };
}

/** What is sold, and what of earlier sales is credited. */
function itemTable(lines: readonly ProviderInvoiceLine[], speech: Speech): Content {
  const { t, price, offer } = speech;
  const head = { color: QUIET, fontSize: 9 };
  return {
    margin: [0, 36, 0, 0],
    layout: {
      hLineWidth: (index) => (index === 0 ? 0 : 0.75),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingTop: () => 8,
      paddingBottom: () => 6,
      paddingLeft: (index) => (index === 0 ? 0 : 12),
      paddingRight: () => 0,
    },
    table: {
      headerRows: 1,
      widths: ['*', 'auto', 'auto'],
      body: [
        [
          { text: t('invoice.item'), ...head },
          { text: t('invoice.service'), ...head },
          { text: t('invoice.amount'), ...head, alignment: 'right' },
        ],
        ...lines.map((line) => {
          const what = offer({ plan: { code: line.plan }, period: line.period });
          return [
            line.kind === 'plan'
              ? t('invoice.subscription', { offer: what })
              : t('sandbox.unused', { offer: what }),
            spanOf(line, speech),
            { text: price(line.amount), alignment: 'right' as const, noWrap: true },
          ];
        }),
      ],
    },
  };
}

const OUTCOMES = {
  paid: 'invoice.amountPaid',
  open: 'invoice.amountDue',
  credited: 'sandbox.creditLeft',
} as const;

/** Net, tax and total; then what credit and payment make of it. */
function totals(invoice: Invoice, creditUsed: number, { t, price }: Speech): Content {
  const { amount } = invoice;
  const standing = standingOf(invoice);
  const rest = Math.abs(amount) - creditUsed;
  const rows: [string, number][] = [
    [t('invoice.net'), amount],
    [t('invoice.vat'), 0],
    [t('invoice.total'), amount],
    ...(creditUsed > 0 ? [[t('sandbox.creditUsed'), -creditUsed] satisfies [string, number]] : []),
  ];
  return {
    margin: [0, 16, 0, 0],
    columns: [
      { text: '', width: '*' },
      {
        width: 240,
        layout: {
          hLineWidth: (index) => (index === 2 || index === rows.length ? 0.75 : 0),
          vLineWidth: () => 0,
          hLineColor: () => LINE,
          paddingLeft: () => 0,
          paddingRight: () => 0,
          paddingTop: () => 5,
          paddingBottom: () => 3,
        },
        table: {
          widths: ['*', 'auto'],
          body: [
            ...rows.map(([name, cents], index) => [
              { text: name, bold: index === 2 },
              { text: price(cents), alignment: 'right' as const, bold: index === 2 },
            ]),
            [
              { text: t(OUTCOMES[standing]), bold: true, fontSize: 13 },
              { text: price(rest), bold: true, fontSize: 13, alignment: 'right' as const, color: ACCENT },
            ],
          ],
        },
      },
    ],
  };
}

/** At the foot of each page: who sells, that it is a test, and which page it is. */
function footerOf(seller: Seller, note: string, speech: Speech) {
  return (page: number, count: number): Content => ({
    margin: [MARGIN, 16, MARGIN, 0],
    fontSize: 8,
    color: QUIET,
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 483, y2: 0, lineWidth: 0.75, lineColor: LINE }] },
      {
        margin: [0, 10, 0, 0],
        columns: [
          { text: `${sellerLines(seller, speech).join(' · ')}\n${note}` },
          { text: `${page} / ${count}`, alignment: 'right', width: 40 },
        ],
      },
    ],
  });
}
