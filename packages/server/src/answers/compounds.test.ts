import { describe, expect, test } from 'vitest';
import { compoundsOf } from './compounds.ts';
import { PassageIndex } from './passageIndex.ts';

test.each([
  ['liefer', ['lieferzeit', 'expressliefer', 'liefer', 'ablieferstell'], ['lieferzeit', 'expressliefer']],
  ['schneidezahn', ['zahn', 'schneid', 'zahnarzt'], ['zahn']],
  // 'bestellen' and 'herstellen' are no kinds of 'stellen'; 'tag' is too short to tell.
  ['stell', ['bestell', 'herstell', 'stellplatz'], ['stellplatz']],
  ['tag', ['vertrag', 'montag', 'tageskart'], []],
])('CMD-4: the German compounds of "%s"', (stem, others, found) => {
  expect(compoundsOf(stem, others)).toEqual(found);
});

const FILES = {
  'versand.md': [
    'Versand › Versandkosten und Lieferzeiten',
    'Nach Österreich kostet ein Paket 7,90 €. Die Lieferzeit ist 3 bis 4 Werktage.',
  ],
  'rueckgabe.md': ['Rückgabe › Frist', 'Sie haben 30 Tage Zeit, ab dem Tag nach der Lieferung.'],
  'zahn.md': ['Notfall › Zahn ausgeschlagen', 'Legen Sie ihn in kalte Milch und kommen Sie sofort.'],
};

describe.each([
  ['memory', undefined],
  ['a file on the disk', 0],
])('CMD-4: a German question over files in %s', (_, mostInMemory) => {
  test.each([
    ['Wie lange dauert die Lieferung nach Österreich?', 'versand.md'],
    ['Was kostet die Lieferung nach Österreich?', 'versand.md'],
    ['Mein Schneidezahn ist ausgeschlagen, was nun?', 'zahn.md'],
  ])('is answered by another word of the same stem: %s', (question, fileName) => {
    const index = new PassageIndex(mostInMemory);
    for (const [file, [heading = '', text = '']] of Object.entries(FILES))
      index.add([{ dataFileGuid: file, fileName: file, page: null, heading, text }]);
    const { verdict, shown, passages } = index.find(question);
    expect([verdict, ...passages.slice(0, shown).map((one) => one.fileName)]).toEqual(['clear', fileName]);
    index.close();
  });
});
