export { choiceIn, comparedIn, laidOutFor, textOf } from './cells.ts';
export { Matrix } from './Matrix.tsx';
