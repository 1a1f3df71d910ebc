import preview from '@parley/storybook/preview';
import { OverviewPage } from './OverviewPage.tsx';
import { OVERVIEW_PARAMETERS } from './overviews.ts';

const meta = preview.meta({
  title: 'Flows/Overview',
  component: OverviewPage,
  tags: ['!autodocs'],
  parameters: OVERVIEW_PARAMETERS,
});

export const Overview = meta.story({ args: { group: 'flows' } });
