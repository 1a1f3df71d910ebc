import type { CallName } from '@parley/api';
import { type Call, contract } from '@parley/api/contract';
import { expect } from 'vitest';

/** Expects of a call that succeeds the reply, the file or the stream that the contract promises (API-1). */
export async function expectPromised(name: CallName, response: Response): Promise<void> {
  const call: Call = contract[name];
  expect(response.status).toBe(200);
  if (call.reply) {
    const body: unknown = await response.json();
    expect(call.reply.parse(body)).toEqual(body);
    return;
  }
  if (call.download) {
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
    return;
  }
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const events = (await response.text()).split('\n\n').filter(Boolean);
  expect(events.length).toBeGreaterThan(2);
  const parsed = events.map((event) => call.events?.parse(JSON.parse(event.split('\ndata: ')[1] ?? '')));
  expect(parsed.at(0)).toMatchObject({ type: 'start' });
  expect(parsed.at(-1)).toEqual({ type: 'end', finishReason: 'complete' });
}
