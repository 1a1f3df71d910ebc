import { expect, test } from 'vitest';
import { nameInWords } from './nameInWords.ts';

test.each([
  ['pricePerSquareMetre', 'Price per square metre'],
  ['price_per_square_metre', 'Price per square metre'],
  ['price-per-square-metre', 'Price per square metre'],
  ['PricePerSquareMetre', 'Price per square metre'],
  ['MAX_WEIGHT', 'MAX WEIGHT'],
  ['VATRate', 'VAT rate'],
  ['weightKG', 'Weight KG'],
  ['größteBreite', 'Größte breite'],
  ['_id', 'Id'],
  ['42', '42'],
  ['2026-03-01', '2026-03-01'],
  ['Wi-Fi', 'Wi-Fi'],
  ['price (EUR)', 'price (EUR)'],
  ['', ''],
  ['__', '__'],
])('AS-3: the name %s of a field is read as %s', (name, words) => {
  expect(nameInWords(name)).toBe(words);
});
