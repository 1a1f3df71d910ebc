import { describe, expect, it } from 'vitest';
import { domainProblem, tidyDomain } from './domains.ts';

describe('domainProblem', () => {
  it.each([
    'example.com',
    '*.example.com',
    'shop.example.co.uk',
    'localhost',
    'localhost:3000',
    'http://localhost:*',
    'example.com:*',
    '127.0.0.1:8080',
    'xn--bcher-kva.example',
    `${'a'.repeat(63)}.example.com`,
  ])('AS-2: %s can be allowed', (domain) => {
    expect(domainProblem(domain)).toBeNull();
  });

  it.each([
    ['', 'domainInvalid'],
    ['example..com', 'domainInvalid'],
    ['-example.com', 'domainInvalid'],
    ['exa mple.com', 'domainInvalid'],
    ['bücher.example', 'domainInvalid'],
    ['example.com:0', 'domainInvalid'],
    ['example.com:65536', 'domainInvalid'],
    ['example.com:80:80', 'domainInvalid'],
    ['ftp:example.com', 'domainInvalid'],
    [`${'a'.repeat(64)}.com`, 'domainInvalid'],
    [`${'abcdefgh.'.repeat(30)}com`, 'domainInvalid'],
    ['example.com/shop', 'domainPath'],
    ['user@example.com', 'domainPath'],
    ['javascript://example.com', 'domainPath'],
    ['*', 'domainWildcard'],
    ['*.com', 'domainWildcard'],
    ['shop.*.com', 'domainWildcard'],
    ['*shop.example.com', 'domainWildcard'],
    ['*.*.example.com', 'domainWildcard'],
  ] as const)('WG-4: "%s" is refused', (domain, problem) => {
    expect(domainProblem(domain)).toBe(problem);
  });
});

describe('tidyDomain', () => {
  it.each([
    ['  Example.COM ', 'example.com'],
    ['https://example.com/', 'example.com'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['https://example.com/shop', 'example.com/shop'],
  ])('AS-2: "%s" is kept as %s', (typed, kept) => {
    expect(tidyDomain(typed)).toBe(kept);
  });
});
