import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { accents, neutrals } from './palettes.ts';
import {
  COLOR_PRESETS,
  CONTRASTS,
  type Contrast,
  defaultSettings,
  PALETTE_MODES,
  type PaletteMode,
} from './settings.ts';
import { media } from './tokens.ts';

const { color } = vars;

/** Attribute selector of a choice; the default one needs no attribute, so that a page without settings is themed too. */
const where = (name: string, value: string, fallback: string) =>
  value === fallback ? '' : `[data-${name}='${value}']`;

const rootOf = (mode: PaletteMode, contrast: Contrast) =>
  `:root${where('theme', mode, defaultSettings.paletteMode)}${where('contrast', contrast, defaultSettings.contrast)}`;

const shadows: Record<PaletteMode, Record<keyof typeof vars.shadow, string>> = {
  light: {
    control: '0 1px 2px oklch(0.2 0.02 265 / 0.06)',
    floating: '0 8px 24px -6px oklch(0.2 0.02 265 / 0.16), 0 2px 6px oklch(0.2 0.02 265 / 0.06)',
    dialog: '0 24px 64px -12px oklch(0.2 0.02 265 / 0.28), 0 4px 12px oklch(0.2 0.02 265 / 0.08)',
  },
  dark: {
    control: '0 0 0 0 transparent',
    floating: '0 12px 28px -8px oklch(0.05 0 0 / 0.6)',
    dialog: '0 24px 64px -12px oklch(0.05 0 0 / 0.8)',
  },
};

for (const mode of PALETTE_MODES) {
  for (const contrast of CONTRASTS) {
    const neutral = neutrals[mode][contrast];
    const root = rootOf(mode, contrast);
    globalStyle(root, {
      vars: {
        ...assignVars(color.surface, neutral.surface),
        [color.text.default]: neutral.text.default,
        [color.text.muted]: neutral.text.muted,
        ...assignVars(color.border, neutral.border),
        ...assignVars(color.critical, neutral.critical),
        ...assignVars(color.caution, neutral.caution),
        ...assignVars(color.positive, neutral.positive),
        ...assignVars(color.info, neutral.info),
        ...assignVars(color.subscription, neutral.subscription),
        [color.overlay]: neutral.overlay,
      },
    });
    for (const preset of COLOR_PRESETS) {
      const accent = accents[preset][mode][contrast];
      globalStyle(`${root}${where('color', preset, defaultSettings.colorPreset)}`, {
        vars: {
          [color.text.onAccent]: accent.text.onAccent,
          [color.text.link]: accent.text.link,
          ...assignVars(color.accent, accent.accent),
          ...assignVars(color.evident, accent.evident),
          [color.focus]: accent.focus,
        },
      });
    }
  }
  globalStyle(`:root${where('theme', mode, defaultSettings.paletteMode)}`, {
    colorScheme: mode,
    vars: assignVars(vars.shadow, shadows[mode]),
  });
}

/** Navigation in the page's own colours; discreet sinks it, evident gives it the preset's deep surface. */
globalStyle(':root', {
  vars: assignVars(color.nav, {
    surface: color.surface.page,
    hover: color.surface.hover,
    current: color.accent.soft,
    text: color.text.default,
    muted: color.text.muted,
    currentText: color.accent.onSoft,
    border: color.border.subtle,
    focus: color.focus,
  }),
});
globalStyle(":root[data-nav-color='discreet']", {
  vars: {
    [color.nav.surface]: color.surface.sunken,
    [color.nav.hover]: color.surface.pressed,
    [color.nav.border]: 'transparent',
  },
});
globalStyle(":root[data-nav-color='evident']", {
  vars: {
    ...assignVars(color.nav, {
      ...color.evident,
      currentText: color.evident.text,
      border: 'transparent',
      focus: color.evident.text,
    }),
  },
});

const BODY = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";
const HEADING = "'Plus Jakarta Sans Variable', 'Plus Jakarta Sans Fallback', system-ui, sans-serif";

globalStyle(':root', {
  vars: {
    ...assignVars(vars.font, {
      body: BODY,
      heading: HEADING,
      mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
    }),
    ...assignVars(vars.motion, {
      press: '120ms',
      popover: '200ms',
      drawer: '280ms',
      easeOut: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      easeIn: 'cubic-bezier(0.5, 0, 0.9, 0.4)',
    }),
    [vars.contentMax]: '1200px',
    ...assignVars(vars.type, {
      caption: { size: '0.75rem', line: '1rem' },
      body: { size: '0.875rem', line: '1.25rem' },
      reading: { size: '1rem', line: '1.625rem' },
      title: { size: '1rem', line: '1.5rem' },
      page: { size: '1.5rem', line: '2rem' },
      display: { size: '2rem', line: '2.5rem' },
    }),
  },
});
globalStyle(":root[data-stretch='wide']", { vars: { [vars.contentMax]: 'none' } });

/** Headings follow the window unless the reader asked for fixed sizes (SH-4). */
const responsive = ":root:not([data-type='fixed'])";
globalStyle(responsive, {
  '@media': {
    [media.phone]: {
      vars: {
        ...assignVars(vars.type.page, { size: '1.375rem', line: '1.75rem' }),
        ...assignVars(vars.type.display, { size: '1.625rem', line: '2.125rem' }),
      },
    },
    [media.xlUp]: {
      vars: {
        ...assignVars(vars.type.title, { size: '1.0625rem', line: '1.5rem' }),
        ...assignVars(vars.type.page, { size: '1.75rem', line: '2.25rem' }),
        ...assignVars(vars.type.display, { size: '2.375rem', line: '2.875rem' }),
      },
    },
  },
});
