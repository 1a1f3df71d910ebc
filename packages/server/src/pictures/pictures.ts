import { randomUUID } from 'node:crypto';
import { AVATAR_MAX_PIXELS, DAY_MS, type RateLimit } from '@parley/model';
import { and, eq, lt, notExists, or, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import { assistants, assistantVersions, pictures, type User, users } from '../database/schema.ts';
import { countCall } from '../rateLimit.ts';
import { Refusal } from '../refusal.ts';

/** Where pictures are served, followed by their id and `.webp`. */
export const PICTURES_PATH = '/pictures';

/** Side of a kept picture in pixels: twice the largest avatar of the portal. */
const SIDE = 256;
/** Formats that may come in; nothing that can carry a script (T14). */
const FORMATS: readonly string[] = ['png', 'jpeg', 'webp'];

/** Pictures that a user may send: decoding a large one keeps the threads busy that check passwords, too. */
export const PICTURES_LIMIT: RateLimit = { max: 60, windowSeconds: 60 * 60, message: '' };

/** Avatars, encoded anew so that only their pixels are kept. */
export interface Pictures {
  /**
   * Keeps a picture of a user's as a square WebP, and returns its address below the portal's origin.
   * @throws {Refusal} 429 where they sent too many; 422 for what is no PNG, JPEG or WebP, has too many
   * pixels, or cannot be decoded.
   */
  keep(sender: Pick<User, 'id' | 'organisationId'>, file: Blob): Promise<string>;
  /** Removes a picture by its address; null, and addresses elsewhere, are left alone. */
  forget(url: string | null): Promise<void>;
  /** The WebP of a picture. */
  read(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** Makes the pictures over the database. */
export function createPictures({ db }: Database, clock: Clock): Pictures {
  return {
    async keep({ id: userId, organisationId }, file) {
      await countCall(db, `pictures:${userId}`, PICTURES_LIMIT, clock.now());
      const content = await squareOf(Buffer.from(await file.arrayBuffer()));
      const id = randomUUID();
      await db.insert(pictures).values({ id, organisationId, content, createdAt: clock.now() });
      return `${PICTURES_PATH}/${id}.webp`;
    },

    async forget(url) {
      const id = url?.startsWith(`${PICTURES_PATH}/`) && /([\da-f-]{36})\.webp$/.exec(url)?.[1];
      if (id) await db.delete(pictures).where(eq(pictures.id, id));
    },

    async read(id) {
      const [row] = await db.select({ content: pictures.content }).from(pictures).where(eq(pictures.id, id));
      return row && new Uint8Array(row.content);
    },
  };
}

/** How long a picture is kept that no draft has been saved with, in ms. */
const UNUSED_MS = DAY_MS;

/**
 * Deletes pictures that no user, assistant, draft or published version shows: those that were replaced, and
 * those that were sent to an editor which never saved them.
 */
export async function deleteUnusedPictures(db: Db, now: Date): Promise<void> {
  const url = sql`${`${PICTURES_PATH}/`} || ${pictures.id} || '.webp'`;
  const ofUser = db.select({ id: users.id }).from(users).where(eq(users.avatarUrl, url));
  const ofAssistant = db
    .select({ id: assistants.id })
    .from(assistants)
    .where(or(eq(assistants.avatarUrl, url), sql`${assistants.draft}->>'avatarUrl' = ${url}`));
  const ofVersion = db
    .select({ number: assistantVersions.number })
    .from(assistantVersions)
    .where(sql`${assistantVersions.content}->>'avatarUrl' = ${url}`);
  await db
    .delete(pictures)
    .where(
      and(
        lt(pictures.createdAt, new Date(now.getTime() - UNUSED_MS)),
        notExists(ofUser),
        notExists(ofAssistant),
        notExists(ofVersion),
      ),
    );
}

async function squareOf(content: Buffer): Promise<Uint8Array> {
  try {
    // Loaded with the first picture: it takes memory and time that a start need not.
    const { default: sharp } = await import('sharp');
    // Only the head is read before the pixels are counted.
    const picture = sharp(content, { limitInputPixels: false });
    const { format, width, height } = await picture.metadata();
    if (!FORMATS.includes(format ?? '')) throw new Error(`A picture of the format ${format}`);
    if (width * height > AVATAR_MAX_PIXELS)
      throw new Refusal(422, 'picture_too_large', 'This picture has more than 40 megapixels.');
    return await picture.autoOrient().resize(SIDE, SIDE, { fit: 'cover' }).webp().toBuffer();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(422, 'picture_refused', 'This file is not a picture in PNG, JPEG or WebP.');
  }
}
