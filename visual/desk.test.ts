import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sealIn, sealOf, writeBaseline } from './baseline.ts';
import { reportPath } from './compare.ts';
import { type Deciding, type Desk, openDesk } from './desk.ts';
import { baselinePath, isStructure, type Outcome } from './plan.ts';
import { keptPath } from './report.ts';

const STORYBOOK = 'http://127.0.0.1:1/';
const captureOf = (grey: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .png()
    .toBuffer();

let folder: string;
let desk: Desk;
let before: Buffer;
let after: Buffer;
const report = () => join(folder, 'report');
const baselines = () => join(folder, 'baselines');
/** Seal of a picture's baseline; null where it has none. */
const kept = (name: string) =>
  readFile(baselinePath(name, baselines())).then(
    (file) => sealIn(file),
    () => null,
  );

const put = async (path: string, content: Buffer | string) => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
};

const open = () => openDesk({ storybook: STORYBOOK, report: report(), baselines: baselines(), port: 0 });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-desk-'));
  [before, after] = await Promise.all([captureOf(100), captureOf(200)]);
  const pictures: { name: string; outcome: Outcome }[] = [
    { name: 'a--x/light', outcome: 'changed' },
    { name: 'a--x/dark', outcome: 'new' },
    { name: 'b--y/light', outcome: 'gone' },
    { name: 'a--x/structure', outcome: 'changed' },
  ];
  await put(join(report(), 'data.js'), `globalThis.report = ${JSON.stringify({ summary: '', pictures })}`);
  for (const { name, outcome } of pictures) {
    const [was, is] = isStructure(name)
      ? [Buffer.from('button "Remove"\n'), Buffer.from('button "Delete"\n')]
      : [before, after];
    if (outcome !== 'gone') await put(reportPath(name, 'after', report()), is);
    if (outcome === 'new') continue;
    await writeBaseline(name, was, baselines());
    await put(keptPath(name, report()), await readFile(baselinePath(name, baselines())));
  }
  desk = await open();
});
afterEach(async () => {
  await desk.close();
  await rm(folder, { recursive: true });
});

async function decide(deciding: Deciding | string, headers: Record<string, string> = {}) {
  const origin = desk.origin.slice(0, -1);
  const body = typeof deciding === 'string' ? deciding : JSON.stringify(deciding);
  return fetch(`${desk.origin}desk`, { method: 'POST', body, headers: { origin, ...headers } });
}
const all = ['a--x/light', 'a--x/dark', 'b--y/light'];

test('QA-3: what is accepted is the baseline at once; what is gone has none any more', async () => {
  const reply = await decide({ names: all, decision: 'accepted' });
  expect(await reply.json()).toMatchObject({ decisions: { 'a--x/light': 'accepted' }, storybook: STORYBOOK });
  expect(await kept('a--x/light')).toBe(sealOf(after));
  expect(await kept('a--x/dark')).toBe(sealOf(after));
  expect(await kept('b--y/light')).toBeNull();
  expect(desk.counts()).toEqual({ accepted: 3, rejected: 0, open: 1 });
});

test.each(['rejected', null] as const)(
  'QA-3: what was accepted and then is %s is as before',
  async (then) => {
    await decide({ names: all, decision: 'accepted' });
    await decide({ names: all, decision: then });
    expect(await kept('a--x/light')).toBe(sealOf(before));
    expect(await kept('a--x/dark')).toBeNull();
    expect(await kept('b--y/light')).toBe(sealOf(before));
    expect(desk.counts().open).toBe(then ? 1 : 4);
  },
);

test('QA-3: a structure is accepted and rejected as a picture is', async () => {
  const name = 'a--x/structure';
  const text = () => readFile(baselinePath(name, baselines()), 'utf8');
  await decide({ names: [name], decision: 'accepted' });
  expect(await text()).toBe('button "Delete"\n');
  await decide({ names: [name], decision: 'rejected' });
  expect(await text()).toBe('button "Remove"\n');
});

test('QA-3: decisions outlive the desk', async () => {
  await decide({ names: ['a--x/dark'], decision: 'rejected' });
  await desk.close();
  desk = await open();
  expect(desk.counts()).toEqual({ accepted: 0, rejected: 1, open: 3 });
});

test('QA-3: another site in the same browser accepts nothing', async () => {
  const reply = await decide({ names: all, decision: 'accepted' }, { origin: 'http://evil.test' });
  expect(reply.status).toBe(403);
  expect(await kept('a--x/light')).toBe(sealOf(before));
});

test.each([
  ['a picture that the report does not have', { names: ['../../x/y'], decision: 'accepted' }],
  ['no decision', { names: all, decision: 'perhaps' }],
  ['no JSON', '{'],
])('QA-3: %s is refused', async (_, body) => {
  const reply = await decide(typeof body === 'string' ? body : JSON.stringify(body));
  expect(reply.status).toBe(400);
  expect(await kept('a--x/light')).toBe(sealOf(before));
});

test('QA-3: the page and its pictures are served', async () => {
  const reply = await fetch(`${desk.origin}after/a--x/light.png`);
  expect(sealOf(Buffer.from(await reply.arrayBuffer()))).toBe(sealOf(after));
});
