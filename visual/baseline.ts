import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { baselineFolder, baselinePath, isStructure } from './plan.ts';

const SEAL_LABEL = 'capture sha256 ';
const SEAL_LENGTH = 64;

/** What tells one capture from another: a hash of its bytes. */
export function sealOf(capture: Buffer): string {
  return createHash('sha256').update(capture).digest('hex');
}

/**
 * Makes a baseline of a capture: the same pixels as lossless WebP, less than half of what the browser's PNG
 * takes, with the capture's seal in its description, so that an unchanged picture is known without unpacking
 * either.
 */
export function baselineOf(capture: Buffer): Promise<Buffer> {
  const description = `${SEAL_LABEL}${sealOf(capture)}`;
  return sharp(capture)
    .webp({ lossless: true })
    .withExif({ IFD0: { ImageDescription: description } })
    .toBuffer();
}

/** The seal that a baseline carries, or null where some other program wrote the file. */
export function sealIn(baseline: Buffer): string | null {
  const at = baseline.lastIndexOf(SEAL_LABEL);
  if (at === -1) return null;
  const start = at + SEAL_LABEL.length;
  return baseline.toString('latin1', start, start + SEAL_LENGTH);
}

/** A seal, which says what was captured, stands in the last bytes of a baseline. */
const TAIL_BYTES = 512;

/** The seal of a picture's baseline: null where it carries none, undefined where there is no baseline. */
export async function readSeal(name: string, folder = baselineFolder): Promise<string | null | undefined> {
  const file = await open(baselinePath(name, folder)).catch(() => undefined);
  if (!file) return undefined;
  try {
    const { size } = await file.stat();
    const length = Math.min(size, TAIL_BYTES);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return sealIn(buffer);
  } finally {
    await file.close();
  }
}

/** Whether a picture or a structure is its baseline, to the byte of the capture. */
export async function isBaseline(name: string, capture: Buffer): Promise<boolean> {
  if (!isStructure(name)) return (await readSeal(name)) === sealOf(capture);
  return capture.equals(await readFile(baselinePath(name)).catch(() => Buffer.alloc(0)));
}

/** Makes a capture the baseline of a picture, or the text of a structure that of it. */
export async function writeBaseline(name: string, capture: Buffer, folder = baselineFolder): Promise<void> {
  const path = baselinePath(name, folder);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, isStructure(name) ? capture : await baselineOf(capture));
}

/** Removes the baseline of a picture, and its folder when it was the last one there. */
export async function removeBaseline(name: string, folder = baselineFolder): Promise<void> {
  const path = baselinePath(name, folder);
  await rm(path, { force: true });
  const left = await readdir(dirname(path)).catch(() => null);
  if (left?.length === 0) await rm(dirname(path), { recursive: true });
}
