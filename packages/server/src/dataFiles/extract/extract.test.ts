import type { DataFileType } from '@parley/model';
import { describe, expect, test } from 'vitest';
import { docxOf, pdfOf, textBytes, zipBomb } from '../files.fixtures.ts';
import { extract } from './index.ts';

const read = async (type: DataFileType, content: string | Uint8Array) =>
  (await extract(type, typeof content === 'string' ? textBytes(content) : content)).chunks;

describe('AS-3: text', () => {
  test('is no Markdown, and a form feed parts its pages', async () => {
    const chunks = await read('txt', '# no heading\r\n    no code\r\n\r\nTwo.\fThree_.');
    expect(chunks.map(({ page, heading, text }) => [page, heading, text])).toEqual([
      [1, '', '\\# no heading\nno code\n\nTwo.'],
      [2, '', 'Three\\_.'],
    ]);
  });

  test('has a heading where a short line stands alone above a paragraph', async () => {
    const title = 'BOAT HIRE\n\nTERMS';
    const text = `${title}\n\nFor all boats.\n\n1. Parking\n\nBehind the house.\n\nFree of charge.\n\nThe end`;
    const chunks = await read('txt', text);
    expect(chunks.map(({ heading, text }) => [heading, text])).toEqual([
      ['', 'BOAT HIRE'],
      ['TERMS', 'For all boats.'],
      ['1. Parking', 'Behind the house.\n\nFree of charge.\n\nThe end'],
    ]);
  });

  test.each([
    [
      'Opening hours',
      'Opening hours\nMonday to Friday from nine to five.',
      'Monday to Friday from nine to five.',
    ],
    [
      'Rückgabe',
      'Rückgabe\n30 Tage nach dem Kauf,\nmit dem Beleg.',
      '30 Tage nach dem Kauf,\nmit dem Beleg.',
    ],
    ['', 'A tent for two people that weighs less than two kilograms\nPolaris has two doors.'],
    ['', 'The tent\nweighs two kilograms.'],
    ['', 'Do I get a helmet?\nA helmet is part of every rental.'],
    ['', 'Harbour Outdoor\nMarktstraße 5\n28195 Bremen'],
    ['', 'Monday to Friday.\nClosed on holidays.'],
  ])('has the heading %j above %j', async (heading, text, below = text) => {
    expect((await read('txt', text)).map((chunk) => [chunk.heading, chunk.text])).toEqual([[heading, below]]);
  });

  const words = 'Größe, Straße, Öffnungszeiten und Rückgabe müssen für Käufer verständlich bleiben.';
  const latin = Uint8Array.from(words, (letter) => letter.codePointAt(0) ?? 0);
  test.each([
    ['UTF-8 with a mark', textBytes(`\ufeff${words}`)],
    ['UTF-16, little end first', Buffer.from(`\ufeff${words}`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\ufeff${words}`, 'utf16le').swap16()],
    ['Western European', latin],
  ])('in %s is read', async (_, bytes) => {
    expect((await read('txt', new Uint8Array(bytes)))[0]?.text).toBe(words);
  });

  test('loses what no database keeps as text', async () => {
    expect((await read('txt', 'a\u0000b\u0007c'))[0]?.text).toBe('abc');
  });
});

test('AS-3: each row of a csv is a passage with its name and its columns, whatever parts the cells', async () => {
  const chunks = await read('csv', 'No;Name;Weight\n1;S;1|2 kg\n2;"L, long";"3 ""kg"""\n');
  expect(chunks.map(({ heading, text }) => [heading, text])).toEqual([
    ['S', '- No: 1\n- Name: S\n- Weight: 1\\|2 kg'],
    ['L, long', '- No: 2\n- Name: L, long\n- Weight: 3 "kg"'],
  ]);
});

const wide = 'Two days. '.repeat(200);

test('AS-3: very many rows of a csv become tables under its header, those too wide lists under their name', async () => {
  const chunks = await read('csv', `id,name\n${'1,A name of some length\n'.repeat(2000)}2,${wide}\n`);
  const tables = chunks.filter(({ heading }) => heading === '');
  expect(tables.length).toBeGreaterThan(2);
  expect(tables.length).toBeLessThan(200);
  for (const { text } of tables) expect(text).toMatch(/^\| id \| name \|\n\| --- \| --- \|\n\| 1 \|/);
  const lists = chunks.filter(({ heading }) => heading === '2');
  expect(lists.map(({ text }) => text.slice(0, 10))).toEqual(['- id: 2', '- name: Tw', 'Two days. ']);
});

test('AS-3: a csv row too long for a passage becomes several under its name', async () => {
  const chunks = await read('csv', `Question,Answer\nHow long?,${wide}\nWhere?,Here.\n`);
  expect(chunks.map(({ heading, text }) => [heading, text.slice(0, 22)])).toEqual([
    ['How long?', '- Question: How long?'],
    ['How long?', '- Answer: Two days. Tw'],
    ['How long?', 'Two days. Two days. Tw'],
    ['Where?', '- Question: Where?\n- A'],
  ]);
});

test('AS-3: json becomes sections, lists of its members, and a passage of each row', async () => {
  const chunks = await read(
    'json',
    JSON.stringify({
      shop: 'Nordlicht',
      hours: { monday: '9-18', closed: ['Sunday', 'holidays'] },
      sizes: [
        { size: 'S', chest: 90 },
        { size: 'M', chest: null, note: 'wide' },
      ],
    }),
  );
  expect(chunks.map(({ heading, text }) => [heading, text])).toEqual([
    ['', '- Shop: Nordlicht'],
    ['Hours', '- Monday: 9-18'],
    ['Hours › Closed', '- Sunday\n- holidays'],
    ['Sizes › S', '- Size: S\n- Chest: 90'],
    ['Sizes › M', '- Size: M\n- Note: wide'],
  ]);
});

const passagesOfJson = async (value: unknown) =>
  (await read('json', JSON.stringify(value))).map(({ heading, text }) => [heading, text]);

test('AS-3: names of members of json are words, and each object stands under its own', async () => {
  const boatyard = { winterStorage: { pricePerSquareMetre: 42 }, craneLift: { maximumWeight: '22 tonnes' } };
  expect(await passagesOfJson(boatyard)).toEqual([
    ['Winter storage', '- Price per square metre: 42'],
    ['Crane lift', '- Maximum weight: 22 tonnes'],
  ]);
});

test('AS-3: only an array of objects of one kind is a table', async () => {
  const berths = [
    { berth_name: 'North 1', maxLength: 9, notes: null },
    { berth_name: 'North 2', maxLength: 12 },
  ];
  const rules = [
    { title: 'Quiet hours', from: '22:00', to: '06:00' },
    { title: 'Dogs', allowed: true, leash: 'always', fine: 40, contact: 'office' },
  ];
  expect(await passagesOfJson({ berths, 'house-rules': rules })).toEqual([
    ['Berths › North 1', '- Berth name: North 1\n- Max length: 9'],
    ['Berths › North 2', '- Berth name: North 2\n- Max length: 12'],
    ['House rules › Quiet hours', '- Title: Quiet hours\n- From: 22:00\n- To: 06:00'],
    ['House rules › Dogs', '- Title: Dogs\n- Allowed: true\n- Leash: always\n- Fine: 40\n- Contact: office'],
  ]);
  const many = Array.from({ length: 1600 }, (_, at) =>
    at % 2 ? { a: 1, b: 2, c: at } : { d: 3, e: 4, f: at },
  );
  expect((await passagesOfJson(many)).some(([, text]) => text?.startsWith('|'))).toBe(false);
});

test('AS-3: an object deep in json stands under its whole path, and so do the rows in it', async () => {
  const rows = [
    { name: 'A', fee: 1 },
    { name: 'B', fee: 2 },
  ];
  const deep = { one: { two: { three: { four: { five: { six: { sevenUp: { size: 1 }, rows } } } } } } };
  expect(await passagesOfJson(deep)).toEqual([
    ['One › Two › Three › Four › Five › Six › Seven up', '- Size: 1'],
    ['One › Two › Three › Four › Five › Six › Rows › A', '- Name: A\n- Fee: 1'],
    ['One › Two › Three › Four › Five › Six › Rows › B', '- Name: B\n- Fee: 2'],
  ]);
});

test('AS-3: html keeps headings, text, lists, tables and outside links, and nothing that acts', async () => {
  const chunks = await read(
    'html',
    `<!doctype html><html><head><title>T</title><style>p{}</style></head><body onload="x()">
     <nav>Menu</nav><h1>Shipping</h1><p>We ship <b>fast</b> &amp; <a href="https://a.test/x">far</a>, <a href="javascript:x()">never</a>.
     <script>alert(1)</script><img src="https://a.test/i.png" alt="box"></p><ul><li>one<li>two</ul>
     <table><tr><th>To</th><th>Days</th></tr><tr><td>Austria</td><td>3</td></tr></table></body></html>`,
  );
  expect(chunks).toHaveLength(1);
  expect(chunks[0]?.heading).toBe('Shipping');
  expect(chunks[0]?.text).toBe(
    'We ship **fast** & [far](https://a.test/x), never.\n\n- one\n- two\n\n| To | Days |\n| ------- | ---- |\n| Austria | 3 |',
  );
});

test('AS-3: docx keeps headings and paragraphs', async () => {
  const chunks = await read('docx', docxOf(['# Warranty', 'Two years.', '# Repairs', 'Ask &amp; send.']));
  expect(chunks.map(({ heading, text }) => [heading, text])).toEqual([
    ['Warranty', 'Two years.'],
    ['Repairs', 'Ask & send.'],
  ]);
});

test('AS-3: a heading of a pdf stays apart from the text below it', async () => {
  const bytes = pdfOf(['# Rental\nA bicycle costs 35 euros a day.\nHelmets are free.']);
  const { chunks } = await extract('pdf', bytes);
  expect(chunks.map(({ heading, text }) => [heading, text])).toEqual([
    ['Rental', 'A bicycle costs 35 euros a day.\nHelmets are free.'],
  ]);
});

test('AS-3: a title of a pdf that stands close to its paragraph is its heading', async () => {
  const { chunks } = await extract('pdf', pdfOf(['Rental\nA bicycle costs 35 euros a day.']));
  expect(chunks.map(({ heading, text }) => [heading, text])).toEqual([
    ['Rental', 'A bicycle costs 35 euros a day.'],
  ]);
});

test('AS-3: pdf keeps pages and lines, and tells how far it is', async () => {
  const shares: number[] = [];
  const bytes = pdfOf(['The tent weighs 2 kg.\nIt has *two* doors.', 'Wash it by hand.']);
  const { pages, chunks } = await extract('pdf', bytes, (share) => shares.push(share));
  expect(pages).toBe(2);
  expect(chunks.map(({ page, text }) => [page, text])).toEqual([
    [1, 'The tent weighs 2 kg.\nIt has \\*two\\* doors.'],
    [2, 'Wash it by hand.'],
  ]);
  expect(shares).toEqual([0.5, 1]);
});

test.each([
  ['a pdf with a password', 'pdf', pdfOf(['Secret.'], { encrypted: true }), 'encrypted'],
  ['half a pdf', 'pdf', textBytes('%PDF-1.7\n1 0 obj <<'), 'broken'],
  ['a pdf of pictures', 'pdf', pdfOf(['', '']), 'noText'],
  ['a pdf of 10,000 pages', 'pdf', pdfOf(Array.from({ length: 10_000 }, () => 'x')), 'tooManyPages'],
  ['a docx of 1.5 MB that unpacks to 1.5 GB', 'docx', zipBomb(), 'tooMuchMemory'],
  ['half a docx', 'docx', docxOf(['Words.']).slice(0, 200), 'broken'],
  ['an empty docx', 'docx', docxOf([]), 'noText'],
  ['broken json', 'json', textBytes('{"a":'), 'broken'],
  ['json nested 100,000 deep', 'json', textBytes('['.repeat(100_000) + ']'.repeat(100_000)), 'tooDeep'],
  ['csv with one giant field', 'csv', textBytes(`a,b\n"${'x'.repeat(9_000_000)}",2\n`), 'paragraphTooLong'],
  ['html nested 20,000 deep', 'html', textBytes(`<html>${'<div>'.repeat(20_000)}x`), 'tooDeep'],
  ['html of 1,000,000 tags', 'html', textBytes(`<html>${'<p>word'.repeat(1_000_000)}`), 'tooComplex'],
  ['html without text', 'html', textBytes('<html><script>x()</script></html>'), 'noText'],
] as const)('AS-3: %s is failed with its reason', async (_, type, bytes, code) => {
  await expect(extract(type, bytes)).rejects.toMatchObject({ name: 'ExtractionError', code });
});
