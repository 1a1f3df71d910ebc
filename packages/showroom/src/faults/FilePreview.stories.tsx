// Written by `pnpm generate` from faultScreens.ts; changes by hand are lost.
import preview from '@parley/storybook/preview';
import { repeatedScreen } from '../modes/chromaticModes.ts';
import { noPicture } from '../modes/noPicture.ts';
import { keepsPromise } from './keepsPromise.ts';
import { pageOf } from './pages.ts';

const meta = preview.meta({
  title: 'Faults/FilePreview',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    faultPage: pageOf('FilePreview'),
    ...repeatedScreen,
  },
});

export const Reading429 = meta.story({
  name: 'reading 429',
  globals: { fault: '429', hits: 'reads' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'FilePreview', fault: '429', hits: 'reads', scene: 'pinned' }),
});
export const Reading460 = meta.story({
  name: 'reading 460',
  globals: { fault: '460', hits: 'reads' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'FilePreview', fault: '460', hits: 'reads', scene: 'pinned' }),
});
export const Reading500 = meta.story({
  name: 'reading 500',
  globals: { fault: '500', hits: 'reads' },
  play: keepsPromise({ screen: 'FilePreview', fault: '500', hits: 'reads', scene: 'pinned' }),
});
export const ReadingSlow = meta.story({
  name: 'reading slow',
  globals: { fault: 'slow', hits: 'reads' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'FilePreview', fault: 'slow', hits: 'reads', scene: 'pinned' }),
});
export const Reading500ThenMended = meta.story({
  name: 'reading 500, then mended',
  globals: { fault: '500', hits: 'reads' },
  parameters: noPicture,
  play: keepsPromise({ screen: 'FilePreview', fault: '500', hits: 'reads', scene: 'mended' }),
});
