import { expect, test } from 'vitest';
import { createOutbox } from '../mail.ts';
import { createTestClock } from '../testing/testClock.ts';
import { createOutboxPage, OUTBOX_PATH } from './outbox.ts';

test('CMD-8: each e-mail of the demo says when it was sent, in the language of the page', async () => {
  const clock = createTestClock();
  const outbox = createOutbox(clock);
  await outbox.send({ to: 'one@acme.test', subject: 'First', text: 'Words.' });
  clock.advance(60_000);
  await outbox.send({ to: 'two@acme.test', subject: 'Second', text: 'Words.' });
  const read = async (query = '') => (await createOutboxPage(outbox).request(OUTBOX_PATH + query)).text();
  const page = await read();
  const times = [...page.matchAll(/<time datetime="([^"]+)">([^<]+)</g)].map(([, at, words]) => [at, words]);
  expect(times).toEqual([
    ['2026-05-12T10:01:00.000Z', expect.stringContaining('10:01')],
    ['2026-05-12T10:00:00.000Z', expect.stringContaining('10:00')],
  ]);
  expect(page).toContain('UTC');
  expect(await read('?ui_locales=de')).toContain('12.05.2026, 10:01');
});
