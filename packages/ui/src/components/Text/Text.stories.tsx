import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect } from 'storybook/test';
import { LONG_TEXT } from '../stories.fixtures.ts';
import { Text } from './Text.tsx';

const meta = preview.meta({
  component: Text,
  parameters: guide({
    instead: [
      { use: 'Heading', when: 'it heads what follows.' },
      { use: 'Banner', when: 'it says that something is wrong or done.' },
      { use: 'Link', when: 'it leads somewhere.' },
    ],
    dos: ['Use `muted` for what comes second.', 'Set `numeric` where figures stand below each other.'],
    donts: ['Use strong text for a heading.', 'Cut text whose whole stands nowhere.'],
    accessibility: [
      'Muted text still has 4.5:1 on every surface.',
      'Cut text needs its whole elsewhere: a tooltip alone does not reach fingers.',
      '`numeric` keeps figures in columns; numbers stay left to right in every page.',
    ],
  }),
  args: { children: 'Answers come from the files you give it.' },
});

export const Body = meta.story();
export const Reading = meta.story({ args: { size: 'reading' } });
export const Caption = meta.story({ args: { size: 'caption', tone: 'muted' } });
export const Strong = meta.story({ args: { weight: 'strong' } });
export const Critical = meta.story({ args: { tone: 'critical' } });
export const Numeric = meta.story({ args: { numeric: true, children: '1,111 / 8,888' } });
export const Truncated = meta.story({ args: { overflow: 'truncate', children: LONG_TEXT } });
export const TruncatedInMirroredPage = meta.story({
  name: 'SH-4: in a mirrored page, text is cut at its own end and stands where its line begins',
  globals: { direction: 'rtl' },
  parameters: noPicture,
  args: { overflow: 'truncate', children: LONG_TEXT },
  play: async ({ canvas }) => {
    const text = canvas.getByText(LONG_TEXT);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    // The dots stand at the end of this direction.
    await expect(getComputedStyle(text).direction).toBe('ltr');
  },
});
export const Long = meta.story({ args: { children: LONG_TEXT } });
