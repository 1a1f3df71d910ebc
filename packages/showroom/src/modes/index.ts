export { chromaticModes } from './chromaticModes.ts';
export * from './modes.ts';
