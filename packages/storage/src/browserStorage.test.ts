import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cookieJar, parseJson, sharedStorage, tabStorage } from './browserStorage.ts';

afterEach(() => vi.unstubAllGlobals());

/** The part of `Storage` that is used, in memory. */
function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

describe.each([
  ['sharedStorage', 'localStorage', sharedStorage],
  ['tabStorage', 'sessionStorage', tabStorage],
] as const)('%s', (_, global, storage) => {
  beforeEach(() => vi.stubGlobal(global, memoryStorage()));

  test('reads what was written, until it is removed', () => {
    expect(storage.read('name')).toBeNull();
    expect(storage.write('name', 'text')).toBe(true);
    expect(storage.hasRoom()).toBe(true);
    expect(storage.read('name')).toBe('text');
    expect(storage.remove('name')).toBe(true);
    expect(storage.read('name')).toBeNull();
  });

  test('forgets all that is kept under names that begin alike', () => {
    for (const name of ['form.a', 'form.b', 'other', 'form.c']) storage.write(name, 'text');
    storage.removeAll('form.');
    expect(['form.a', 'form.b', 'form.c'].map(storage.read)).toEqual([null, null, null]);
    expect(storage.read('other')).toBe('text');
  });

  test('T17: reads JSON, and null where there is none', () => {
    expect(storage.readJson('name')).toBeNull();
    storage.write('name', '{"a":[1]}');
    expect(storage.readJson('name')).toEqual({ a: [1] });
    storage.write('name', '{');
    expect(storage.readJson('name')).toBeNull();
  });

  test('T19: a storage that can only be read loses what is new, and throws nothing', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal(global, { getItem: () => 'old', setItem: full, removeItem: full });
    expect(storage.write('name', 'new')).toBe(false);
    expect(storage.remove('name')).toBe(false);
    expect(storage.read('name')).toBe('old');
    expect(storage.hasRoom()).toBe(false);
  });

  test('T19: a storage that throws at each use holds nothing', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal(global, { getItem: blocked, setItem: blocked, removeItem: blocked });
    expect(storage.read('name')).toBeNull();
    expect(storage.readJson('name')).toBeNull();
    expect(storage.write('name', 'text')).toBe(false);
    expect(storage.remove('name')).toBe(false);
    expect(() => storage.removeAll('name')).not.toThrow();
  });

  test('T19: a storage that the browser does not even hand out holds nothing', () => {
    const given = Object.getOwnPropertyDescriptor(globalThis, global);
    Object.defineProperty(globalThis, global, {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(storage.read('name')).toBeNull();
    expect(storage.write('name', 'text')).toBe(false);
    expect(storage.remove('name')).toBe(false);
    if (given) Object.defineProperty(globalThis, global, given);
  });
});

test.each([null, '', '{', 'undefined'])('T17: %j is no JSON', (text) => {
  expect(parseJson(text)).toBeNull();
});

describe('T19: cookies, where there is no storage', () => {
  test('keep a text until it is removed', () => {
    const jar = new Map<string, string>();
    vi.stubGlobal('document', {
      get cookie() {
        return [...jar].map((pair) => pair.join('=')).join('; ');
      },
      set cookie(text: string) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
        if (text.includes('max-age=0')) jar.delete(name);
        else jar.set(name, value);
      },
    });
    expect(cookieJar.read('name')).toBeNull();
    expect(cookieJar.write('other', '1')).toBe(true);
    expect(cookieJar.write('name', 'a; b=c')).toBe(true);
    expect(cookieJar.read('name')).toBe('a; b=c');
    expect(cookieJar.remove('name')).toBe(true);
    expect(cookieJar.read('name')).toBeNull();
    expect(cookieJar.read('other')).toBe('1');
  });

  test('that the browser ignores or refuses keep nothing', () => {
    vi.stubGlobal('document', Object.freeze({ cookie: '' }));
    expect(cookieJar.write('name', 'text')).toBe(false);
    expect(cookieJar.read('name')).toBeNull();
  });
});
