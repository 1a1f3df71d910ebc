import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { LONG_LABEL } from '../../components/stories.fixtures.ts';
import { Inline } from './Inline.tsx';

const buttons = (labels: string[]) => labels.map((label) => <Button key={label}>{label}</Button>);

const meta = preview.meta({ component: Inline, args: { children: buttons(['Discard', 'Preview', 'Save']) } });

export const Default = meta.story();
export const Between = meta.story({ args: { justify: 'between' } });
export const StackedOnPhones = meta.story({ args: { overflow: 'stackOnPhones' } });
export const Wrapping = meta.story({ args: { children: buttons([LONG_LABEL, `${LONG_LABEL} 2`, 'Save']) } });
