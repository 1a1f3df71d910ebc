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

/**
 * Makes a baseline of a capture: the same pixels packed as tightly as deflate can, because the browser packs for speed, and the
 * capture's seal as a text chunk, so that an unchanged picture is known without unpacking either.
 */
export function baselineOf(capture: Buffer): Buffer {
  const chunks = [...chunksOf(capture)];
  const pixels = inflateSync(
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  );
  const header = chunks.filter(({ type }) => type === 'IHDR');
  const seal = Buffer.from(`${SEAL_KEYWORD}\0${sealOf(capture)}`, 'latin1');
  return Buffer.concat([
    capture.subarray(0, SIGNATURE_BYTES),
    ...header.map(chunk),
    chunk({ type: 'tEXt', data: seal }),
    chunk({ type: 'IDAT', data: deflateSync(pixels, { level: 9 }) }),
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
