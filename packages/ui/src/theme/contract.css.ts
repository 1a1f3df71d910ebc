import { createGlobalThemeContract } from '@vanilla-extract/css';

const state = { soft: '', strong: '', border: '' };

/**
 * Everything of the look that an attribute on `<html>` can change, by meaning. A theme that lacks one does
 * not compile. What never changes (space, radius, sizes, stacking) is in `tokens.ts`. `motion.fade` is how
 * long colors fade: `motion.press` on a control that is hovered or focused, zero on all others, so that
 * switching the theme changes all colors at once without fading.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      surface: { page: '', card: '', raised: '', sunken: '', tint: '', hover: '', pressed: '' },
      text: { default: '', muted: '', onAccent: '', link: '' },
      border: { subtle: '', medium: '', strong: '' },
      accent: { base: '', hover: '', pressed: '', soft: '', onSoft: '' },
      critical: { ...state, solid: '', solidHover: '', onSolid: '' },
      caution: state,
      positive: state,
      info: state,
      focus: '',
      overlay: '',
      subscription: { surface: '', hover: '', text: '' },
      evident: { surface: '', hover: '', current: '', text: '', muted: '' },
      nav: {
        surface: '',
        hover: '',
        current: '',
        text: '',
        muted: '',
        currentText: '',
        border: '',
        focus: '',
      },
    },
    shadow: { control: '', floating: '', dialog: '' },
    font: { body: '', heading: '', mono: '' },
    type: {
      caption: { size: '', line: '' },
      body: { size: '', line: '' },
      reading: { size: '', line: '' },
      title: { size: '', line: '' },
      page: { size: '', line: '' },
      display: { size: '', line: '' },
    },
    motion: { press: '', fade: '', popover: '', drawer: '', easeOut: '', easeIn: '' },
    contentMax: '',
  },
  (_value, path) =>
    `parley-${path.map((part) => part.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)).join('-')}`,
);
