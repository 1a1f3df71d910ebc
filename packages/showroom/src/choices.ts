/** What the toolbars and the matrix call what can be chosen for a story. */
export const CHOICES = {
  theme: { title: 'Theme', values: { light: 'Light', dark: 'Dark' } },
  contrast: { title: 'Contrast', values: { normal: 'Normal contrast', high: 'High contrast' } },
  color: {
    title: 'Colour',
    values: { green: 'Green', blue: 'Blue', indigo: 'Indigo', purple: 'Purple' },
  },
  direction: { title: 'Direction', values: { ltr: 'Left to right', rtl: 'Right to left' } },
  locale: {
    title: 'Language',
    values: { en: 'English', de: 'Deutsch', es: 'Español', pl: 'Polski', pseudo: '[Pšéûûđöö]' },
  },
} as const;
