import { Hono } from 'hono';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { createPictures, PICTURES_PATH } from '../pictures/pictures.ts';

/** Serves avatars. A picture never changes under its address, so that browsers may keep it. */
export function createPictureFiles(database: Database, clock: Clock): Hono {
  const pictures = createPictures(database, clock);
  return new Hono().get(`${PICTURES_PATH}/:file{[\\da-f-]{36}\\.webp}`, async (c) => {
    const content = await pictures.read(c.req.param('file').slice(0, -'.webp'.length));
    if (!content) return c.text('Not found.', 404);
    return c.body(content, 200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
}
