import { createWords } from '@parley/i18n';
import { allMessages } from '@parley/i18n/all';
import type { WizardAnswers, WizardProgress, WizardStep } from '@parley/model';
import { noPicture } from '@parley/showroom/no-picture';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { NetworkProvider } from '../../components/Button/NetworkProvider.tsx';
import { PORTRAIT } from '../../components/stories.fixtures.ts';
import { EachHostile, everyHostileText, expectContained } from '../../hostile.fixtures.ts';
import type { LanguageMenuProps } from '../../patterns/LanguageMenu/LanguageMenu.tsx';
import { onPhone, opens } from '../../patterns/patterns.fixtures.tsx';
import { LONG_NAME } from '../screens.fixtures.ts';
import { UseCaseStep } from './UseCaseStep.tsx';
import { firstProgress, withUseCase } from './useCases.ts';
import { WelcomeWizardScreen, type WelcomeWizardScreenProps } from './WelcomeWizardScreen.tsx';
import type { WizardState } from './wizard.types.ts';

const { t } = await createWords('en', allMessages);
const start = firstProgress(t);
const filled: WizardAnswers = { ...withUseCase(t, start.answers, 'support'), name: 'Acme Helpdesk' };
const at = (step: WizardStep, answers: WizardAnswers = filled): WizardProgress => ({ step, answers });

const SNIPPET =
  '<script async src="https://parley.example/widget.js" data-assistant="7d0f8a4e-6c1b-4f7e-9b8e-1c2d3e4f5a6b" data-widget-key="wk_5e8f21"></script>';

const meta = preview.meta({
  component: WelcomeWizardScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    progress: start as WizardProgress,
    onProgress: fn(),
    state: { kind: 'idle' } as WizardState,
    kept: true,
    onFinish: fn(),
    onOpen: fn(),
    onKeepMine: fn(),
    onKeepTheirs: fn(),
    onCancel: fn(),
    language: { locale: 'en', onLocaleChange: fn() } as LanguageMenuProps,
    onLogout: fn(),
    avatar: { imageUrl: null, state: { kind: 'idle' }, onChoose: fn(), onRemove: fn() } as NonNullable<
      WelcomeWizardScreenProps['avatar']
    >,
    data: {
      files: [],
      onAdd: fn(),
      onReplace: fn(),
      onCancel: fn(),
      onRetry: fn(),
      onRemove: fn(),
    } as NonNullable<WelcomeWizardScreenProps['data']>,
    starters: true,
    snippet: SNIPPET,
  },
  render: (args) => <Kept {...args} />,
});

/** Keeps the progress, as the portal does. */
function Kept(args: WelcomeWizardScreenProps) {
  const [progress, setProgress] = useState(args.progress);
  return (
    <WelcomeWizardScreen
      {...args}
      progress={progress}
      onProgress={(next) => {
        setProgress(next);
        args.onProgress(next);
      }}
    />
  );
}

export const UseCase = meta.story();
export const UseCaseChosen = meta.story({ args: { progress: at('useCase') } });
export const UseCaseOnPhone = meta.story({ globals: onPhone, args: { progress: at('useCase') } });
export const UseCaseMissing = meta.story({
  name: 'WZ-1: a use case is asked for',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Choose what comes closest.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Customer support/ })).toHaveFocus());
    await expect(args.onProgress).not.toHaveBeenCalled();
  },
});

export const Language = meta.story({
  name: 'WZ-1, SH-5: the language is changed over what is typed, by keyboard, with nothing else in reach',
  args: { progress: at('identity'), language: { locale: 'en', own: ['pl'], onLocaleChange: fn() } },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' North');
    canvas.getByRole('button', { name: 'Language: English' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('d{Enter}');
    await expect(args.language.onLocaleChange).toHaveBeenCalledWith('de');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(name).toHaveValue('Acme Helpdesk North');
    const menu = await opens('menu', 'Language: English')({ canvas });
    await expect(within(menu).getAllByRole('menuitemradio')).toHaveLength(4);
  },
});

