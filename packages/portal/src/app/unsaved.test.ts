import { afterEach, expect, test, vi } from 'vitest';
import { createKeepTyped } from './keepTyped.ts';
import { createUnsaved } from './unsaved.ts';

afterEach(() => vi.unstubAllGlobals());

test('FA-1: who signs out leaves no form in the tab, and the forms of others stay', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  });
  const [ada, grace] = ['auth0|1', 'auth0|12'].map((subject) =>
    createUnsaved(() => subject, createKeepTyped()),
  );
  ada?.keep('invite', { typed: 'a' });
  ada?.keep('answer.file.7', { answer: 'b' });
  grace?.keep('invite', { typed: 'c' });
  ada?.forgetAll();
  expect(ada?.read('invite')).toBeNull();
  expect(ada?.read('answer.file.7')).toBeNull();
  expect(grace?.read('invite')).toEqual({ typed: 'c' });
});
