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
    'http://intranet',
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
    ['example.com/shop', 'domainInvalid'],
    ['user@example.com', 'domainInvalid'],
    ['javascript://example.com', 'domainInvalid'],
    ['*', 'domainWildcard'],
    ['*.com', 'domainWildcard'],
    ['com', 'domainBare'],
    ['intranet:8080', 'domainBare'],
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
    ['https://example.com/shop', 'example.com'],
    ['http://localhost:4713/page', 'http://localhost:4713'],
    ['https://shop.example.com:8443/a/b?c=d#e', 'shop.example.com:8443'],
    ['https://somebody:secret@example.com/', 'example.com'],
    ['https://example.com?page=2', 'example.com'],
    ['example.com/shop', 'example.com'],
    ['https://*.example.com/*', '*.example.com'],
    ['http://localhost:*', 'http://localhost:*'],
    ['localhost:4811', 'http://localhost:4811'],
    ['https://localhost', 'http://localhost'],
    ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['shop.localhost', 'http://shop.localhost'],
    ['localhost.example', 'localhost.example'],
    ['https://Bücher.example/', 'xn--bcher-kva.example'],
    ['*.bücher.example', '*.xn--bcher-kva.example'],
    ['nonsense!! ü', 'nonsense!! ü'],
    ['nonsense!ü', 'nonsense!ü'],
  ])('AS-2: "%s" is kept as %s', (typed, kept) => {
    expect(tidyDomain(typed)).toBe(kept);
  });

  it.each(['', '/', 'ftp://example.com', 'javascript://example.com/', 'user@example.com', 'https://', 'a b'])(
    'WG-4: what is no address of the web stays wrong: "%s"',
    (typed) => {
      expect(domainProblem(tidyDomain(typed))).toBe('domainInvalid');
    },
  );
});
