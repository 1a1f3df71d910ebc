import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { HOSTILE_TEXT, LONG_NAME } from '../screens.fixtures.ts';
import { WelcomeWizardScreen, type WelcomeWizardScreenProps } from './WelcomeWizardScreen.tsx';

const meta = preview.meta({
  component: WelcomeWizardScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { kind: 'idle' } as WelcomeWizardScreenProps['state'], onFinish: fn(), onLogout: fn() },
});

const filled = {
  name: 'Acme Helpdesk',
  description: 'Answers questions about orders and returns',
  welcomeMessage: 'Hello! Ask me about your order.',
};

export const Empty = meta.story();
export const Filled = meta.story({ args: { initialAnswers: filled } });
export const Phone = meta.story({ globals: onPhone, args: { initialAnswers: filled } });
export const Busy = meta.story({ args: { initialAnswers: filled, state: { kind: 'busy' } } });
export const Failed = meta.story({ args: { initialAnswers: filled, state: { kind: 'failed', text: '' } } });
export const Refused = meta.story({
  args: {
    initialAnswers: filled,
    state: { kind: 'failed', text: 'There is an assistant of this name already.' },
  },
});
export const Long = meta.story({
  args: {
    initialAnswers: {
      name: `${LONG_NAME} ${LONG_NAME}`,
      description: HOSTILE_TEXT,
      welcomeMessage: HOSTILE_TEXT,
    },
  },
});

export const Finish = meta.story({
  name: 'WZ-1: a name is asked for, the preview follows, Finish sends the answers',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await expect(canvas.getByText('Give your assistant a name.')).toBeVisible();
    await expect(args.onFinish).not.toHaveBeenCalled();
    await userEvent.type(name, ' Helpdesk ');
    await expect(canvas.getByRole('figure')).toHaveTextContent('Helpdesk');
    const welcome = canvas.getByRole('textbox', { name: /Welcome message/ });
    await userEvent.clear(welcome);
    await userEvent.type(welcome, 'Hi there');
    await expect(canvas.getByRole('figure')).toHaveTextContent('Hi there');
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(args.onFinish).toHaveBeenCalledWith({
      name: 'Helpdesk',
      description: '',
      welcomeMessage: 'Hi there',
    });
  },
});
