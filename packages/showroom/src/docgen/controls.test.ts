import { expect, test } from 'vitest';
import { asDocumented } from './controls.ts';
import type { PropDoc } from './docgen.types.ts';

const prop = (name: string, type: string, more: Partial<PropDoc> = {}): PropDoc => ({
  ...{ name, type, required: false, description: '' },
  ...more,
});

/** What the panel is told of the properties of a component. */
function panelOf(props: readonly PropDoc[], initialArgs: Record<string, unknown>) {
  const component = { __docgenInfo: { parley: { name: 'Tag', description: '', props, types: [] } } };
  const context = { argTypes: {}, component, initialArgs };
  return asDocumented(context as unknown as Parameters<typeof asDocumented>[0]);
}

test('DS-2: the panel of controls names types as one would write them', () => {
  const tone = prop('tone', "'neutral' | 'accent'", { values: ['neutral', 'accent'] });
  expect(panelOf([tone], {}).tone).toEqual({ table: { type: { summary: "'neutral' | 'accent'" } } });
});

test('DS-2: it has a text field for words, and none for what nobody can type', () => {
  const props = [prop('children', 'ReactNode'), prop('icon', 'IconDrawing'), prop('onPress', '() => void')];
  const control = (initialArgs: Record<string, unknown>) => {
    const panel = panelOf(props, initialArgs);
    return props.map(({ name }) => panel[name]?.control);
  };
  expect(control({ children: 'Draft' })).toEqual([{ type: 'text' }, false, undefined]);
  expect(control({ children: { $$typeof: Symbol.for('react.transitional.element') } })[0]).toBe(false);
});

test('DS-2: data can be edited as it stands', () => {
  const panel = panelOf([prop('files', 'FileItem[]'), prop('state', 'State')], {
    files: [],
    state: { a: 1 },
  });
  expect([panel.files?.control, panel.state?.control]).toEqual([undefined, undefined]);
});

test('DS-2: a component that is not documented keeps what it has', () => {
  const context = { argTypes: { audience: { name: 'audience' } }, component: undefined, initialArgs: {} };
  const kept = asDocumented(context as unknown as Parameters<typeof asDocumented>[0]);
  expect(kept).toEqual({ audience: { name: 'audience' } });
});
