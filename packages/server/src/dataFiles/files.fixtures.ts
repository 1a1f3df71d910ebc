import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Bytes of a text in UTF-8. */
export const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A part of a zip archive, deflated. */
interface ZipEntry {
  name: string;
  deflated: Uint8Array;
  /** Of what was deflated. */
  size: number;
  crc: number;
}

const entryOf = (name: string, text: string): ZipEntry => {
  const plain = textBytes(text);
  return { name, deflated: deflateRawSync(plain), size: plain.length, crc: crc32(plain) };
};

/** A zip archive of these entries. */
function zipOf(entries: readonly ZipEntry[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, deflated, size, crc } of entries) {
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc, 10);
    common.writeUInt32LE(deflated.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), deflated]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, place, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06'), end]));
}

const CONTENT_TYPES = entryOf(
  '[Content_Types].xml',
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
);
const RELATIONS = entryOf(
  '_rels/.rels',
  `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
);
const DOCUMENT = 'word/document.xml';
const DOCUMENT_START = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>`;

/** A Word document of these paragraphs; one that begins with '# ' is a heading. */
export function docxOf(paragraphs: readonly string[]): Uint8Array {
  const body = paragraphs.map((text) => {
    const style = text.startsWith('# ') ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : '';
    return `<w:p>${style}<w:r><w:t>${text.replace(/^# /, '')}</w:t></w:r></w:p>`;
  });
  const document = entryOf(DOCUMENT, `${DOCUMENT_START}${body.join('')}</w:body></w:document>`);
  return zipOf([CONTENT_TYPES, RELATIONS, document]);
}

/** A zip archive that is no Word document. */
export const zipArchive = (): Uint8Array => zipOf([entryOf('notes.txt', 'Some notes.')]);

/** A Word document of about 1.5 MB that unpacks to 1.5 GB. */
export function zipBomb(): Uint8Array {
  // Each block ends in a full flush, so that it can stand any number of times in a row.
  const block = deflateRawSync(Buffer.alloc(15_000_000, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const start = deflateRawSync(Buffer.from(DOCUMENT_START), { finishFlush: constants.Z_FULL_FLUSH });
  const last = deflateRawSync(Buffer.from('</w:body></w:document>'));
  const deflated = Buffer.concat([start, ...Array.from({ length: 100 }, () => block), last]);
  return zipOf([CONTENT_TYPES, RELATIONS, { name: DOCUMENT, deflated, size: 1_500_000_000, crc: 0 }]);
}

/** A PDF with a page for each text, its lines below each other. One with `# ` before it is a heading. */
export function pdfOf(pages: readonly string[], { encrypted = false } = {}): Uint8Array {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((text, index) => {
      const lines = text.split('\n').map((line) => {
        const shown = `(${line.replace(/^# /, '').replace(/[()\\]/g, String.raw`\$&`)}) Tj T*`;
        return line.startsWith('# ') ? `/F1 24 Tf 35 TL ${shown} /F1 12 Tf 14 TL` : shown;
      });
      const content = `BT /F1 12 Tf 14 TL 72 720 Td ${lines.join(' ')} ET`;
      const resources = '/Resources << /Font << /F1 3 0 R >> >> /MediaBox [0 0 612 792]';
      return [
        `<< /Type /Page /Parent 2 0 R ${resources} /Contents ${5 + 2 * index} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const key = `<${'5a'.repeat(32)}>`;
  const security = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >> /ID [${key} ${key}]`;
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R ${encrypted ? security : ''} >>`;
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`;
  return textBytes(file);
}
