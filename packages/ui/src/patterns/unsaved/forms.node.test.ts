import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');
const packages = join(source, '../..');

/** Forms and fields that take words, but for those that only seek something. */
const TAKES_WORDS =
  /<(form|Form|TextField|TextArea|TagField|NumberField|ColorField|ComboBox|PasswordField|WritingField|textarea)\b/;

/** What keeps words that are typed, by folder or file: every other file does it itself. */
const KEEPERS = {
  // The parts of others.
  'ui/src/components/': null,
  // Only repeats a name, to confirm.
  'ui/src/patterns/ConfirmDialog/': null,
  // In the wizard, portal/src/wizard/wizardPorts.ts keeps the answers as they are typed.
  'ui/src/patterns/AssistantForm/': 'ui/src/screens/CreateAssistantScreen/CreateAssistantScreen.tsx',
  'ui/src/screens/EditAssistantScreen/': 'portal/src/assistants/useKeptDraft.ts',
  // The widget's: widget/src/frame/unsent.ts.
  'ui/src/chat/Composer/': 'portal/src/chat/unsent.ts',
  'ui/src/chat/Message/': 'portal/src/chat/unsent.ts',
} as const;

const KEEPS = /\buse(Unsaved|Held)[<(]|\bunsaved\.keep\(|\bkeepTyped\(/;

test('FA-1: whatever takes words keeps what is unsaved, and asks before it is left', async () => {
  const keeps = async (file: string) => KEEPS.test(await readFile(join(packages, file), 'utf8'));
  const losing: string[] = [];
  const kept = new Set<string>();
  for await (const file of glob('{ui,portal,widget}/src/**/*.tsx', { cwd: packages })) {
    if (file.endsWith('.stories.tsx') || file.includes('.fixtures.')) continue;
    if (!TAKES_WORDS.test(await readFile(join(packages, file), 'utf8'))) continue;
    const named = Object.entries(KEEPERS).find(([place]) => file.startsWith(place));
    kept.add(named?.[0] ?? file);
    const keeper = named ? named[1] : file;
    if (keeper !== null && !(await keeps(keeper))) losing.push(file);
  }
  expect(losing).toEqual([]);
  // No line of the table outlives what it is about.
  expect([...kept]).toEqual(expect.arrayContaining(Object.keys(KEEPERS)));
});

/** A field whose words are held by its part alone: they go with it, as when another tab is opened. */
const holdsWords = (code: string) =>
  [...code.matchAll(/const \[\w+, (set\w+)\] = useState\b/g)].some(([, set]) =>
    new RegExp(`<(Text|Color|Number|Tag|PageCheck)\\w+[^>]*\\bon(Change|Type)=\\{${set}\\}`).test(code),
  );

test('FA-1: no field of the editor holds words that go with its tab', async () => {
  const losing: string[] = [];
  for await (const file of glob('ui/src/screens/EditAssistantScreen/*.tsx', { cwd: packages })) {
    if (file.endsWith('.stories.tsx') || file.includes('.fixtures.')) continue;
    if (holdsWords(await readFile(join(packages, file), 'utf8'))) losing.push(file);
  }
  expect(losing).toEqual([]);
});

test('FA-1: every form is sent once, however often that is asked for in one frame', async () => {
  const sending: string[] = [];
  for await (const file of glob('{ui,portal,widget}/src/**/*.tsx', { cwd: packages })) {
    const code = await readFile(join(packages, file), 'utf8');
    if (file.endsWith('.stories.tsx') || !/<form\b|as="form"/.test(code)) continue;
    if (!/(= |onSubmit=\{)submitOnce\(/.test(code)) sending.push(file);
  }
  expect(sending).toEqual([]);
});

test('FA-1: every form is sent by the button that lets no second press through', async () => {
  const sending: string[] = [];
  for await (const file of glob('**/*.tsx', { cwd: source })) {
    if (
      /type="submit"/.test(
        (await readFile(join(source, file), 'utf8')).replaceAll(/<Button\b[^>]*type="submit"/g, ''),
      )
    )
      sending.push(file);
  }
  expect(sending).toEqual([]);
});
