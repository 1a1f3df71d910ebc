/// <reference path="./punycode.d.ts" />
import { tidyDomain } from '@parley/model';
import { toUnicode } from 'punycode/punycode.es6.js';

/**
 * A kept domain in the script that it was typed in, instead of the `xn--` form that it is kept in (AS-2). One
 * that would not lead back to what is kept is shown as it is kept.
 */
export function shownDomain(domain: string): string {
  try {
    const shown = domain.replace(/(?<=^|[./])xn--[a-z0-9-]+/g, toUnicode);
    return tidyDomain(shown) === domain ? shown : domain;
  } catch {
    // Not every label that begins with `xn--` stands for a name.
    return domain;
  }
}
