import { guide } from '@parley/showroom/guide';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { LONG_LABEL } from '../stories.fixtures.ts';
import { Link } from './Link.tsx';

const meta = preview.meta({
  component: Link,
  parameters: guide({
    instead: [
      { use: 'Button', when: 'it does something on this page.' },
      { use: 'ButtonLink', when: 'it is the main way on.' },
    ],
    keyboard: [{ keys: ['Enter'], does: 'Follows it.' }],
    dos: [
      'Say where it leads: “Read the guide”.',
      'Set `external` where a new tab opens.',
      'Set `alone` outside of sentences.',
    ],
    donts: [
      'Write “here” or “more”.',
      'Use it for what changes something: that is a `Button`.',
      'Set `alone` within a sentence: it would take presses from the lines around it.',
    ],
    accessibility: [
      'Says where it leads when read alone: never “here” or “more”.',
      'Underlined inside text, so that color is not alone.',
      'With `external` it says that a new tab opens.',
    ],
  }),
  args: { children: 'Read the guide', href: '#guide', alone: true },
});

export const Accent = meta.story();
export const Quiet = meta.story({ args: { tone: 'quiet' } });
export const External = meta.story({ args: { external: true, href: 'https://example.com/' } });
export const Long = meta.story({ args: { children: LONG_LABEL } });
export const States = meta.story(
  statesOf({
    of: 'a',
    states: ['rest', 'hover', 'focus'],
    variants: (['accent', 'quiet'] as const).map((tone) => ({
      name: tone,
      shows: (
        <Link href="#guide" tone={tone} alone>
          Read the guide
        </Link>
      ),
    })),
  }),
);
