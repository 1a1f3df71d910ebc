import { defaultSettings, type PaletteMode } from '@parley/ui/settings';
import { create, type ThemeVars, type ThemeVarsPartial } from 'storybook/theming';
import { WORDMARK } from './wordmark.ts';

/** Mark and name for the sidebar, as an image: the manager takes nothing else. */
const logo = (text: string, mark: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="24" viewBox="0 0 96 24">
      <path fill="${mark}" fill-rule="evenodd" d="M3 10.5a9 9 0 1 1 9 9H8.6L4.5 22.9A.9.9 0 0 1 3 22.2z
        M12 6.1a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8z"/>
      <path fill="${text}" d="${WORDMARK}"/>
    </svg>`,
  )}`;

const common = {
  brandTitle: 'Parley',
  brandUrl: './?path=/story/welcome--welcome',
  brandTarget: '_self',
  fontBase: 'Inter, system-ui, sans-serif',
  appBorderRadius: 8,
  inputBorderRadius: 7,
} as const;

/**
 * The neutrals and the indigo preset of `packages/ui/src/theme/palettes.ts` as sRGB: the manager mixes its
 * colors itself, and knows no OKLCH.
 */
const variables: Record<PaletteMode, ThemeVarsPartial> = {
  light: {
    base: 'light',
    ...common,
    brandImage: logo('#161b23', '#5857e7'),
    colorPrimary: '#5857e7',
    colorSecondary: '#5857e7',
    appBg: '#f9fafb',
    appContentBg: '#ffffff',
    appPreviewBg: '#f9fafb',
    appBorderColor: '#e2e4e8',
    barBg: '#ffffff',
    barTextColor: '#595e67',
    barSelectedColor: '#4744c6',
    textColor: '#161b23',
    textMutedColor: '#595e67',
    inputBorder: '#cfd2d7',
  },
  dark: {
    base: 'dark',
    ...common,
    brandImage: logo('#eaebee', '#a7b1ed'),
    colorPrimary: '#5b62cb',
    colorSecondary: '#7d86e0',
    appBg: '#0e1013',
    appContentBg: '#16181d',
    appPreviewBg: '#0e1013',
    appBorderColor: '#25282e',
    barBg: '#16181d',
    barTextColor: '#a2a6ae',
    barSelectedColor: '#a7b1ed',
    textColor: '#eaebee',
    textMutedColor: '#a2a6ae',
    inputBg: '#0e1013',
    inputBorder: '#33373e',
  },
};

/** What the manager looks like beside a canvas of a theme: it follows the canvas, not the device. */
export const managerThemes: Record<PaletteMode, ThemeVars> = {
  light: create(variables.light),
  dark: create(variables.dark),
};

/** The theme of the canvas. @param globals what the toolbars say, or the story itself. */
export const themeOf = ({ theme }: Readonly<Record<string, unknown>>): PaletteMode =>
  theme === 'dark' || theme === 'light' ? theme : defaultSettings.paletteMode;

/** The theme that an address asks for, before the canvas is there. @param search of the manager's address. */
export function themeIn(search: string): PaletteMode {
  const globals = new URLSearchParams(search).get('globals') ?? '';
  return themeOf(Object.fromEntries(globals.split(';').map((each) => each.split(':'))));
}
