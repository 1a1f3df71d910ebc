import { crc32, deflateSync } from 'node:zlib';

/** A capture as the browser makes it: each row as its difference to the one above, packed for speed and in several chunks. */
export function captureOf(width: number, height: number, grey: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  const row = (_: unknown, index: number) => Buffer.from([2, ...Array(width).fill(index === 0 ? grey : 0)]);
  const packed = deflateSync(Buffer.concat(Array.from({ length: height }, row)), { level: 1 });
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const edges = Buffer.alloc(8);
    edges.writeUInt32BE(data.length, 0);
    edges.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([edges.subarray(0, 4), body, edges.subarray(4)]);
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', packed.subarray(0, 10)),
    chunk('IDAT', packed.subarray(10)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
