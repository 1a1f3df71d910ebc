/** Who sells, as the sandbox's invoices name them. */
export interface Seller {
  name: string;
  /** Street, town and country, each a line. */
  address: readonly string[];
  taxId: string;
}

/** The seller while nobody says another: as made up as the demo. */
export const DEMO_SELLER: Seller = {
  name: 'Parley Demo GmbH',
  address: ['Musterstraße 12', '10115 Berlin', 'Germany'],
  taxId: 'DE000000000',
};
