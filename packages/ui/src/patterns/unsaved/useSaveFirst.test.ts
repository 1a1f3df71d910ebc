import { expect, test, vi } from 'vitest';
import { saveAll } from './useSaveFirst.ts';

test('FA-1: changes can be saved together as long as each form can save its own', () => {
  const account = { current: vi.fn() };
  saveAll([account])?.();
  expect(account.current).toHaveBeenCalledOnce();
  expect(saveAll([account, { current: undefined }])).toBeUndefined();
  expect(saveAll([])).toBeUndefined();
});
