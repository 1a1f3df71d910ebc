import preview from '../../../../../.storybook/preview.tsx';
import { LogoMark } from './LogoMark.tsx';

const meta = preview.meta({ component: LogoMark, args: { size: 32 } });

export const Small = meta.story({ args: { size: 20 } });
export const Medium = meta.story();
export const Large = meta.story({ args: { size: 96 } });
