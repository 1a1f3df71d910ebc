import { AVATAR_MAX_BYTES } from '@parley/model';
import { expect, test, vi } from 'vitest';
import { refusalOf } from './pictureRefusal.ts';

/** The head of a PNG that claims these sides. */
function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}
const GIF = Uint8Array.from(atob('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='), (character) =>
  character.charCodeAt(0),
);

const fileOf = (content: BlobPart, type = 'image/png') => new File([content], 'portrait.png', { type });

test.each([
  ['a GIF under the name of a PNG', fileOf(GIF), 'type'],
  ['a GIF', fileOf(GIF, 'image/gif'), 'type'],
  ['an SVG under the name of a PNG', fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'type'],
  ['nothing', fileOf(''), 'type'],
  ['a byte too many', fileOf(new Uint8Array(AVATAR_MAX_BYTES + 1)), 'size'],
  ['40,005,000 pixels', fileOf(png(8001, 5000)), 'pixels'],
] as const)('T14: %s is refused, and not decoded for it', async (_, file, refusal) => {
  const decodes = vi.fn(async () => true);
  expect(await refusalOf(file, decodes)).toBe(refusal);
  expect(decodes).not.toHaveBeenCalled();
});

test('T14: a picture of 40 megapixels is taken when it decodes, and refused otherwise', async () => {
  const file = fileOf(png(8000, 5000));
  expect(await refusalOf(file, async () => true)).toBeNull();
  expect(await refusalOf(file, async () => false)).toBe('type');
});
