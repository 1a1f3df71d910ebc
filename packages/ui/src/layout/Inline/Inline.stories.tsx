import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { Button } from '../../components/Button/Button.tsx';
import { LONG_LABEL } from '../../components/stories.fixtures.ts';
import { type Space, space } from '../../theme/tokens.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Inline } from './Inline.tsx';

const buttons = (labels: string[]) => labels.map((label) => <Button key={label}>{label}</Button>);

const meta = preview.meta({
  component: Inline,
  parameters: guide({
    instead: [
      { use: 'Stack', when: 'they stand below each other.' },
      { use: 'Grid', when: 'they should be equally wide.' },
    ],
    dos: ['Let it wrap.', 'Put the main action last.'],
    donts: ['Keep long words on one line by force.', 'Use it for things below each other.'],
    accessibility: [
      'Wraps by default, so that large text and long German words break nothing.',
      'Buttons keep their order when they stack on phones: the order of reading.',
    ],
  }),
  args: { children: buttons(['Discard', 'Preview', 'Save']) },
});

export const Default = meta.story();
export const Between = meta.story({ args: { justify: 'between' } });
export const Aligned = meta.story({
  parameters: { visual: { modes: ['light'] } },
  render: () => (
    <Stack gap={24}>
      {(['stretch', 'start', 'center', 'end', 'baseline'] as const).map((align) => (
        <Inline key={align} align={align}>
          {buttons([align])}
          <Stack gap={4}>{buttons(['One', 'Two'])}</Stack>
        </Inline>
      ))}
    </Stack>
  ),
});
export const Justified = meta.story({
  parameters: { visual: { modes: ['light', 'rtl'] } },
  render: () => (
    <Stack gap={24}>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          {buttons([justify, 'Save'])}
        </Inline>
      ))}
    </Stack>
  ),
});
export const RowGaps = meta.story({
  parameters: { visual: { modes: ['light'] } },
  render: () => (
    <Inline gap={8} align="start">
      {Object.keys(space).map((rowGap) => (
        <div key={rowGap} style={{ inlineSize: '72px' }}>
          <Inline rowGap={Number(rowGap) as Space}>{buttons([rowGap, 'px'])}</Inline>
        </div>
      ))}
    </Inline>
  ),
});
export const StackedOnPhones = meta.story({
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: { overflow: 'stackOnPhones' },
});
export const Wrapping = meta.story({ args: { children: buttons([LONG_LABEL, `${LONG_LABEL} 2`, 'Save']) } });
