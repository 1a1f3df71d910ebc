import { grey, oklch, scalesOf, WHITE } from './colorScales.ts';
import type { ColorPreset, Contrast, PaletteMode } from './settings.ts';

interface StateColors {
  soft: string;
  strong: string;
  border: string;
}

/** Colors that the preset does not touch. */
export interface Neutrals {
  surface: {
    page: string;
    card: string;
    raised: string;
    sunken: string;
    tint: string;
    hover: string;
    pressed: string;
  };
  text: { default: string; muted: string };
  border: { subtle: string; medium: string; strong: string };
  critical: StateColors & { solid: string; solidHover: string; onSolid: string };
  caution: StateColors;
  positive: StateColors;
  info: StateColors;
  overlay: string;
  subscription: { surface: string; hover: string; text: string };
}

/** Colors of a preset. */
export interface Accents {
  text: { onAccent: string; link: string };
  accent: { base: string; hover: string; pressed: string; soft: string; onSoft: string };
  focus: string;
  /** The deep surface of the evident navigation. */
  evident: { surface: string; hover: string; current: string; text: string; muted: string };
}

const HUES = { critical: 25, caution: 70, positive: 155, info: 245 } as const;

/**
 * Soft background, strong text and border of the states: one lightness and chroma for every hue.
 */
function states(soft: [number, number], strong: [number, number], border: [number, number]) {
  const one = (hue: number): StateColors => ({
    soft: oklch(soft[0], soft[1], hue),
    strong: oklch(strong[0], strong[1], hue),
    border: oklch(border[0], border[1], hue),
  });
  return {
    critical: one(HUES.critical),
    caution: one(HUES.caution),
    positive: one(HUES.positive),
    info: one(HUES.info),
  };
}

const lightStates = states([0.965, 0.015], [0.47, 0.1], [0.87, 0.05]);
const lightHighStates = states([0.97, 0.013], [0.36, 0.075], [0.5, 0.1]);
const darkStates = states([0.27, 0.035], [0.82, 0.095], [0.38, 0.06]);
const darkHighStates = states([0.2, 0.03], [0.9, 0.05], [0.7, 0.1]);

const orange = { surface: oklch(0.77, 0.155, 62), hover: oklch(0.72, 0.155, 62), text: oklch(0.2, 0.03, 62) };
const orangeDark = {
  surface: oklch(0.74, 0.135, 62),
  hover: oklch(0.69, 0.135, 62),
  text: oklch(0.17, 0.03, 62),
};

