import preview from '../../../../../.storybook/preview.tsx';
import { Illustration } from './Illustration.tsx';

const meta = preview.meta({ component: Illustration });

export const NotAuthorized = meta.story({ args: { name: 'notAuthorized' } });
export const NotFound = meta.story({ args: { name: 'notFound' } });
export const ServerError = meta.story({ args: { name: 'serverError' } });
export const NoAssistants = meta.story({ args: { name: 'noAssistants' } });
export const EmptyList = meta.story({ args: { name: 'emptyList' } });
export const Welcome = meta.story({ args: { name: 'welcome' } });
export const Offline = meta.story({ args: { name: 'offline' } });
export const Small = meta.story({ args: { name: 'welcome', size: 'small' } });
