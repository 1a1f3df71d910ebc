import { type WordRow, wordTable } from '@parley/i18n/table';
import { inSentenceCase } from '@parley/showroom/story-names';
import preview from '@parley/storybook/preview';
import { expect } from 'storybook/test';
import { Sheet } from '../parts/Sheet.tsx';
import { WordTable } from './WordTable.tsx';

/** Rows of one story, as many as a picture holds. */
const ROWS = 80;

type Table = Awaited<ReturnType<typeof wordTable>>;

interface WordsProps {
  /** Areas of the texts, each the name of a file of words. */
  areas: readonly string[];
  /** Which of how many stories shows its share of them. */
  part?: readonly [number, number];
}

/** All texts of these areas, each key after the name of its area. */
const rowsOf = (table: Table, areas: readonly string[]): WordRow[] =>
  areas.flatMap((area) => (table.get(area) ?? []).map((row) => ({ ...row, key: `${area}.${row.key}` })));

const meta = preview.meta({
  tags: ['!autodocs'],
  // One table stands for all of them: to look at each of 10,000 cells takes a minute.
  parameters: { visual: { modes: ['laptop'] }, a11y: { disable: true }, controls: { disable: true } },
  loaders: [async () => ({ table: await wordTable() })],
  render: ({ areas, part: [part] = [1, 1] }: WordsProps, { loaded, name }) => (
    <Sheet
      title={inSentenceCase(name)}
      lead={
        'Texts of the product in its four languages, as they stand in the files, with the names of ' +
        'what is put into them. A language without a plural form leaves it empty.'
      }
    >
      <WordTable rows={rowsOf(loaded.table, areas).slice((part - 1) * ROWS, part * ROWS)} />
    </Sheet>
  ),
  play: ({ args: { areas, part: [, parts] = [1, 1] }, loaded }) => {
    const shown = rowsOf(loaded.table, areas).length;
    expect(Math.ceil(shown / ROWS), 'These stories show all texts of their areas.').toBe(parts);
  },
});

export const Account = meta.story({
  args: { areas: ['account'] },
  parameters: { a11y: { disable: false } },
});
export const AnswersAndWidget = meta.story({ args: { areas: ['answers', 'launcher', 'threads', 'widget'] } });
export const Assistants1 = meta.story({ args: { areas: ['assistants'], part: [1, 3] } });
export const Assistants2 = meta.story({ args: { areas: ['assistants'], part: [2, 3] } });
export const Assistants3 = meta.story({ args: { areas: ['assistants'], part: [3, 3] } });
export const Chat1 = meta.story({ args: { areas: ['chat'], part: [1, 2] } });
export const Chat2 = meta.story({ args: { areas: ['chat'], part: [2, 2] } });
export const Components = meta.story({ args: { areas: ['common', 'components'] } });
export const Conversations1 = meta.story({ args: { areas: ['conversations'], part: [1, 2] } });
export const Conversations2 = meta.story({ args: { areas: ['conversations'], part: [2, 2] } });
export const Editor1 = meta.story({ args: { areas: ['editor'], part: [1, 6] } });
export const Editor2 = meta.story({ args: { areas: ['editor'], part: [2, 6] } });
export const Editor3 = meta.story({ args: { areas: ['editor'], part: [3, 6] } });
export const Editor4 = meta.story({ args: { areas: ['editor'], part: [4, 6] } });
export const Editor5 = meta.story({ args: { areas: ['editor'], part: [5, 6] } });
export const Editor6 = meta.story({ args: { areas: ['editor'], part: [6, 6] } });
export const Errors = meta.story({ args: { areas: ['errors'] } });
export const Fields1 = meta.story({ args: { areas: ['fields'], part: [1, 2] } });
export const Fields2 = meta.story({ args: { areas: ['fields'], part: [2, 2] } });
export const QuickStart = meta.story({ args: { areas: ['quickStart'] } });
export const ScreensAndSettings = meta.story({ args: { areas: ['screens', 'settings'] } });
export const Server1 = meta.story({ args: { areas: ['server'], part: [1, 3] } });
export const Server2 = meta.story({ args: { areas: ['server'], part: [2, 3] } });
export const Server3 = meta.story({ args: { areas: ['server'], part: [3, 3] } });
export const Shell = meta.story({ args: { areas: ['shell'] } });
export const SignIn = meta.story({ args: { areas: ['signIn'] } });
export const Subscription1 = meta.story({ args: { areas: ['subscription'], part: [1, 3] } });
export const Subscription2 = meta.story({ args: { areas: ['subscription'], part: [2, 3] } });
export const Subscription3 = meta.story({ args: { areas: ['subscription'], part: [3, 3] } });
export const Users1 = meta.story({ args: { areas: ['users'], part: [1, 3] } });
export const Users2 = meta.story({ args: { areas: ['users'], part: [2, 3] } });
export const Users3 = meta.story({ args: { areas: ['users'], part: [3, 3] } });
export const Wizard = meta.story({ args: { areas: ['wizard'] } });
