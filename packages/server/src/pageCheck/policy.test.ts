import { expect, test } from 'vitest';
import { policiesOfHeader, policyOfMeta, sandboxWith, stopOfFrame, stopOfScripts } from './policy.ts';

const PARLEY = 'https://chat.parley.test';
const script = new URL('/widget.js', PARLEY);
const page = new URL('https://shop.acme.test/page');

/** What the policies of a header do to the script of a tag. */
const stops = (header: string, nonce = '', isByTag = true, from = page) =>
  policiesOfHeader(header).map(
    (policy) => stopOfScripts(policy, [{ url: script, nonce, isByTag }], from)?.line ?? null,
  );
const frames = (header: string) =>
  policiesOfHeader(header).map((policy) => stopOfFrame(policy, new URL('/w/1', PARLEY), page)?.line ?? null);

test.each([
  '',
  "img-src 'none'",
  'script-src *',
  'script-src https:',
  'script-src HTTPS:',
  'script-src http:',
  'script-src https://chat.parley.test',
  'script-src http://chat.parley.test',
  'script-src http://chat.parley.test:80',
  'script-src chat.parley.test',
  'script-src CHAT.parley.test:443',
  'script-src chat.parley.test:*',
  'script-src *.parley.test',
  'script-src https://chat.parley.test/',
  'script-src https://chat.parley.test/widget.js',
  "default-src 'none'; script-src-elem https://chat.parley.test",
  "script-src 'none' https://chat.parley.test",
  "default-src 'self' https://*.parley.test",
  // The second of a name does not count.
  "script-src https:; script-src 'none'",
])('WG-7: %j lets the script run', (header) => {
  expect(stops(header)).toEqual([null]);
});

test.each([
  ['script-src', 'script-src https://chat.parley.test'],
  ["script-src 'none'", 'script-src https://chat.parley.test'],
  ["script-src 'self' 'unsafe-inline'", "script-src 'self' 'unsafe-inline' https://chat.parley.test"],
  ["default-src 'self' https://cdn.test", "script-src 'self' https://cdn.test https://chat.parley.test"],
  ["script-src *; script-src-elem 'self'", "script-src-elem 'self' https://chat.parley.test"],
  ['script-src *.chat.parley.test', 'script-src *.chat.parley.test https://chat.parley.test'],
  ['script-src chat.parley.test:8443', 'script-src chat.parley.test:8443 https://chat.parley.test'],
  [
    'script-src https://chat.parley.test/other/',
    'script-src https://chat.parley.test/other/ https://chat.parley.test',
  ],
  ["script-src 'nonce-abc'", "script-src 'nonce-abc' https://chat.parley.test"],
  ['script-src wss:', 'script-src wss: https://chat.parley.test'],
])('WG-7: %j stops it, and reads %j', (header, line) => {
  expect(stops(header)).toEqual([line]);
});

test('WG-7: every policy of a header counts', () => {
  expect(stops("script-src https:, script-src 'self', default-src 'none'; script-src *")).toEqual([
    null,
    "script-src 'self' https://chat.parley.test",
    null,
  ]);
});

test('WG-7: a nonce lets the tag run that has it; under strict-dynamic nothing else does', () => {
  expect(stops("script-src 'nonce-abc'", 'abc')).toEqual([null]);
  expect(stops("script-src 'nonce-abc' 'strict-dynamic' https:", 'abc')).toEqual([null]);
  expect(stops("script-src 'nonce-abc' 'strict-dynamic' https:")).toEqual(['']);
  expect(stops("script-src 'nonce-abc' 'strict-dynamic'", 'ABC')).toEqual(['']);
  expect(stops("script-src 'nonce-abc' 'STRICT-dynamic'", '', false)).toEqual([null]);
});

test("WG-7: 'self' is the page's own origin, and sources without a scheme take its", () => {
  const own = new URL('http://chat.parley.test/');
  expect(stops("script-src 'self'", '', true, own)).toEqual([null]);
  expect(stops("script-src 'self'")).toEqual(["script-src 'self' https://chat.parley.test"]);
  expect(stops('script-src chat.parley.test', '', true, own)).toEqual([null]);
});

test('WG-7: the frame is decided by frame-src, child-src or default-src', () => {
  expect(frames("default-src 'none'; frame-src https://chat.parley.test")).toEqual([null]);
  expect(frames("child-src https://chat.parley.test; default-src 'none'")).toEqual([null]);
  expect(frames("child-src 'self'")).toEqual(["frame-src 'self' https://chat.parley.test"]);
  expect(frames("default-src 'none'")).toEqual(['frame-src https://chat.parley.test']);
  expect(frames("script-src 'none'")).toEqual([null]);
});

test('WG-7: a sandbox counts in a header alone', () => {
  const flags = ['allow-scripts', 'allow-same-origin'];
  const [policy] = policiesOfHeader('sandbox allow-forms Allow-Scripts');
  expect(policy && sandboxWith(policy, flags)).toBe('sandbox allow-forms Allow-Scripts allow-same-origin');
  expect(sandboxWith(policyOfMeta('sandbox'), flags)).toBeNull();
});
