import preview from '../../../../../.storybook/preview.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ component: Spinner, args: { label: 'Loading assistants' } });

export const Small = meta.story({ args: { size: 'small' } });
export const Medium = meta.story();
export const Large = meta.story({ args: { size: 'large' } });
