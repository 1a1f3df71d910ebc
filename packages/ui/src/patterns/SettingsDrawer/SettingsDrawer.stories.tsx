import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { defaultSettings, type UiSettings } from '../../theme/settings.ts';
import { onPhone } from '../patterns.fixtures.tsx';
import { SettingsDrawer } from './SettingsDrawer.tsx';

const meta = preview.meta({
  component: SettingsDrawer,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      instead: [
        { use: 'Drawer', when: 'something else than the look of the interface is set up at the side' },
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Goes from setting to setting, and stays inside.' },
        { keys: ['←', '→', '↑', '↓'], does: 'Chooses within a setting; the page changes at once.' },
        { keys: ['Space'], does: 'Switches the responsive font sizes.' },
        { keys: ['Esc'], does: 'Closes; focus goes back to the button that opened it.' },
      ],
      dos: ['Let each choice act at once.', 'Offer a way back to the defaults.'],
      donts: ['Put settings of an assistant into it.', 'Ask to save.'],
      accessibility: [
        'A modal dialog named by its title; each setting is a group named by its label.',
        'Colors are named in words beside their swatch; the pictures of layouts are decoration.',
        'Nothing has to be saved: every choice acts as soon as it is made, and “Reset to defaults” ' +
          'undoes all.',
      ],
    }),
  },
  args: { open: true, settings: defaultSettings, onChange: fn(), onClose: fn() },
  render: function Render(args) {
    const [settings, setSettings] = useState<UiSettings>(args.settings);
    return (
      <SettingsDrawer
        {...args}
        settings={settings}
        onChange={(next) => {
          setSettings(next);
          args.onChange(next);
        }}
      />
    );
  },
});

export const Defaults = meta.story({
  play: async () => {
    await screen.findByRole('dialog', { name: 'App Settings' });
  },
});
export const Phone = meta.story({ globals: onPhone });
export const WithoutShell = meta.story({
  name: 'RT-8: without the shell, nothing of its look',
  args: { frame: 'header' },
  play: async () => {
    const inside = within(await screen.findByRole('dialog', { name: 'App Settings' }));
    await expect(inside.getByRole('radio', { name: 'Dark' })).toBeEnabled();
    for (const name of ['Evident', 'Horizontal', 'Wide']) {
      await expect(inside.queryByRole('radio', { name })).toBeNull();
    }
  },
});
export const NotKept = meta.story({ args: { kept: false } });

export const EverythingElse = meta.story({
  args: {
    settings: {
      colorPreset: 'purple',
      paletteMode: 'dark',
      contrast: 'high',
      navColor: 'evident',
      layout: 'horizontal',
      stretch: true,
      direction: 'rtl',
      responsiveFontSizes: false,
    },
  },
});

export const EverySetting = meta.story({
  name: 'SH-4: 440 wide, every setting acts at once, reset gives the defaults',
  parameters: noPicture,
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'App Settings' });
    await expect(drawer.parentElement?.offsetWidth).toBe(440);
    const inside = within(drawer);
    const choose = async (name: string) => userEvent.click(inside.getByRole('radio', { name }));
    for (const name of ['Purple', 'Dark', 'High', 'Evident', 'Horizontal', 'Wide', 'Right-to-left']) {
      await choose(name);
    }
    await userEvent.click(inside.getByRole('switch', { name: /Responsive font sizes/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      colorPreset: 'purple',
      paletteMode: 'dark',
      contrast: 'high',
      navColor: 'evident',
      layout: 'horizontal',
      stretch: true,
      direction: 'rtl',
      responsiveFontSizes: false,
    });
    await userEvent.click(inside.getByRole('button', { name: 'Reset to defaults' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(defaultSettings);
    await expect(inside.getByRole('radio', { name: 'Indigo' })).toBeChecked();
  },
});

export const ByKeyboard = meta.story({
  name: 'SH-4: choices move by arrow keys, Escape closes',
  parameters: noPicture,
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'App Settings' });
    within(drawer).getByRole('radio', { name: 'Light' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...defaultSettings, paletteMode: 'dark' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
