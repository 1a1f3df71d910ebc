import { expect, test, vi } from 'vitest';
import { createLeaving } from './leaving.ts';

test('FA-1: a way out is taken when all who ask have let it pass, one after the other', () => {
  const leaving = createLeaving();
  const waiting: (() => void)[] = [];
  const ask = () => (goOn: () => void) => void waiting.push(goOn);
  leaving.watch(ask(), () => true);
  leaving.watch(
    (goOn) => goOn(),
    () => false,
  );
  leaving.watch(ask(), () => true);
  expect(leaving.isHeldUp()).toBe(true);
  const go = vi.fn();
  leaving.leave(go);
  expect(waiting).toHaveLength(1);
  waiting[0]?.();
  expect(waiting).toHaveLength(2);
  expect(go).not.toHaveBeenCalled();
  waiting[1]?.();
  expect(go).toHaveBeenCalledOnce();
});

test('FA-1: a way out is taken at once where nobody asks any more', () => {
  const leaving = createLeaving();
  leaving.watch(
    () => undefined,
    () => true,
  )();
  expect(leaving.isHeldUp()).toBe(false);
  const go = vi.fn();
  leaving.leave(go);
  expect(go).toHaveBeenCalledOnce();
});
