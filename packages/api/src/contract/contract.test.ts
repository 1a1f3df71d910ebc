import { MESSAGE_MAX_LENGTH } from '@parley/model';
import { expect, test } from 'vitest';
import { addresses, type CallName } from '../addresses.ts';
import {
  exampleFiles,
  exampleInputs,
  exampleReplies,
  exampleStreams,
  specifiedCalls,
} from '../examples/index.ts';
import { type Call, contract } from './index.ts';

const calls = Object.entries(contract) as [CallName, Call][];

test('API-1: every specified call has its exact method and path', () => {
  expect(Object.values(addresses)).toEqual(expect.arrayContaining([...specifiedCalls]));
});

test('API-1: every address has an entry of the contract, every entry an address of its own', () => {
  expect(Object.keys(contract).sort()).toEqual(Object.keys(addresses).sort());
  const known = Object.values(addresses).map((address) => address.toLowerCase());
  expect(new Set(known).size).toBe(known.length);
});

test.each(calls)('API-1: %s is read by GET with a query, or changed by POST with a body', (name, call) => {
  const [method] = addresses[name].split(' ');
  expect(method === 'GET' ? (call.body ?? call.upload) : call.query).toBeUndefined();
  expect([call.reply, call.events, call.download].filter(Boolean)).toHaveLength(1);
  if (call.upload) expect(Object.keys(call.upload.fields.shape)).not.toContain('file');
});

test.each(calls)('API-1: the examples of %s are what its schemas say', (name, call) => {
  const input = (exampleInputs as Partial<Record<CallName, { file?: File }>>)[name];
  const schema = call.query ?? call.body ?? call.upload?.fields;
  expect(input === undefined).toBe(schema === undefined);
  schema?.parse(input);
  if (call.upload) expect(input?.file?.size).toBeLessThanOrEqual(call.upload.maxBytes);
  const examples = { ...exampleReplies, ...exampleStreams, ...exampleFiles } as Record<CallName, unknown>;
  expect(examples[name]).toBeDefined();
  call.reply?.parse(examples[name]);
  for (const event of call.events ? (examples[name] as unknown[]) : []) call.events?.parse(event);
});

test('WG-8: the renewal alone takes a grant that has expired', () => {
  const renewing = calls.filter(([, call]) => call.takesRenewableGrant).map(([name]) => name);
  expect(renewing).toEqual(['renewWidgetGrant']);
});

test('CH-2, T15: a message has 1 to 2000 characters, some of which can be seen', () => {
  const accepts = (text: string) =>
    contract.sendMessage.body.safeParse({ ...exampleInputs.sendMessage, text }).success;
  expect(accepts('a'.repeat(MESSAGE_MAX_LENGTH))).toBe(true);
  expect(accepts('a'.repeat(MESSAGE_MAX_LENGTH + 1))).toBe(false);
  expect(accepts('')).toBe(false);
  expect(accepts(' \r\n\t ')).toBe(false);
  expect(accepts('\u200b\u200b')).toBe(false);
});

test('BI-2: the billing period is monthly when none is given', () => {
  expect(contract.getCheckoutSessionUrl.body.parse(exampleInputs.getCheckoutSessionUrl).BillingPeriod).toBe(
    'M',
  );
});
