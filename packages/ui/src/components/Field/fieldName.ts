/**
 * What every field puts on its root: `data-field` is the handle by which the error summary of a `Form` finds
 * the field's control, whatever elements the field is made of.
 */
export const fieldHandle = (name: string | undefined): { 'data-field'?: string } =>
  name === undefined ? {} : { 'data-field': name };

/** The same for the roots that react-aria makes, which carry the name of the form's value too. */
export const fieldName = (name: string | undefined): { name?: string; 'data-field'?: string } =>
  name === undefined ? {} : { name, 'data-field': name };
