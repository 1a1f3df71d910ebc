import { expect, test } from 'vitest';
import { createCredentials } from './credentials.ts';

class MemoryStorage implements Storage {
  readonly values = new Map<string, string>();
  get length() {
    return this.values.size;
  }
  clear = () => this.values.clear();
  key = () => null;
  getItem = (name: string) => this.values.get(name) ?? null;
  setItem(name: string, value: string) {
    this.values.set(name, value);
  }
  removeItem = (name: string) => void this.values.delete(name);
}

test('WG-2: key and client id are kept under widgetKey and clientId, and become the two headers', () => {
  const storage = new MemoryStorage();
  const credentials = createCredentials(storage);
  credentials.setWidgetKey('key');
  const headers = credentials.headers();
  expect(Object.fromEntries(storage.values)).toEqual({ widgetKey: 'key', clientId: headers['x-client-id'] });
  expect(headers['x-widget-key']).toBe('key');
  expect(createCredentials(storage).headers()).toEqual(headers);
});

test('WG-3: a reset makes a new client id and keeps the key', () => {
  const credentials = createCredentials(new MemoryStorage());
  credentials.setWidgetKey('key');
  const before = credentials.headers();
  credentials.resetClient();
  expect(credentials.headers()['x-widget-key']).toBe('key');
  expect(credentials.headers()['x-client-id']).not.toBe(before['x-client-id']);
});

test('T19: without storage, or with a full one, the visit works from memory', () => {
  const full = new MemoryStorage();
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  for (const storage of [null, full]) {
    const credentials = createCredentials(storage);
    credentials.setWidgetKey('key');
    expect(credentials.headers()).toEqual(credentials.headers());
    expect(credentials.headers()['x-widget-key']).toBe('key');
  }
});
