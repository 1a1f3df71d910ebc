import preview from '@parley/storybook/preview';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = preview.meta({ component: LoadingScreen, parameters: { layout: 'fullscreen' } });

export const Loading = meta.story();
export const Late = meta.story({ args: { late: true } });
