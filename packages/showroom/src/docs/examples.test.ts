import { expect, test } from 'vitest';
import { noPicture } from '../modes/noPicture.ts';
import { type ExampleStory, examplesOf, fitted, stageOf } from './examples.ts';
import { takingTurns } from './turns.ts';

const story = (more: Partial<ExampleStory> = {}): ExampleStory => ({
  id: 'components-button--primary',
  parameters: { layout: 'padded' },
  storyGlobals: {},
  ...more,
});
const page = { coversPage: false };
const play = () => {};

test('DS-2: a page leaves out stories that prove behaviour alone', () => {
  const shown = story({ parameters: { visual: { modes: ['light'] } } });
  expect(examplesOf([story(), story({ parameters: noPicture }), shown])).toEqual([story(), shown]);
});

test('DS-2: a story that is drawn as it stays is live in the page', () => {
  expect(stageOf(story(), page)).toBeNull();
});

test('DS-2: a story that acts, or sets the toolbars, is in a frame, where it does', () => {
  const frame = { viewport: null, fits: true, part: true };
  expect(stageOf(story({ playFunction: play }), page)).toEqual(frame);
  expect(stageOf(story({ storyGlobals: { locale: 'de' } as object }), page)).toEqual(frame);
  expect(stageOf(story(), { coversPage: true })).toEqual({ ...frame, part: false });
  expect(stageOf(story({ id: 'patterns-sortmenu--closed' }), page)).toEqual({ ...frame, part: false });
});

test('DS-2: the story whose properties the reader changes is not played', () => {
  expect(stageOf(story({ playFunction: play }), { ...page, live: true })).toBeNull();
});

test('DS-2: a screen has the window of a laptop, a story for phones that of a phone', () => {
  const id = 'patterns-appshell--compact';
  const parameters = { layout: 'fullscreen' };
  expect(stageOf(story({ id, parameters }), page)).toEqual({
    viewport: { width: 1280, height: 800 },
    fits: false,
    part: false,
  });
  const storyGlobals = { viewport: { value: 'mobile2' } };
  expect(stageOf(story({ id, parameters, storyGlobals }), page)).toEqual({
    viewport: { width: 414, height: 896 },
    fits: false,
    part: false,
  });
});

test('DS-2: a window is made smaller until it fits, and narrower where it would be too small', () => {
  const laptop = { width: 1280, height: 800 };
  expect(fitted(laptop, 960)).toEqual({ width: 1280, scale: 0.75 });
  expect(fitted(laptop, 1600)).toEqual({ width: 1280, scale: 1 });
  expect(fitted(laptop, 358)).toEqual({ width: 358, scale: 1 });
  expect(fitted(null, 960)).toEqual({ width: 960, scale: 1 });
});

test('DS-2: frames start one after the other; what is given up has no turn', () => {
  const ask = takingTurns();
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const askAs = (name: string) =>
    ask((done) => {
      started.push(name);
      ends.push(done);
    });
  askAs('first');
  const giveUp = askAs('second');
  askAs('third');
  expect(started).toEqual(['first']);
  giveUp();
  ends[0]?.();
  ends[0]?.();
  expect(started).toEqual(['first', 'third']);
  ends[1]?.();
  askAs('fourth');
  expect(started).toEqual(['first', 'third', 'fourth']);
});
