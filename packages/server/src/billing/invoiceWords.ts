import type { Locale } from '@parley/model';

/** Words of an invoice's document. */
interface InvoiceWords {
  title: string;
  number: string;
  issued: string;
  state: { paid: string; open: string };
  billedTo: string;
  item: string;
  /** The line of a plan. */
  subscription: (plan: string) => string;
  amount: string;
  total: string;
  withoutVat: string;
  sandbox: string;
}

export const invoiceWords: Record<Locale, InvoiceWords> = {
  en: {
    title: 'Invoice',
    number: 'Number',
    issued: 'Date',
    state: { paid: 'Paid', open: 'Open' },
    billedTo: 'Billed to',
    item: 'Item',
    subscription: (plan) => `Parley subscription, plan ${plan}`,
    amount: 'Amount',
    total: 'Total',
    withoutVat: 'Without VAT.',
    sandbox: 'Test payment: no money was moved.',
  },
  de: {
    title: 'Rechnung',
    number: 'Nummer',
    issued: 'Datum',
    state: { paid: 'Bezahlt', open: 'Offen' },
    billedTo: 'Rechnung an',
    item: 'Posten',
    subscription: (plan) => `Parley-Abonnement, Tarif ${plan}`,
    amount: 'Betrag',
    total: 'Summe',
    withoutVat: 'Ohne Mehrwertsteuer.',
    sandbox: 'Testzahlung: Es wurde kein Geld bewegt.',
  },
  es: {
    title: 'Factura',
    number: 'Número',
    issued: 'Fecha',
    state: { paid: 'Pagada', open: 'Pendiente' },
    billedTo: 'Facturado a',
    item: 'Concepto',
    subscription: (plan) => `Suscripción a Parley, plan ${plan}`,
    amount: 'Importe',
    total: 'Total',
    withoutVat: 'Sin IVA.',
    sandbox: 'Pago de prueba: no se ha movido dinero.',
  },
  pl: {
    title: 'Faktura',
    number: 'Numer',
    issued: 'Data',
    state: { paid: 'Opłacona', open: 'Do zapłaty' },
    billedTo: 'Nabywca',
    item: 'Pozycja',
    subscription: (plan) => `Subskrypcja Parley, plan ${plan}`,
    amount: 'Kwota',
    total: 'Razem',
    withoutVat: 'Bez VAT.',
    sandbox: 'Płatność testowa: nie pobrano pieniędzy.',
  },
};
