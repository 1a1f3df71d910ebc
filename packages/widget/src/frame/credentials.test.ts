import type { BrowserStorage } from '@parley/storage';
import { expect, test } from 'vitest';
import { createCredentials } from './credentials.ts';

/** Keeps in a map what a browser would keep. */
const storageIn = (kept: Map<string, string>): BrowserStorage => ({
  read: (name) => kept.get(name) ?? null,
  readJson: () => null,
  write: (name, text) => {
    kept.set(name, text);
    return true;
  },
  remove: (name) => kept.delete(name),
  removeAll: () => undefined,
  hasRoom: () => true,
});

test('WG-2: key and client id are kept under widgetKey and clientId, and become the two headers', () => {
  const kept = new Map<string, string>();
  const storage = storageIn(kept);
  const credentials = createCredentials(storage);
  credentials.setWidgetKey('key');
  const headers = credentials.headers();
  expect(Object.fromEntries(kept)).toEqual({ widgetKey: 'key', clientId: headers['x-client-id'] });
  expect(headers['x-widget-key']).toBe('key');
  expect(createCredentials(storage).headers()).toEqual(headers);
});

test('WG-3: a reset makes a new client id and keeps the key', () => {
  const credentials = createCredentials(storageIn(new Map()));
  credentials.setWidgetKey('key');
  const before = credentials.headers();
  credentials.resetClient();
  expect(credentials.headers()['x-widget-key']).toBe('key');
  expect(credentials.headers()['x-client-id']).not.toBe(before['x-client-id']);
});

test('T19: without storage, or with a full one, the visit works from memory', () => {
  const full: BrowserStorage = { ...storageIn(new Map()), write: () => false };
  for (const storage of [null, full]) {
    const credentials = createCredentials(storage);
    credentials.setWidgetKey('key');
    expect(credentials.headers()).toEqual(credentials.headers());
    expect(credentials.headers()['x-widget-key']).toBe('key');
  }
});
