export { choiceIn, comparedIn, textOf } from './cells.ts';
export { Matrix } from './Matrix.tsx';
