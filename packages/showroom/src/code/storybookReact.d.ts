/** What Storybook's renderer adds to story files; its package says no types of it. */
declare module '@storybook/react/preset' {
  import type { CsfFile } from 'storybook/internal/csf-tools';

  export function experimental_enrichCsf(
    before: undefined,
    options: { presets: { apply: (name: string) => Promise<object> } },
  ): Promise<(printed: object, source: CsfFile) => Promise<void>>;
}
