import preview from '@parley/storybook/preview';
import { Launchers, Panels } from './Launchers.tsx';

const meta = preview.meta({
  tags: ['!autodocs'],
  parameters: { visual: { modes: ['light'] } },
});

export const States = meta.story({
  name: 'WG-5, WG-6: the launcher in each state, with and without words, at both sides',
  render: () => <Launchers />,
});

export const Panel = meta.story({
  name: 'WG-5: where the chat stands, at both sides and in each size',
  render: () => <Panels />,
});
