import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

/** Twice as wide as a card of the atlas, in px: sharp on dense screens. */
const WIDTH = 480;
const QUERY = '?thumbnail';

/**
 * Gives `picture.webp?thumbnail` as the address of the picture scaled down: a page of the atlas shows some
 * thirty, each a tenth of the bytes that the whole picture has.
 */
export function thumbnailsPlugin(): Plugin {
  return {
    name: 'atlas-thumbnails',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const source = await sharp(await readFile(file))
        .resize({ width: WIDTH, withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer();
      if (this.environment.mode === 'dev') {
        const address = `data:image/webp;base64,${source.toString('base64')}`;
        return { code: `export default ${JSON.stringify(address)};`, map: null };
      }
      const asset = this.emitFile({ type: 'asset', name: `${basename(dirname(file))}.webp`, source });
      return { code: `export default import.meta.ROLLUP_FILE_URL_${asset};`, map: null };
    },
  };
}
