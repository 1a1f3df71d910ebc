import { exampleReplies } from '@parley/api/examples';
import preview from '@parley/storybook/preview';
import { expect, userEvent, waitFor } from 'storybook/test';
import FaultyWidget from '../faults/FaultyWidget.tsx';
import type { StoryWords } from '../words/index.ts';

const assistant = exampleReplies.getWidgetAssistant;

const meta = preview.meta({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  parameters: { layout: 'fullscreen', visual: { modes: ['light'] } },
});

const withOwnColors = {
  getWidgetAssistant: {
    reply: {
      ...assistant,
      widget: { ...exampleReplies.getAssistantDraft.draft.widget, color: '#0f766e' },
    },
  },
} as const;

/** Writing fails in it, and nothing is written. */
export const OwnColors = meta.story({
  name: 'AS-5: the widget’s chat has the colors that its assistant comes with',
  render: (_, { loaded }) => (
    <FaultyWidget
      fault="500"
      hits="writes"
      words={(loaded.words as StoryWords).ltr}
      replies={withOwnColors}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('How long does delivery take?');
    await userEvent.type(canvas.getByRole('textbox'), 'And to Spain?');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Send' })).toHaveStyle({
        backgroundColor: 'rgb(15, 118, 110)',
      }),
    );
  },
});
