import { RotateCcw } from 'lucide-react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sizes } from '../../theme/tokens.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LONG_TEXT } from '../stories.fixtures.ts';
import { Text } from '../Text/Text.tsx';
import { Drawer } from './Drawer.tsx';

const meta = preview.meta({
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    width: sizes.settingsDrawer,
    title: 'App Settings',
    headActions: <IconButton icon={RotateCcw} label="Reset" size="small" />,
    children: <Text>{LONG_TEXT}</Text>,
  },
});

export const AtTheEnd = meta.story({
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'App Settings' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const AtTheStart = meta.story({ args: { side: 'start', width: sizes.sideNav } });
export const WithActions = meta.story({ args: { actions: <Button variant="primary">Done</Button> } });
