import preview from '../../../../../.storybook/preview.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = preview.meta({ component: LoadingScreen, parameters: { layout: 'fullscreen' } });

export const Loading = meta.story();
export const Late = meta.story({ args: { late: true } });
