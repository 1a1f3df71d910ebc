import { describe, expect, test } from 'vitest';
import { readExport } from './readExport.ts';

const file = { format: 'parley-assistant', version: 1, assistant: { name: 'Shop' } };

describe('AS-1: an exported file', () => {
  test('holds the assistant', () => {
    expect(readExport(JSON.stringify(file))).toEqual({ exported: file });
  });

  test.each([
    ['{"format":', 'notJson'],
    ['17', 'notAssistant'],
    ['[]', 'notAssistant'],
    ['{"format":"other","version":1}', 'notAssistant'],
    [JSON.stringify({ ...file, assistant: {} }), 'notAssistant'],
    [JSON.stringify({ ...file, version: 2 }), 'newer'],
  ])('of %s is refused as %s', (text, problem) => {
    expect(readExport(text)).toEqual({ problem });
  });
});
