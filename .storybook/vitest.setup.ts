import axe from 'axe-core';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Appearances beside the default one, whose colours each story is checked in too (A11Y-1). All are attributes of `<html>` alone. */
const APPEARANCES = {
  dark: { 'data-theme': 'dark', 'data-contrast': 'normal' },
  'light, high contrast': { 'data-theme': 'light', 'data-contrast': 'high' },
  'dark, high contrast': { 'data-theme': 'dark', 'data-contrast': 'high' },
} as const;

/** The rules that colours can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

// Nothing but the test's own server is reachable: a story that asks another host fails at once, and alike on every network.
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:";
document.head.append(policy);

const foreignRequests: string[] = [];
document.addEventListener('securitypolicyviolation', ({ blockedURI }) => foreignRequests.push(blockedURI));
const consoleErrors = vi.spyOn(console, 'error');

beforeEach(() => {
  consoleErrors.mockClear();
  foreignRequests.length = 0;
});

afterEach(async () => {
  expect(consoleErrors.mock.calls, 'A story writes no console error.').toEqual([]);
  expect(foreignRequests, 'A story asks no other host for anything.').toEqual([]);
  expect(await colorViolations()).toEqual([]);
});

async function colorViolations(): Promise<string[]> {
  const root = document.documentElement;
  const before = new Map(
    ['data-theme', 'data-contrast'].map((name) => [name, root.getAttribute(name) ?? '']),
  );
  const show = (attributes: Iterable<readonly [string, string]>) => {
    for (const [name, value] of attributes) root.setAttribute(name, value);
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  };
  const found: string[] = [];
  for (const [name, attributes] of Object.entries(APPEARANCES)) {
    show(Object.entries(attributes));
    const { violations } = await axe.run(document.body, {
      runOnly: COLOR_RULES,
      resultTypes: ['violations'],
    });
    for (const { id, nodes } of violations) {
      found.push(
        ...nodes.map(({ html, failureSummary }) => `${name}: ${id}: ${html} ${failureSummary ?? ''}`),
      );
    }
  }
  show(before);
  return found;
}
