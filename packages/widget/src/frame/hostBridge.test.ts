import { expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '../protocol.ts';
import { createHostBridge, hostOriginOf } from './hostBridge.ts';

/** As much of a framed window as the bridge touches. */
function framed(hash: string) {
  const sent: { message: unknown; target: string }[] = [];
  const parent = { postMessage: (message: unknown, target: string) => sent.push({ message, target }) };
  const target = new EventTarget();
  const frame = {
    parent,
    location: { hash },
    addEventListener: target.addEventListener.bind(target),
  } as unknown as Window;
  const receive = (data: unknown, origin: string, source: unknown = parent) =>
    target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { frame, sent, receive };
}

const host = 'https://shop.test';
const hash = `#${encodeURIComponent(host)}`;
const shown = { parley: PROTOCOL_VERSION, type: 'shown' };

test('T10: messages go to the host page’s exact origin, never to *', () => {
  const { frame, sent } = framed(hash);
  createHostBridge(frame)?.tell({ type: 'ready' });
  expect(sent).toEqual([{ message: { parley: PROTOCOL_VERSION, type: 'ready' }, target: host }]);
});

test('WG-4, T10: only the host page’s window, origin and version are heard', () => {
  const { frame, receive } = framed(hash);
  const heard: unknown[] = [];
  createHostBridge(frame)?.listen((message) => heard.push(message.type));
  receive(shown, 'https://shop.test.evil.test');
  receive(shown, 'http://shop.test');
  receive(shown, host, {});
  receive({ ...shown, parley: 99 }, host);
  receive('shown', host);
  receive(null, host);
  expect(heard).toEqual([]);
  receive(shown, host);
  expect(heard).toEqual(['shown']);
});

test.each([
  ['', null],
  ['#', null],
  ['#nonsense', null],
  ['#javascript%3Aalert(1)', null],
  ['#%E0%A4%A', null],
  [hash, host],
  ['#http%3A%2F%2Flocalhost%3A4002%2Fpath', 'http://localhost:4002'],
])('WG-4: the origin behind %s is %s', (value, origin) => {
  expect(hostOriginOf(value)).toBe(origin);
});
