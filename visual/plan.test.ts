import { describe, expect, test } from 'vitest';
import {
  baselineNamesIn,
  goneFrom,
  inTurns,
  isMeant,
  isPictureMeant,
  pictureName,
  storiesIn,
} from './plan.ts';

const FILE = 'packages/ui/src/components/Button/Button.stories.tsx';
const listed = { id: 'components-button--primary', title: 'components/Button', name: 'Primary' };
const story = { ...listed, file: FILE, leads: true };

test('QA-1: a picture is named after its story and mode', () => {
  expect(pictureName(story.id, 'dark')).toBe('components-button--primary/dark');
});

test('QA-1: stories come without documentation pages, in the order of their ids; the first of a title leads', () => {
  const other = { id: 'chat-message--sent', title: 'chat/Message', name: 'Sent' };
  const importPath = `./${FILE}`;
  const entries = {
    docs: { ...listed, id: 'components-button--docs', type: 'docs', importPath },
    b: { ...listed, type: 'story', importPath },
    c: { ...listed, id: 'components-button--busy', type: 'story', importPath },
    a: { ...other, type: 'story', importPath: './a.stories.tsx' },
  };
  expect(storiesIn({ entries })).toEqual([
    { ...other, file: 'a.stories.tsx', leads: true },
    { ...story, id: 'components-button--busy', leads: false },
    story,
  ]);
});

describe('QA-1: one story or one folder can be run alone', () => {
  test.each([
    'components-button--primary',
    'components-button--primary/dark',
    'components',
    'Components/Button',
    FILE,
  ])('%s means it', (only) => {
    expect(isMeant(story, ['screens', only])).toBe(true);
  });
  test.each(['components-button', 'components/But', 'Button', 'screens', 'components-button--other/dark'])(
    '%s does not',
    (only) => {
      expect(isMeant(story, [only])).toBe(false);
    },
  );
});

describe('QA-1: one picture can be run alone', () => {
  const name = 'components-button--primary/dark';
  test.each([[[]], [['components']], [[name]], [['components-button--other/light', 'components']]])(
    '%j means it',
    (only) => {
      expect(isPictureMeant(name, only)).toBe(true);
    },
  );
  test('another one of its story does not', () => {
    expect(isPictureMeant(name, ['components-button--primary/light'])).toBe(false);
  });
});

test('QA-1: every story is run unless some are chosen', () => {
  expect(isMeant(story, [])).toBe(true);
});

describe('QA-1: baselines without a picture', () => {
  const kept = ['a--x/light', 'a--x/dark', 'b--y/light'];
  test('are gone when their story was part of the run', () => {
    expect(goneFrom(kept, new Set(['a--x/light']), () => true)).toEqual(['a--x/dark', 'b--y/light']);
  });
  test('are left alone when it was not', () => {
    expect(goneFrom(kept, new Set(), (name) => name === 'b--y/light')).toEqual(['b--y/light']);
  });
});

describe('QA-1: stories of one title are taken by one hand', () => {
  const of = (title: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: `${title}--${at}`,
      title,
      name: `${at}`,
      file: title,
      leads: at === 0,
    }));
  const sizes = (turns: readonly (readonly unknown[])[]) => turns.map(({ length }) => length);

  test('whole where there are many titles', () => {
    const stories = Array.from({ length: 30 }, (_, at) => of(`title-${at}`, 3)).flat();
    expect(sizes(inTurns(stories, 2))).toEqual(Array(30).fill(3));
    expect(inTurns(stories, 2).flat()).toEqual(stories);
  });

  test('in parts where there is one alone, so that every hand has some of it', () => {
    expect(sizes(inTurns(of('title', 20), 2))).toEqual(Array(10).fill(2));
    expect(inTurns([], 2)).toEqual([]);
  });
});

test('QA-1: baselines are pictures and structures, whatever else lies beside them', () => {
  const files = ['a--x', 'a--x/light.webp', 'a--x/structure.txt', 'a--x/notes.txt', 'b--y\\dark.webp'];
  expect(baselineNamesIn(files)).toEqual(['a--x/light', 'a--x/structure', 'b--y/dark']);
});
