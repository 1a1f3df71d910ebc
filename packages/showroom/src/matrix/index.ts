export { choiceIn, textOf } from './cells.ts';
export { Matrix } from './Matrix.tsx';
