import { createHash } from 'node:crypto';
import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** https://www.w3.org/TR/png-3: an 8-byte signature, then chunks of length, type, data and checksum. */
const SIGNATURE_BYTES = 8;
const CHUNK_OVERHEAD_BYTES = 12;
const SEAL_KEYWORD = 'capture';

interface Chunk {
  type: string;
  data: Buffer;
}

function* chunksOf(png: Buffer): Generator<Chunk> {
  for (let at = SIGNATURE_BYTES; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += CHUNK_OVERHEAD_BYTES + length;
  }
}

function chunk({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** What tells one capture from another: a hash of its bytes. */
export function sealOf(capture: Buffer): string {
  return createHash('sha256').update(capture).digest('hex');
}

const FILTER_NONE = 0;
const FILTER_UP = 2;
const BYTES_PER_PIXEL: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/**
 * The pixels of a picture without filters, which is how flat colours and text deflate best. The browser knows two filters, none and
 * 'the difference to the row above'; rows of any other are left as they are.
 */
function unfiltered(pixels: Buffer, header: Buffer): Buffer {
  const width = header.readUInt32BE(0);
  const stride = 1 + width * (BYTES_PER_PIXEL[header.readUInt8(9)] ?? 0);
  const result = Buffer.from(pixels);
  for (let row = 0; row < pixels.length; row += stride) {
    const filter = pixels[row];
    if (filter !== FILTER_NONE && filter !== FILTER_UP) return pixels;
    if (filter === FILTER_NONE) continue;
    result[row] = FILTER_NONE;
    if (row === 0) continue;
    for (let at = row + 1; at < row + stride; at++)
      result[at] = (result[at] ?? 0) + (result[at - stride] ?? 0);
  }
  return result;
}

/**
 * Makes a baseline of a capture: the same pixels packed as tightly as deflate can, because the browser packs for speed, and the
 * capture's seal as a text chunk, so that an unchanged picture is known without unpacking either.
 */
export function baselineOf(capture: Buffer): Buffer {
  const chunks = [...chunksOf(capture)];
  const pixels = inflateSync(
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  );
  const header = chunks.find(({ type }) => type === 'IHDR');
  if (!header) throw new Error('The capture is not a PNG file.');
  const seal = Buffer.from(`${SEAL_KEYWORD}\0${sealOf(capture)}`, 'latin1');
  return Buffer.concat([
    capture.subarray(0, SIGNATURE_BYTES),
    chunk(header),
    chunk({ type: 'tEXt', data: seal }),
    chunk({ type: 'IDAT', data: deflateSync(unfiltered(pixels, header.data), { level: 9 }) }),
    chunk({ type: 'IEND', data: Buffer.alloc(0) }),
  ]);
}

/** The seal that a baseline carries, or null where some other program wrote the file. */
export function sealIn(baseline: Buffer): string | null {
  for (const { type, data } of chunksOf(baseline)) {
    if (type === 'IDAT') return null;
    const [keyword, seal] = type === 'tEXt' ? data.toString('latin1').split('\0') : [];
    if (keyword === SEAL_KEYWORD) return seal ?? null;
  }
  return null;
}
