import { AVATAR_MAX_BYTES, AVATAR_MAX_PIXELS, AVATAR_TYPES } from '@parley/model';
import { imageDimensionsFromData } from 'image-dimensions';

/** Why a picture is not taken: what it is, its bytes, or its pixels. */
export type PictureRefusal = 'type' | 'size' | 'pixels';

/**
 * Why a file cannot be an avatar, or null (T14). The server decides anew, by the same limits; this spares the
 * reader an upload in vain. Neither the file's name is believed nor the type that the browser takes from it.
 * @param decodes whether the browser can draw it; asked last, since large pictures take much memory
 */
export async function refusalOf(
  file: File,
  decodes: (file: File) => Promise<boolean> = isDrawn,
): Promise<PictureRefusal | null> {
  if (!isAllowed(file.type)) return 'type';
  if (file.size > AVATAR_MAX_BYTES) return 'size';
  const content = await file.arrayBuffer().catch(() => null);
  const picture = content && imageDimensionsFromData(new Uint8Array(content));
  if (!picture || !isAllowed(`image/${picture.type}`)) return 'type';
  if (picture.width * picture.height > AVATAR_MAX_PIXELS) return 'pixels';
  return (await decodes(file)) ? null : 'type';
}

const isAllowed = (type: string) => AVATAR_TYPES.some((allowed) => allowed === type);

const isDrawn = (file: File) =>
  createImageBitmap(file).then(
    (picture) => {
      picture.close();
      return true;
    },
    () => false,
  );
