import { expect, test } from 'vitest';
import { germanFormsOf } from './germanForms.ts';
import { stem } from './language.ts';
import { PassageIndex } from './passageIndex.ts';

test.each([
  ['zurückgeben', 'Rückgabe'],
  ['zurückgegeben', 'Rückgabe'],
  ['zurückschicken', 'Rücksendung'],
  ['umziehen', 'Umzug'],
  ['geöffnet', 'Öffnung'],
  ['schließt', 'Schließung'],
  ['liefern', 'Lieferung'],
  ['stornieren', 'Stornierung'],
  ['reparieren', 'Reparatur'],
  ['Reklamation', 'reklamieren'],
  ['bezahlt', 'Bezahlung'],
])('CMD-4: "%s" meets "%s"', (word, other) => {
  const lower = word.toLowerCase();
  const own = stem(lower, 'de');
  expect([own, ...germanFormsOf(own, lower)]).toContain(stem(other.toLowerCase(), 'de'));
});

test.each([
  ['lag', 'lager'],
  ['gut', 'gut'],
])('CMD-4: the stem "%s" has no form "%s"', (own, other) => {
  expect(germanFormsOf(own)).not.toContain(other);
});

const FILES = {
  'rueckgabe.md': ['Rückgabe', 'Innerhalb von 30 Tagen ist die Rückgabe ungetragener Schuhe möglich.'],
  'reparatur.md': ['Reparatur', 'Eine neue Sohle kostet 45 €.'],
};

test.each([
  ['Kann ich Schuhe zurückgeben?', 'rueckgabe.md'],
  ['Wie lange kann ich sie zurückgeben?', 'rueckgabe.md'],
  ['Wie gebe ich das wieder zurück?', 'rueckgabe.md'],
  ['Könnt ihr die reparieren?', 'reparatur.md'],
])('CMD-4: a verb finds the noun of what it does: %s', (question, fileName) => {
  const index = new PassageIndex();
  for (const [file, [heading = '', text = '']] of Object.entries(FILES))
    index.add([{ dataFileGuid: file, fileName: file, page: null, heading, text }]);
  const { shown, passages } = index.find(question);
  expect(shown).toBeGreaterThan(0);
  expect(passages[0]?.fileName).toBe(fileName);
});
