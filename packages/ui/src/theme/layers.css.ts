import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers, weakest first. Declared here and nowhere else. */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  layout: globalLayer('layout'),
  component: globalLayer('component'),
};
