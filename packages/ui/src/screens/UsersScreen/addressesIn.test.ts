import { expect, test } from 'vitest';
import { addressesIn } from './addressesIn.ts';

test.each([
  ['Maria Lopez <maria@harbour.test>; ola@harbour.test', ['maria@harbour.test', 'ola@harbour.test']],
  ['agent@acme.test joerg@harbour.test', ['agent@acme.test', 'joerg@harbour.test']],
  [
    'a@acme.test,b@acme.test;c@acme.test\r\nd@acme.test',
    ['a@', 'b@', 'c@', 'd@'].map((at) => `${at}acme.test`),
  ],
  ['"Lopez, Maria" <maria@acme.test>, "A \\"B\\"; C" <abc@acme.test>', ['maria@acme.test', 'abc@acme.test']],
  ['Maria <maria@acme.test> Ola <ola@acme.test>', ['maria@acme.test', 'ola@acme.test']],
  ['maria@acme.test <maria@acme.test>', ['maria@acme.test']],
  ['ola@acme.test Maria <maria@acme.test>', ['ola@acme.test', 'maria@acme.test']],
  ["o'neil@acme.test;;  ,", ["o'neil@acme.test"]],
  ['"Lopez, Maria', ['"Lopez', 'Maria']],
  ['just a name', ['just a name']],
  ['Maria <nobody>', ['Maria <nobody>']],
  ['  ', []],
])('US-1: addresses in %j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});
