import { ArrowRight, Bell } from 'lucide-react';
import preview from '../../../../../.storybook/preview.tsx';
import { Icon } from './Icon.tsx';

const meta = preview.meta({ component: Icon, args: { icon: Bell, label: 'Notifications' } });

export const Small = meta.story({ args: { size: 'small' } });
export const Medium = meta.story();
export const Large = meta.story({ args: { size: 'large' } });
export const Pointing = meta.story({ args: { icon: ArrowRight, label: 'Onwards', points: true } });
