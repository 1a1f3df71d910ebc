import { globalFontFace } from '@vanilla-extract/css';
import { fallbackOf } from './fontFallbacks.ts';

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/**
 * The two subsets that the interface's languages need; the browser fetches the second only when a page has
 * such a letter.
 */
function family(name: string, packageName: string, weights: string): void {
  const face = (subset: string, unicodeRange: string) => ({
    src: `url('@fontsource-variable/${packageName}/files/${packageName}-${subset}-wght-normal.woff2') format('woff2')`,
    fontWeight: weights,
    fontStyle: 'normal',
    fontDisplay: 'swap' as const,
    unicodeRange,
  });
  globalFontFace(name, [face('latin-ext', LATIN_EXT), face('latin', LATIN)]);
}

family('Inter Variable', 'inter', '100 900');
family('Plus Jakarta Sans Variable', 'plus-jakarta-sans', '200 800');

const ARIAL = {
  regular: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('LiberationSans')",
  bold:
    "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), " +
    "local('LiberationSans-Bold')",
};

function fallback(name: string, font: Parameters<typeof fallbackOf>[0]): void {
  globalFontFace(name, [
    { src: ARIAL.regular, ...fallbackOf(font, 'regular') },
    { src: ARIAL.bold, ...fallbackOf(font, 'bold') },
  ]);
}

fallback('Inter Fallback', 'inter');
fallback('Plus Jakarta Sans Fallback', 'plusJakartaSans');
