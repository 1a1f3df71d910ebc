/** What the toolbars and the matrix call what can be chosen for a story. */
export const CHOICES = {
  theme: { title: 'Theme', values: { light: 'Light', dark: 'Dark' } },
  contrast: { title: 'Contrast', values: { normal: 'Normal contrast', high: 'High contrast' } },
  color: {
    title: 'Color',
    values: { green: 'Green', blue: 'Blue', indigo: 'Indigo', purple: 'Purple' },
  },
  direction: { title: 'Direction', values: { ltr: 'Left to right', rtl: 'Right to left' } },
  locale: {
    title: 'Language',
    values: { en: 'English', de: 'Deutsch', es: 'Español', pl: 'Polski', pseudo: '[Pšéûûđöö]' },
  },
} as const;

/** What the toolbar has room for, of choices whose names are longer. */
const SHORT: Readonly<Record<string, string>> = { high: 'High', rtl: 'RTL', pseudo: 'Pseudo' };

/**
 * What a choice is called in the toolbar, where all of them stand side by side, and what its menu says
 * besides.
 * @param words its name, or what the toolbar calls it, a colon, and the rest.
 */
export function barWordsOf(value: string, words: string): { title: string; right?: string } {
  const short = SHORT[value];
  if (short) return { title: short, right: words };
  const [title = '', right] = words.split(': ');
  return right === undefined ? { title } : { title, right };
}
