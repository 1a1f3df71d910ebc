import { expect, test } from 'vitest';
import { unpicturedIn } from './unpictured.ts';

test('QA-1: what no picture shows of a style sheet is read as text, by the names of its classes', () => {
  const css = `
    @layer components {
      .Card__1x2y3z40 { color: red; cursor: pointer }
      @media (hover: hover) { .Card_link__1x2y3z41:hover, [dir=rtl] .Card__1x2y3z40 { transition: color var(--a__1abc2de3) } }
    }
    @media print { .Card__1x2y3z40 { color: black } }
    .Card__1x2y3z40[data-entering] { opacity: 0 }
    @keyframes Card_turn__9a8b7c60 { to { rotate: 360deg } }
  `;
  expect(unpicturedIn(css)).toEqual([
    '@layer components { .Card { cursor: pointer',
    '@layer components { @media (hover: hover) { .Card_link:hover, [dir=rtl] .Card { transition: color var(--a)',
    '@media print { .Card { color: black',
    '.Card[data-entering] { opacity: 0',
    '@keyframes Card_turn { to { rotate: 360deg',
  ]);
});
