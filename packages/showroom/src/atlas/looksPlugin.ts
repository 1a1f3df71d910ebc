import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { madeModule } from '../madeModule.ts';

/** Puts hashes of the pictures of flows in place of `looks`. @param baselines folder of the pictures. */
export const looksPlugin = (baselines: string) =>
  madeModule(new URL('./looks.ts', import.meta.url), () => {
    const pictures = globSync('flows-*/light.webp', { cwd: baselines });
    const looks = pictures.map((path) => [
      path.split(sep)[0],
      createHash('sha256')
        .update(readFileSync(join(baselines, path)))
        .digest('hex'),
    ]);
    return { value: Object.fromEntries(looks), files: pictures.map((path) => join(baselines, path)) };
  });
