import { Hono } from 'hono';
import { PICTURES_PATH, type Pictures } from '../pictures/pictures.ts';

/** Serves avatars. A picture never changes under its address, so that browsers may keep it. */
export function createPictureFiles(pictures: Pictures): Hono {
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