export const Identity = meta.story({ args: { progress: at('identity', { ...filled, name: '' }) } });
export const IdentityFilled = meta.story({
  args: {
    progress: at('identity'),
    avatar: { imageUrl: PORTRAIT, state: { kind: 'idle' }, onChoose: fn(), onRemove: fn() },
  },
});
export const IdentityOnPhone = meta.story({ globals: onPhone, args: { progress: at('identity') } });
export const PictureFailed = meta.story({
  args: {
    progress: at('identity'),
    avatar: {
      imageUrl: null,
      state: { kind: 'failed', problem: { code: 'offline' } },
      onChoose: fn(),
      onRemove: fn(),
    },
  },
});
export const NameMissing = meta.story({
  name: 'WZ-1: a name is asked for',
  args: { progress: at('identity', { ...filled, name: '  ' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Give your assistant a name.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(args.onProgress).not.toHaveBeenCalled();
  },
});

export const Data = meta.story({ args: { progress: at('data') } });
export const DataWithFiles = meta.story({
  args: {
    progress: at('data'),
    data: {
      files: [
        { id: '1', name: 'shipping-terms.pdf', bytes: 482_113, note: '12 pages', state: { kind: 'ready' } },
        { id: '2', name: 'opening-hours.md', bytes: 2_048, state: { kind: 'indexing' } },
        { id: '3', name: 'catalogue.docx', bytes: 7_340_032, state: { kind: 'uploading', progress: 0.4 } },
        {
          id: '4',
          name: 'returns.html',
          bytes: 81_920,
          state: { kind: 'failed', reason: 'The file is damaged.' },
        },
      ],
      onAdd: fn(),
      onReplace: fn(),
      onCancel: fn(),
      onRetry: fn(),
      onRemove: fn(),
    },
  },
});
export const DataOnPhone = meta.story({ globals: onPhone, args: { progress: at('data') } });
export const SkipData = meta.story({
  name: 'WZ-1: data may be skipped',
  parameters: noPicture,
  args: { progress: at('data') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'How does it say hello?',
    );
  },
});

export const Hello = meta.story({ args: { progress: at('hello') } });
export const HelloOnPhone = meta.story({ globals: onPhone, args: { progress: at('hello') } });
export const Embed = meta.story({ args: { progress: at('embed') } });
export const EmbedOnPhone = meta.story({ globals: onPhone, args: { progress: at('embed') } });
export const EmbedWithFiles = meta.story({
  name: 'WZ-1: whoever has given it files is not told to add some',
  parameters: { visual: { modes: ['light', 'phone'] } },
  args: {
    progress: at('embed'),
    data: {
      files: [{ id: '1', name: 'shipping-terms.pdf', bytes: 482_113, state: { kind: 'ready' } }],
      onAdd: fn(),
      onReplace: fn(),
      onCancel: fn(),
      onRetry: fn(),
      onRemove: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/its editor is one step away: allow your domain, publish\./)).toBeVisible();
  },
});
export const Offline = meta.story({
  name: 'WZ-1, FA-1: each step says that there is no connection, in the place of what is kept',
  parameters: { visual: { modes: ['light', 'dark', 'phone'] } },
  args: { progress: at('identity'), kept: false },
  render: (args) => (
    <NetworkProvider isOnline={false}>
      <Kept {...args} />
    </NetworkProvider>
  ),
  play: async ({ canvas }) => {
    const told = () => canvas.getByText(/^You are offline\. Your answers stay here/);
    await expect(told()).toBeVisible();
    await expect(told().closest('[role=status]')).not.toBeNull();
    for (const title of ['What should it read?', 'How does it say hello?', 'Put it on your site']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(told()).toBeVisible();
    }
  },
});

export const Busy = meta.story({ args: { progress: at('embed'), state: { kind: 'busy' } } });
export const Taken = meta.story({
  args: {
    progress: at('embed'),
    state: { kind: 'taken', name: 'Acme Advisor', by: 'Robin Becker' },
  },
});
export const TakenByOwnWindow = meta.story({
  args: { progress: at('embed'), state: { kind: 'taken', name: 'Acme Advisor', by: '' } },
});
export const NotConfirmed = meta.story({
  args: { progress: at('embed'), state: { kind: 'failed', problem: { code: 'notConfirmed' } } },
});
export const Failed = meta.story({
  args: { progress: at('embed'), state: { kind: 'failed', problem: { code: 'generic' } } },
});
export const FailedAtAStep = meta.story({
  name: 'WZ-1: a refusal leads to its step',
  args: {
    progress: at('embed'),
    state: {
      kind: 'failed',
      problem: { code: 'refused', text: 'There is an assistant of this name already.' },
      step: 'identity',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Name/ }));
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What is it called?');
  },
});
export const Made = meta.story({
  args: { state: { kind: 'made', name: 'Acme Helpdesk', opening: { kind: 'idle' } } },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Start the first chat' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onFinish).not.toHaveBeenCalled();
  },
});
export const MadeOnPhone = meta.story({
  globals: onPhone,
  args: { state: { kind: 'made', name: 'Acme Helpdesk', opening: { kind: 'idle' } } },
});
export const Opening = meta.story({
  args: { state: { kind: 'made', name: 'Acme Helpdesk', opening: { kind: 'busy' } } },
});
export const OpeningFailed = meta.story({
  args: {
    state: { kind: 'made', name: 'Acme Helpdesk', opening: { kind: 'failed', problem: { code: 'generic' } } },
  },
});

