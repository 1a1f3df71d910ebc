import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CreateAssistantScreen, type CreateAssistantScreenProps } from './CreateAssistantScreen.tsx';

const meta = preview.meta({
  component: CreateAssistantScreen,
  args: { state: { kind: 'idle' } as CreateAssistantScreenProps['state'], onCreate: fn() },
});

export const Idle = meta.story();

export const Busy = meta.story({ args: { state: { kind: 'busy' } } });

export const Failed = meta.story({
  args: { state: { kind: 'failed', text: 'Your plan allows three assistants.' } },
});

export const NameMissing = meta.story({
  name: 'AS-2: a name is asked for before anything is sent',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create assistant' }));
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});
