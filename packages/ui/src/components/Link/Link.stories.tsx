import preview from '../../../../../.storybook/preview.tsx';
import { LONG_LABEL } from '../stories.fixtures.ts';
import { Link } from './Link.tsx';

const meta = preview.meta({ component: Link, args: { children: 'Read the guide', href: '#guide' } });

export const Accent = meta.story();
export const Quiet = meta.story({ args: { tone: 'quiet' } });
export const External = meta.story({ args: { external: true, href: 'https://example.com/' } });
export const Long = meta.story({ args: { children: LONG_LABEL } });
