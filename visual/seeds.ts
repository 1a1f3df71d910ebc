/** A small change of the style sheets, of the kind that slips through a review. */
export interface Seed {
  title: string;
  /** The changed style sheet; the same text where there is nothing to change. */
  alter: (css: string) => string;
}

/** Moves the lightness of a colour token, in OKLCH per cent, in every theme that sets it. */
function lightnessStep(token: string, step: number): Seed {
  const pattern = new RegExp(`(--parley-color-${token}:\\s*oklch\\()([\\d.]+)(%)`, 'g');
  return {
    title: `--parley-color-${token} ${step > 0 ? 'lighter' : 'darker'} by ${Math.abs(step)} %`,
    alter: (css) =>
      css.replace(pattern, (_, start, lightness, end) => `${start}${Number(lightness) + step}${end}`),
  };
}

function replaced(title: string, pattern: RegExp, replacement: string): Seed {
  return { title, alter: (css) => css.replace(pattern, replacement) };
}

/** What visual regression must notice (QA-1). */
export const seeds: readonly Seed[] = [
  lightnessStep('text-default', 1),
  lightnessStep('accent-base', -1),
  lightnessStep('border-medium', -1),
  replaced('borders 2 px instead of 1', /(border[a-z-]*:\s*)1px/g, '$12px'),
  replaced('corners 7 px instead of 8', /(border-radius:\s*)8px/g, '$17px'),
  replaced('gaps of 8 px one wider', /(gap:\s*)8px/g, '$19px'),
  replaced('text one size up', /(--parley-type-body-size:\s*)[\d.]+rem/g, '$1.9375rem'),
  replaced('icons hidden', /$/, '\nsvg { visibility: hidden; }'),
];
