import { colord, extend } from 'colord';
import a11yPlugin from 'colord/plugins/a11y';

extend([a11yPlugin]);

/** The least contrast at which text can be read by most people (WCAG 2.2 AA, A11Y-1). */
export const READABLE_CONTRAST = 4.5;

/** The contrast of two colors after WCAG 2, from 1 (none) to 21 (black on white). */
export const contrastOf = (one: string, other: string): number => colord(one).contrast(other);

/** A color in any notation of CSS as '#rrggbb', or null where the text is none. Transparency is dropped. */
export function hexOf(text: string): string | null {
  const trimmed = text.trim();
  const candidate = /^[0-9a-f]{3}$|^[0-9a-f]{6}$/i.test(trimmed) ? `#${trimmed}` : trimmed;
  const color = colord(candidate);
  return color.isValid() ? color.alpha(1).toHex() : null;
}
