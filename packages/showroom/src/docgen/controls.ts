import type { ArgTypesEnhancer } from 'storybook/internal/types';
import type { ComponentDoc, PropDoc } from './docgen.types.ts';

const PRIMITIVE = ['string', 'number', 'boolean'];

/** Whether a value can be written down: data, in contrast to functions, elements and components. */
const isData = (value: unknown): boolean =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

const isElement = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '$$typeof' in value;

/** How the panel of controls changes a property: undefined as Storybook does, false not at all. */
function controlOf({ type, values }: PropDoc, initial: unknown): { type: 'text' } | false | undefined {
  if (values || PRIMITIVE.includes(type) || type.includes('=>')) return undefined;
  if (type === 'ReactNode' && (initial === undefined || typeof initial === 'string')) return { type: 'text' };
  return isData(initial) && !isElement(initial) ? undefined : false;
}

/**
 * Makes the panel of controls agree with the page of the component: types as one would write them, words as
 * words, and no field for what nobody can type.
 */
export const asDocumented: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const doc = (component as { __docgenInfo?: { parley?: ComponentDoc } } | undefined)?.__docgenInfo?.parley;
  const documented = (doc?.props ?? []).map((prop) => {
    const given = argTypes[prop.name];
    const control = controlOf(prop, initialArgs[prop.name]);
    const table = { ...given?.table, type: { summary: prop.type } };
    return [prop.name, { ...given, table, ...(control !== undefined && { control }) }] as const;
  });
  return { ...argTypes, ...Object.fromEntries(documented) } as typeof argTypes;
};
