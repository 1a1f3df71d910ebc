import { MESSAGE_MAX_LENGTH } from '@parley/model';
import { expect, test } from 'vitest';
import type { CallName } from './addresses.ts';
import { type Call, contract, type StreamName } from './contract.ts';
import { exampleInputs, exampleReplies, exampleStreams, specifiedCalls } from './examples.ts';

const calls = Object.entries(contract) as [CallName, Call][];

test('API-1: every specified call has its exact method and path', () => {
  expect(calls.map(([, call]) => call.address)).toEqual(expect.arrayContaining([...specifiedCalls]));
});

test('API-1: each call replies with either JSON or events, and a GET has no body', () => {
  for (const [name, call] of calls) {
    expect([name, Boolean(call.reply)]).toEqual([name, !call.events]);
    if (call.address.startsWith('GET')) expect([name, call.body]).toEqual([name, undefined]);
  }
});

test.each(calls)('API-1: the examples of %s are what its schemas say', (name, call) => {
  const input = (exampleInputs as Partial<Record<CallName, unknown>>)[name];
  const schema = call.query ?? call.body;
  expect(input === undefined).toBe(schema === undefined);
  schema?.parse(input);
  call.reply?.parse(exampleReplies[name as Exclude<CallName, StreamName>]);
  for (const event of call.events ? exampleStreams[name as StreamName] : []) call.events?.parse(event);
});

test('CH-2, T15: a message has 1 to 2000 characters that are not only white space', () => {
  const accepts = (text: string) =>
    contract.sendMessage.body.safeParse({ ...exampleInputs.sendMessage, text }).success;
  expect(accepts('a'.repeat(MESSAGE_MAX_LENGTH))).toBe(true);
  expect(accepts('a'.repeat(MESSAGE_MAX_LENGTH + 1))).toBe(false);
  expect(accepts('')).toBe(false);
  expect(accepts(' \r\n\t ')).toBe(false);
});

test('BI-2: the billing period is monthly when none is given', () => {
  expect(contract.getCheckoutSessionUrl.body.parse(exampleInputs.getCheckoutSessionUrl).BillingPeriod).toBe(
    'M',
  );
});
