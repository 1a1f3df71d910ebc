import { EventEmitter } from 'node:events';
import { SET_CURRENT_STORY } from 'storybook/internal/core-events';
import { expect, test, vi } from 'vitest';
import { forgetArguments } from './address.ts';

test('DS-4: what a story was given is gone from the address of a page of docs, and of no other story', () => {
  const told = new EventEmitter();
  const applyQueryParams = vi.fn();
  forgetArguments({ on: (event, listener) => told.on(event, listener), applyQueryParams });
  told.emit(SET_CURRENT_STORY, { storyId: 'components-tag--neutral', viewMode: 'story' });
  expect(applyQueryParams).not.toHaveBeenCalled();
  told.emit(SET_CURRENT_STORY, { storyId: 'components-button--docs', viewMode: 'docs' });
  expect(applyQueryParams).toHaveBeenCalledExactlyOnceWith({ args: null }, { replace: true });
});
