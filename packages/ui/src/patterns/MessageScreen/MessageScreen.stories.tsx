import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { CloudOff, ShieldAlert } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { onPhone } from '../patterns.fixtures.tsx';
import { MessageIcon } from './MessageIcon.tsx';
import { MessageScreen, type MessageScreenProps } from './MessageScreen.tsx';

const actions = (
  <>
    <Button variant="primary" onClick={fn()}>
      Try again
    </Button>
    <Button onClick={fn()}>Contact support</Button>
  </>
);

const meta = preview.meta({
  component: MessageScreen,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      instead: [
        { use: 'EmptyState', when: 'a list or a table has nothing to show, and the screen around it stays' },
        { use: 'ErrorState', when: 'one part of a screen failed, not the whole' },
        { use: 'LoadingOverlay', when: 'something is on its way and nothing has to be read' },
      ],
      dos: ['Say what to do next, in one button.', 'Set `announce` where it replaces a screen.'],
      donts: ['Use it where only a part of a screen failed.', 'Leave the reader without a way out.'],
      accessibility: [
        'In the window it is the main landmark; in the shell a section. Both are named by the title, a ' +
          'level 1 heading.',
        'Say “announce” where it replaces a screen without a change of address: otherwise nobody hears ' +
          'of it.',
        'The picture is decoration: all that it says stands in the words.',
      ],
    }),
  },
  args: {
    frame: 'window' as MessageScreenProps['frame'],
    picture: <MessageIcon icon={CloudOff} tone="caution" />,
    title: 'The sign-in service is not available',
    text: 'It cannot be reached at the moment. Nothing is lost; try again in a moment.',
    actions,
  },
});

export const Window = meta.story();
export const Content = meta.story({ args: { frame: 'content' } });
export const WithCode = meta.story({
  args: {
    picture: <MessageIcon icon={ShieldAlert} tone="critical" />,
    eyebrow: '403',
    detail: 'Code: request_error',
  },
});
export const WordsAlone = meta.story({
  render: () => <MessageScreen frame="window" picture={null} title="You are signed out" />,
});
export const Announced = meta.story({
  parameters: noPicture,
  args: { announce: 'alert' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The sign-in service is not available');
    await expect(canvas.getByRole('main', { name: 'The sign-in service is not available' })).toBeVisible();
  },
});
export const Phone = meta.story({ globals: onPhone });

export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => <MessageScreen {...args} eyebrow={text} title={text} text={text} detail={text} />}
    </EachHostile>
  ),
  play: everyHostileText(),
});