/** What can be kept today: no picture, no data, no starter questions, no line for a page. */
export const ShortForm = meta.story({
  render: ({ avatar: _a, data: _d, starters: _s, snippet: _n, ...args }) => <Kept {...args} />,
  args: { progress: at('hello') },
});

export const Long = meta.story({
  args: {
    progress: at('identity', {
      ...filled,
      name: LONG_NAME.slice(0, 200),
      description: LONG_NAME,
      welcomeMessage: LONG_NAME,
      starterQuestions: [LONG_NAME.slice(0, 120), LONG_NAME.slice(0, 120)],
    }),
  },
  play: async ({ canvasElement }) => expectContained(canvasElement),
});
export const MadeLong = meta.story({
  args: { state: { kind: 'made', name: LONG_NAME.slice(0, 200), opening: { kind: 'idle' } } },
  play: async ({ canvasElement }) => expectContained(canvasElement),
});

const hostile = (text: string): WizardAnswers => ({
  useCase: 'support',
  name: text,
  description: text,
  welcomeMessage: text,
  starterQuestions: [text, text],
});
export const HostileIdentity = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <WelcomeWizardScreen
          {...args}
          progress={at('identity', hostile(text))}
          state={{ kind: 'failed', problem: { code: 'refused', text, fields: { welcomeMessage: text } } }}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});
export const HostileHello = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => <WelcomeWizardScreen {...args} progress={at('hello', hostile(text))} />}
    </EachHostile>
  ),
  play: everyHostileText(),
});
export const HostileMade = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <WelcomeWizardScreen
          {...args}
          state={{
            kind: 'made',
            name: text,
            opening: { kind: 'failed', problem: { code: 'refused', text } },
          }}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});

export const LineRefused = meta.story({
  name: 'WZ-1, FA-1: where the assistant is refused at the last step, that is said once, with a way back',
  parameters: noPicture,
  args: { progress: at('embed'), snippet: { code: 'refused', text: 'This name is taken.' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/This name is taken/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-hidden]:empty')).toBeNull();
  },
});

export const WholeWay = meta.story({
  name: 'WZ-1: from the use case to the end, by keyboard, with a live preview',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    const title = () => canvas.getByRole('heading', { level: 1 });
    canvas.getByRole('radio', { name: /Customer support/ }).focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Sales advice/ })).toBeChecked();
    await expect(canvas.getByRole('figure')).toHaveTextContent('Which product suits me?');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(title()).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Helpdesk ');
    await expect(canvas.getByRole('figure')).toHaveTextContent('Helpdesk');
    const press = async (name: string) => {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(title()).toHaveFocus());
    };
    await press('Next');
    await press('Skip');
    const welcome = canvas.getByRole('textbox', { name: /Welcome message/ });
    await userEvent.clear(welcome);
    await userEvent.type(welcome, 'Hi there');
    await expect(canvas.getByRole('figure')).toHaveTextContent('Hi there');
    await press('Back');
    await press('Skip');
    await expect(canvas.getByRole('textbox', { name: /Welcome message/ })).toHaveValue('Hi there');
    await press('Next');
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(args.onFinish).toHaveBeenCalledWith({
      useCase: 'sales',
      name: 'Helpdesk',
      description: 'Helps visitors to find the right product or plan',
      welcomeMessage: 'Hi there',
      starterQuestions: ['Which product suits me?', 'What does it cost?', 'Can I try it first?'],
    });
  },
});
const useCases = <UseCaseStep value="support" onChange={fn()} error={undefined} firstRef={null} />;
/** Of the cards of its first step. */
export const States = meta.story(
  statesOf({
    as: 'lines',
    states: ['rest', 'hover', 'focus'],
    variants: [
      { name: 'card', of: 'input:not(:checked)', shows: useCases },
      { name: 'chosen card', of: ':checked', states: ['hover', 'focus'], shows: useCases },
    ],
  }),
);
