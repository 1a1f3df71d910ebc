/// <reference path="./punycode.d.ts" />
import { mailable, tidyDomain } from '@parley/model';
import { toUnicode } from 'punycode/punycode.es6.js';

/**
 * What is kept with hosts in their `xn--` form, in the script that it was typed in; what would not lead back
 * to what is kept stays.
 */
function inOwnScript(kept: string, keptOf: (typed: string) => string): string {
  try {
    const shown = kept.replace(/(?<=^|[./@])xn--[a-z0-9-]+(?![^@]*@)/g, toUnicode);
    return keptOf(shown) === kept ? shown : kept;
  } catch {
    // Not every label that begins with `xn--` stands for a name.
    return kept;
  }
}

/** A kept domain as it is read (AS-2). */
export const shownDomain = (domain: string): string => inOwnScript(domain, tidyDomain);

/** A kept address as it is read (US-1, US-2). */
export const shownEmail = (email: string): string => inOwnScript(email, mailable);
