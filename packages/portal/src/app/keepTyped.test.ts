import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openUnsent } from '../chat/unsent.ts';
import { createKeepTyped } from './keepTyped.ts';
import { createUnsaved } from './unsaved.ts';

let room = true;
const setItem = vi.fn(() => {
  if (!room) throw new DOMException('full', 'QuotaExceededError');
});
beforeEach(() => {
  room = true;
  vi.stubGlobal('sessionStorage', { getItem: () => null, removeItem: () => undefined, setItem });
});
afterEach(() => vi.unstubAllGlobals());

/** What keeps typed text, each by one more letter. */
const KEEPERS = {
  form: (tellLost: () => void) => {
    const unsaved = createUnsaved(() => 'me', createKeepTyped(tellLost));
    return (text: string | null) => unsaved.keep('invite', text && { text });
  },
  chat: (tellLost: () => void) => {
    const unsent = openUnsent({ subject: 'me', assistantGuid: 'desk' }, createKeepTyped(tellLost));
    return (text: string | null) => unsent.keep({ draft: text ?? '' });
  },
};

test.each(Object.entries(KEEPERS))('T19: a %s tells that the storage has filled up', (_, keeperOf) => {
  const tellLost = vi.fn();
  const keep = keeperOf(tellLost);
  keep('a');
  expect(tellLost).not.toHaveBeenCalled();
  room = false;
  keep('ab');
  expect(tellLost).toHaveBeenCalled();
  tellLost.mockClear();
  keep(null);
  expect(tellLost).not.toHaveBeenCalled();
});
