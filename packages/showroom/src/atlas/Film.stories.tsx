import { FilmPage, type FilmPageProps, InlineStage } from '@parley/atlas';
import preview from '@parley/storybook/preview';
import { useArgs } from 'storybook/preview-api';
import { expect } from 'storybook/test';
import type { StoryGlobals } from '../globals.ts';
import { noPicture } from '../modes/noPicture.ts';
import { Place } from './Place.tsx';

const fourSteps: FilmPageProps = {
  machine: 'startUp',
  state: '',
  steps: 'session-started_decoding-is-done_after-prompttime',
  window: '',
};

const meta = preview.type<{ args: FilmPageProps }>().meta({
  title: 'Flows/Atlas film',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: fourSteps,
});

/** Without thumbnails and frames, as pictures and tests see it. */
const inline = (args: FilmPageProps, { globals }: { globals: object }) => (
  <Place globals={globals as StoryGlobals} hasPictures={false}>
    <FilmPage {...args} stage={InlineStage} />
  </Place>
);

/** The page that a walk's 'Film' leads to, with the screens in frames of their own: how an answer comes. */
export const Film = meta.story({
  parameters: noPicture,
  args: {
    machine: 'chat',
    state: 'ready-answering-sending',
    steps: 'answer-started_answer-grew_answer-ended-iscomplete',
  },
  render: function Film(args, { globals }) {
    const [, updateArgs] = useArgs<FilmPageProps>();
    return (
      <Place globals={globals as StoryGlobals} hasPictures>
        <FilmPage {...args} onWindowChange={(window) => updateArgs({ window })} />
      </Place>
    );
  },
});

export const FourScreens = meta.story({
  render: inline,
  play: async ({ canvas }) => {
    const screens = canvas.getAllByText(/^(waiting|decoding|loading\.(prompt|late))$/);
    await expect(screens.map(({ textContent }) => textContent)).toEqual([
      'waiting',
      'decoding',
      'loading.prompt',
      'loading.late',
    ]);
  },
});

export const StepThatIsGone = meta.story({
  args: { steps: 'session-started_never-heard-of_after-prompttime' },
  parameters: { visual: { modes: ['light'] } },
  render: inline,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The walk ends here now')).toBeVisible();
    await expect(canvas.getByText(/'never-heard-of'/)).toBeVisible();
  },
});