/** Neutral and state colors of each theme and contrast. */
export const neutrals: Record<PaletteMode, Record<Contrast, Neutrals>> = {
  light: {
    normal: {
      surface: {
        page: grey(0.984, 0.002),
        card: grey(1, 0),
        raised: grey(1, 0),
        sunken: grey(0.963, 0.004),
        tint: grey(0.963, 0.004),
        hover: grey(0.955, 0.005),
        pressed: grey(0.928, 0.006),
      },
      text: { default: grey(0.22, 0.018), muted: grey(0.48, 0.016) },
      border: { subtle: grey(0.918), medium: grey(0.862, 0.008), strong: grey(0.63, 0.014) },
      ...lightStates,
      critical: {
        ...lightStates.critical,
        strong: oklch(0.5, 0.175, 25),
        solid: oklch(0.54, 0.195, 26),
        solidHover: oklch(0.48, 0.175, 26),
        onSolid: WHITE,
      },
      overlay: grey(0.2, 0.02, 0.36),
      subscription: orange,
    },
    high: {
      surface: {
        page: grey(1, 0),
        card: grey(1, 0),
        raised: grey(1, 0),
        sunken: grey(0.97, 0.003),
        tint: grey(0.97, 0.003),
        hover: grey(0.955, 0.004),
        pressed: grey(0.93, 0.005),
      },
      text: { default: grey(0.13, 0.012), muted: grey(0.34, 0.014) },
      border: { subtle: grey(0.66, 0.01), medium: grey(0.5, 0.012), strong: grey(0.38, 0.014) },
      ...lightHighStates,
      critical: {
        ...lightHighStates.critical,
        strong: oklch(0.37, 0.14, 26),
        solid: oklch(0.4, 0.15, 26),
        solidHover: oklch(0.33, 0.125, 26),
        onSolid: WHITE,
      },
      overlay: grey(0.1, 0.01, 0.6),
      subscription: { ...orange, text: oklch(0.12, 0.02, 62) },
    },
  },
  dark: {
    normal: {
      surface: {
        page: grey(0.172, 0.008),
        card: grey(0.208, 0.01),
        raised: grey(0.24, 0.012),
        sunken: grey(0.15, 0.008),
        tint: grey(0.258, 0.012),
        hover: grey(0.262, 0.012),
        pressed: grey(0.3, 0.014),
      },
      text: { default: grey(0.94, 0.004), muted: grey(0.725, 0.012) },
      border: { subtle: grey(0.278, 0.012), medium: grey(0.335, 0.014), strong: grey(0.56, 0.016) },
      ...darkStates,
      critical: {
        ...darkStates.critical,
        solid: oklch(0.55, 0.165, 25),
        solidHover: oklch(0.5, 0.155, 25),
        onSolid: WHITE,
      },
      overlay: grey(0.08, 0.005, 0.62),
      subscription: orangeDark,
    },
    high: {
      surface: {
        page: grey(0.1, 0.004),
        card: grey(0.13, 0.005),
        raised: grey(0.165, 0.006),
        sunken: grey(0.07, 0.003),
        tint: grey(0.2, 0.007),
        hover: grey(0.22, 0.008),
        pressed: grey(0.26, 0.01),
      },
      text: { default: grey(0.99, 0), muted: grey(0.86, 0.006) },
      border: { subtle: grey(0.56, 0.008), medium: grey(0.68, 0.008), strong: grey(0.82, 0.006) },
      ...darkHighStates,
      critical: {
        ...darkHighStates.critical,
        solid: oklch(0.82, 0.1, 25),
        solidHover: oklch(0.87, 0.065, 25),
        onSolid: oklch(0.15, 0.04, 25),
      },
      overlay: grey(0.05, 0.003, 0.78),
      subscription: { ...orangeDark, text: oklch(0.12, 0.02, 62) },
    },
  },
};

function accentsOf(preset: ColorPreset): Record<PaletteMode, Record<Contrast, Accents>> {
  const light = scalesOf(preset, 'light');
  const dark = scalesOf(preset, 'dark');
  const evident = { text: dark.vivid[1], muted: dark.vivid[3] };
  const evidentHigh = {
    surface: light.deep[1],
    hover: light.deep[3],
    current: light.deep[4],
    text: WHITE,
    muted: light.vivid[2],
  };
  return {
    light: {
      normal: {
        text: { onAccent: WHITE, link: light.vivid[9] },
        accent: {
          base: light.vivid[8],
          hover: light.vivid[9],
          pressed: light.vivid[10],
          soft: light.vivid[1],
          onSoft: light.vivid[10],
        },
        focus: light.vivid[7],
        evident: { ...evident, surface: light.deep[3], hover: light.deep[4], current: light.deep[5] },
      },
      high: {
        text: { onAccent: WHITE, link: light.vivid[11] },
        accent: {
          base: light.vivid[11],
          hover: light.vivid[12],
          pressed: light.deep[3],
          soft: light.vivid[1],
          onSoft: light.vivid[12],
        },
        focus: light.vivid[11],
        evident: evidentHigh,
      },
    },
    dark: {
      normal: {
        text: { onAccent: WHITE, link: dark.vivid[5] },
        accent: {
          base: dark.vivid[8],
          hover: dark.vivid[9],
          pressed: dark.vivid[10],
          soft: dark.deep[3],
          onSoft: dark.vivid[4],
        },
        focus: dark.vivid[6],
        evident: { ...evident, surface: dark.deep[2], hover: dark.deep[3], current: dark.deep[4] },
      },
      high: {
        text: { onAccent: dark.deep[1], link: dark.vivid[3] },
        accent: {
          base: dark.vivid[4],
          hover: dark.vivid[3],
          pressed: dark.vivid[2],
          soft: dark.deep[2],
          onSoft: dark.vivid[2],
        },
        focus: dark.vivid[3],
        evident: evidentHigh,
      },
    },
  };
}

/** Accent colors of each preset, theme and contrast. */
export const accents: Record<ColorPreset, Record<PaletteMode, Record<Contrast, Accents>>> = {
  green: accentsOf('green'),
  blue: accentsOf('blue'),
  indigo: accentsOf('indigo'),
  purple: accentsOf('purple'),
};
