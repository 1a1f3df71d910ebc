import { assignVars, globalStyle } from '@vanilla-extract/css';
import { writeColorThemes } from './colorThemes.ts';
import { vars } from './contract.css.ts';
import { COLOR_PRESETS, CONTRASTS } from './settings.ts';

const { color } = vars;

writeColorThemes({ presets: COLOR_PRESETS, contrasts: CONTRASTS, shell: true });

/** Navigation in the page's own colors; discreet sinks it, evident gives it the preset's deep surface. */
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

globalStyle(':root', { vars: { [vars.contentMax]: '1200px' } });
globalStyle(":root[data-stretch='wide']", { vars: { [vars.contentMax]: 'none' } });
