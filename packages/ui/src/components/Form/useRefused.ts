import type { RefusedFields } from '@parley/model';
import { useState } from 'react';

/**
 * What the server found wrong with a field of a form (422), until the field is changed.
 * @param refused what it found; another object for each refusal
 * @param values what the fields hold
 */
export function useRefused<Values extends object>(refused: RefusedFields | undefined, values: Values) {
  const [sent, setSent] = useState({ refused, values, fields: refused });
  if (sent.refused !== refused) setSent({ refused, values, fields: refused });
  const named = Object.entries(sent.fields ?? {});
  const left = named.filter(([field]) => {
    const key = field as keyof Values;
    return values[key] === sent.values[key];
  });
  // Typing the same again brings nothing back: the focus would jump to it meanwhile.
  if (left.length < named.length) setSent({ ...sent, fields: Object.fromEntries(left) });
  return (field: keyof Values & string): string | undefined =>
    sent.refused === refused ? left.find(([name]) => name === field)?.[1] : refused?.[field];
}
