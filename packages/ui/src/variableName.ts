/**
 * Name of a custom property, as an inline style sets it, of the `var()` that style sheets read it by:
 * `var(--parley-color-focus)` is `--parley-color-focus`.
 */
export const variableName = (variable: string): string => variable.slice('var('.length, -1);
