import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** What is left around a change, so that one sees where it is, in pixels. */
const MARGIN = 40;

/** A part of a picture, in pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A picture as one number for each of its pixels. */
interface Pixels {
  pixels: Uint32Array;
  width: number;
  height: number;
}

async function pixelsOf(path: string): Promise<Pixels> {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  return { pixels, width: info.width, height: info.height };
}

/**
 * The smallest part of two pictures outside of which they are equal; null where they have another size or no
 * pixel differs.
 */
function changedArea(a: Pixels, b: Pixels): Area | null {
  if (a.width !== b.width || a.height !== b.height) return null;
  const { width, height } = a;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (a.pixels[at] === b.pixels[at]) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** What tells parts of pictures from others: a hash of their pixels. */
function sealOfParts(pictures: readonly Pixels[], area: Area | null): string {
  const hash = createHash('sha256');
  for (const { pixels, width, height } of pictures) {
    const part = area ?? { left: 0, top: 0, width, height };
    for (let row = part.top; row < part.top + part.height; row++) {
      const start = row * width + part.left;
      hash.update(pixels.subarray(start, start + part.width));
    }
  }
  return hash.digest('hex');
}

/** How a picture has changed. */
export interface Change {
  /** The part that has; null where all of it has, or nothing. */
  area: Area | null;
  /** The same for two changes that replace the same pixels by the same. */
  seal: string;
}

/**
 * Compares a picture with what it was. Each is unpacked once: that is what a report takes longest for.
 * @param paths of the picture before and after, or of the one that there is
 */
export async function changeOf(paths: readonly string[]): Promise<Change> {
  const pictures = await Promise.all(paths.map(pixelsOf));
  const [before, after] = pictures;
  const area = before && after ? changedArea(before, after) : null;
  return { area, seal: sealOfParts(pictures, area) };
}

/** The same with some room around it, as far as the picture goes. */
export function withMargin(area: Area, picture: { width: number; height: number }): Area {
  const left = Math.max(0, area.left - MARGIN);
  const top = Math.max(0, area.top - MARGIN);
  return {
    left,
    top,
    width: Math.min(picture.width, area.left + area.width + MARGIN) - left,
    height: Math.min(picture.height, area.top + area.height + MARGIN) - top,
  };
}
