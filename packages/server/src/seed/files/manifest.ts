import { readFileSync } from 'node:fs';
import { inPackage } from '../../packageFolder.ts';

/**
 * Which data files each demo assistant starts with, by file name in this folder. Pages are parted by
 * `<!-- page -->` lines. The acme assistants speak for one shop, Nordlicht Outdoor; the others for a dental
 * practice, a software firm and a library.
 */
export const SEED_FILES = {
  shop: [
    'frequently-asked-questions.md',
    'shipping-and-delivery.md',
    'payment.md',
    'stores-and-opening-hours.md',
    'contact-and-service.md',
    'returns-and-refunds.md',
    'gift-cards.md',
    'polar-club.md',
    'product-care.md',
    'size-guide.md',
    'warranty.md',
    'repairs.md',
    'rental.md',
    'sleeping-bags-and-mats.md',
    'tent-polaris-2-manual.md',
    'backpack-fjell-65-manual.md',
    'stove-ember-manual.md',
    'privacy.md',
    'versand-und-rueckgabe.md',
  ],
  returns: [
    'frequently-asked-questions.md',
    'returns-and-refunds.md',
    'warranty.md',
    'repairs.md',
    'damaged-and-missing-goods.md',
  ],
  draft: ['corporate-orders.md', 'courses.md'],
  dental: ['practice-information.md'],
  software: ['support-handbook.md'],
  library: ['library-guide.md'],
} as const satisfies Record<string, readonly string[]>;

export type SeedAssistant = keyof typeof SEED_FILES;

/** The data files of a demo assistant, as if they had been uploaded. */
export function seedFilesOf(assistant: SeedAssistant): { name: string; bytes: Uint8Array }[] {
  return SEED_FILES[assistant].map((name) => ({
    name,
    bytes: readFileSync(inPackage(`src/seed/files/${name}`)),
  }));
}
