/** Who sells, as the sandbox's invoices name them. */
export interface Seller {
  name: string;
  /** Street, town and country, each a line. */
  address: readonly string[];
  /** ISO 3166 code of a country that is not among the lines: it is named in the invoice's language. */
  country?: string;
  taxId: string;
}

/** The seller while nobody says another: as made up as the demo. */
export const DEMO_SELLER: Seller = {
  name: 'Parley Demo GmbH',
  address: ['Musterstraße 12', '10115 Berlin'],
  country: 'DE',
  taxId: 'DE000000000',
};
