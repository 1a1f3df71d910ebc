/** The package by its file: by its name alone, Node means a module of its own. */
declare module 'punycode/punycode.es6.js' {
  /** A domain with each `xn--` label in its own script. @throws {RangeError} for a label that is none. */
  export function toUnicode(domain: string): string;
}
