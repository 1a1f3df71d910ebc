import { describe, expect, it } from 'vitest';
import { codeFor, isIncomplete, PLATFORMS, type Platform } from './installation.ts';

const embed = { origin: 'https://chat.example.com', assistant: '7d0f', widgetKey: 'wk_1' };

describe('codeFor', () => {
  it('WG-1: is one line where a page can be edited', () => {
    expect(codeFor('wordpress', embed).code).toBe(
      '<script async src="https://chat.example.com/widget.js" data-assistant="7d0f" data-widget-key="wk_1"></script>',
    );
  });

  it.each(Object.keys(PLATFORMS) as Platform[])('QS-1: names all that the widget needs on %s', (platform) => {
    const { code } = codeFor(platform, embed);
    for (const part of ['https://chat.example.com/widget.js', '7d0f', 'wk_1']) expect(code).toContain(part);
  });

  it('QS-1: leaves braces for what is not known', () => {
    expect(isIncomplete(embed)).toBe(false);
    const unknown = { ...embed, widgetKey: null };
    expect(isIncomplete(unknown)).toBe(true);
    expect(codeFor('html', unknown).code).toContain('data-widget-key="{key}"');
  });
});
