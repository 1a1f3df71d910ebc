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

async function pixelsOf(path: string) {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  return { pixels, width: info.width, height: info.height };
}

/**
 * The smallest part of two pictures outside of which they are equal; null where they have another size or no
 * pixel differs.
 */
export async function changedArea(before: string, after: string): Promise<Area | null> {
  const [a, b] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
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

/** What two changes have in common that replace the same pixels by the same. */
export async function sealOfChange(paths: readonly string[], area: Area | null): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    const picture = area ? sharp(path).extract(area) : sharp(path);
    hash.update(await picture.ensureAlpha().raw().toBuffer());
  }
  return hash.digest('hex');
}
