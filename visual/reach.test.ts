import { describe, expect, test } from 'vitest';
import { changedSince, storiesReachedBy } from './reach.ts';

const UI = 'packages/ui/src';
const TAG_FIELD = `${UI}/components/TagField/TagField`;

describe('QA-1: the stories that a change may show in', () => {
  test('are those that import it, however deep, and those of screens with it', async () => {
    const stories = await storiesReachedBy([`${TAG_FIELD}.css.ts`]);
    expect(stories).toContain(`${TAG_FIELD}.stories.tsx`);
    expect(stories).toContain(`${UI}/screens/EditAssistantScreen/EditAssistantScreen.stories.tsx`);
    expect(stories).not.toContain(`${UI}/components/Button/Button.stories.tsx`);
    expect(stories).not.toContain(`${UI}/screens/BillingScreen/BillingScreen.stories.tsx`);
  });

  test('are those under a fault alone for what only a fault shows', async () => {
    const stories = await storiesReachedBy(['packages/showroom/src/faults/FaultyWidget.tsx']);
    expect(stories).toContain('packages/showroom/src/faults/Widget.stories.tsx');
    expect(stories).not.toContain(`${UI}/components/Button/Button.stories.tsx`);
  });

  test.each([
    `${UI}/theme/tokens.ts`,
    'packages/i18n/src/messages/de/index.ts',
    '.storybook/preview.tsx',
    'pnpm-lock.yaml',
    'visual/stage.ts',
  ])('are all for %s', async (file) => {
    expect(await storiesReachedBy([`${TAG_FIELD}.tsx`, file])).toBe('all');
  });

  test('are none for what is in no page', async () => {
    const files = ['README.md', 'packages/server/src/main.ts', `${TAG_FIELD}.test.ts`, 'e2e/users.spec.ts'];
    expect(await storiesReachedBy(files)).toEqual(new Set());
  });

  test('of a commit that is not there is an error', () => {
    expect(() => changedSince('no-such-commit')).toThrow();
  });
});
