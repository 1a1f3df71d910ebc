/**
 * What style sheets of other packages are made with: tokens, and styles in the layers that components use.
 */
export { classes } from './classes.ts';
export { vars } from './theme/contract.css.ts';
export { layers } from './theme/layers.css.ts';
export { componentStyle, componentVariants } from './theme/style.ts';
export * from './theme/tokens.ts';
