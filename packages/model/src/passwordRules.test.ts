import { describe, expect, it } from 'vitest';
import { missingPasswordRules } from './passwordRules.ts';

describe('missingPasswordRules', () => {
  it('US-2: accepts 8 to 128 characters with lower, upper, digit and symbol', () => {
    expect(missingPasswordRules('Parley-demo-1')).toEqual([]);
    expect(missingPasswordRules('aB3!aB3!')).toEqual([]);
    expect(missingPasswordRules(`aB3!${'x'.repeat(124)}`)).toEqual([]);
  });

  it('US-2: names each rule that is not met', () => {
    expect(missingPasswordRules('')).toEqual(['length', 'lower', 'upper', 'digit', 'symbol']);
    expect(missingPasswordRules('aB3!aB3')).toEqual(['length']);
    expect(missingPasswordRules(`aB3!${'x'.repeat(125)}`)).toEqual(['length']);
    expect(missingPasswordRules('PARLEY-DEMO-1')).toEqual(['lower']);
    expect(missingPasswordRules('parley-demo-1')).toEqual(['upper']);
    expect(missingPasswordRules('Parley-demo-x')).toEqual(['digit']);
    expect(missingPasswordRules('Parley demo 1')).toEqual(['symbol']);
    // A fraction is a number, and neither a digit nor a symbol.
    expect(missingPasswordRules('Parley½demo1')).toEqual(['symbol']);
    expect(missingPasswordRules('Parley-demo-½')).toEqual(['digit']);
  });

  it('US-2: counts characters, not code units, and letters of any script', () => {
    expect(missingPasswordRules('äÖ1😀😀😀😀😀')).toEqual([]);
    expect(missingPasswordRules('äÖ1😀😀😀😀')).toEqual(['length']);
  });
});
