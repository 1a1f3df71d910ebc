import { fileURLToPath } from 'node:url';
import { serverWords } from '@parley/i18n/server';
import type { Locale } from '@parley/model';
import pdfMake from 'pdfmake';
import type { Organisation } from '../database/schema.ts';
import type { Invoice } from './invoices.ts';
import { CURRENCY } from './plans.ts';

const FONT_FOLDER = fileURLToPath(new URL('./fonts/Roboto/', import.meta.resolve('pdfmake/package.json')));
const fontFile = (name: string) => `${FONT_FOLDER}Roboto-${name}.ttf`;

pdfMake.setFonts({ Roboto: { normal: fontFile('Regular'), bold: fontFile('Medium') } });
// A document is made of the words given here and these fonts: nothing else is fetched or read.
pdfMake.setUrlAccessPolicy(() => false);
pdfMake.setLocalAccessPolicy((path) => path.startsWith(FONT_FOLDER));

/** The document of an invoice: PDF, one page, A4. */
export async function invoicePdf(
  invoice: Invoice,
  { name, billingEmail }: Pick<Organisation, 'name' | 'billingEmail'>,
  language: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const t = serverWords(language);
  const title = `${t('invoice.title')} ${invoice.number}`;
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: CURRENCY });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const amount = money.format(invoice.amount / 100);
  const pdf = pdfMake.createPdf({
    info: { title, author: 'Parley' },
    pageSize: 'A4',
    pageMargins: 56,
    defaultStyle: { fontSize: 11, lineHeight: 1.3 },
    content: [
      { text: 'Parley', fontSize: 12, bold: true },
      { text: title, fontSize: 24, bold: true, margin: [0, 24, 0, 24] },
      {
        columns: [
          [{ text: t('invoice.billedTo'), bold: true }, name, billingEmail],
          [
            `${t('invoice.number')}: ${invoice.number}`,
            `${t('invoice.issued')}: ${day.format(invoice.issuedAt)}`,
            t(invoice.status === 'paid' ? 'invoice.state.paid' : 'invoice.state.open'),
          ],
        ],
      },
      {
        margin: [0, 32, 0, 16],
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          widths: ['*', 'auto'],
          body: [
            [
              { text: t('invoice.item'), bold: true },
              { text: t('invoice.amount'), bold: true, alignment: 'right' },
            ],
            [t('invoice.subscription', { plan: invoice.planName }), { text: amount, alignment: 'right' }],
            [
              { text: t('invoice.total'), bold: true },
              { text: amount, bold: true, alignment: 'right' },
            ],
          ],
        },
      },
      { text: t('invoice.withoutVat'), color: '#555555' },
      { text: t('invoice.sandbox'), color: '#555555' },
    ],
  });
  return new Uint8Array(await pdf.getBuffer());
}
