import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');

/** Forms whose answers are kept by who shows them, or that hold nothing to lose. */
const KEPT_ELSEWHERE = {
  // The base of the others.
  'components/Form/Form.tsx': '',
  // Only repeats a name, to confirm.
  'patterns/ConfirmDialog/ConfirmDialog.tsx': '',
  // By CreateAssistantScreen.
  'patterns/AssistantForm/AssistantForm.tsx': 'screens/CreateAssistantScreen/CreateAssistantScreen.tsx',
  // By the portal, around the editor's machine.
  'screens/EditAssistantScreen/Editor.tsx': '',
};

test('FA-1: every form keeps what is unsaved, and asks before it is left', async () => {
  const isKept = async (file: string) =>
    /\buse(Unsaved|Held)[<(]/.test(await readFile(join(source, file), 'utf8'));
  const losing: string[] = [];
  for await (const file of glob('**/*.tsx', { cwd: source })) {
    if (file.endsWith('.stories.tsx')) continue;
    if (!/<(form|Form)\b/.test(await readFile(join(source, file), 'utf8'))) continue;
    const keeper = file in KEPT_ELSEWHERE ? KEPT_ELSEWHERE[file as keyof typeof KEPT_ELSEWHERE] : file;
    if (keeper !== '' && !(await isKept(keeper))) losing.push(file);
  }
  expect(losing).toEqual([]);
});
