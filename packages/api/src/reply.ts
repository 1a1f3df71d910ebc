import type { CallName } from './addresses.ts';

/** The part of JSON Schema that replies are described with (`replies.gen.ts`). */
export interface ReplySchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly ReplySchema[];
  readonly properties?: Readonly<Record<string, ReplySchema>>;
  readonly required?: readonly string[];
  readonly items?: ReplySchema;
  /** A list whose rows are shown one by one (`rowsOf`): one that does not fit is left out. */
  readonly rows?: true;
}

/** What calls reply with, by name; each event of a stream. */
export type ReplySchemas = Readonly<Partial<Record<CallName, ReplySchema>>>;

/** What a reply became: whether it fits, and how many of its rows were left out for that. */
export interface Fitting {
  fits: boolean;
  leftOut: number;
}

const FITS: Fitting = { fits: true, leftOut: 0 };
const NOT: Fitting = { fits: false, leftOut: 0 };

/**
 * Checks a reply as it was parsed, and takes the rows out of its lists that do not fit (T20). What the schema
 * does not name may be there.
 */
export function fitTo(value: unknown, schema: ReplySchema): Fitting {
  if (schema.anyOf) return schema.anyOf.map((each) => fitTo(value, each)).find(({ fits }) => fits) ?? NOT;
  if (schema.type && ![schema.type].flat().some((type) => isOf(value, type))) return NOT;
  if (schema.enum && !schema.enum.includes(value)) return NOT;
  if ('const' in schema && value !== schema.const) return NOT;
  if (schema.format === 'date-time' && typeof value === 'string' && Number.isNaN(Date.parse(value)))
    return NOT;
  if (Array.isArray(value) && schema.items) return fitList(value, schema.items, schema.rows === true);
  return schema.properties ? fitFields(value as Record<string, unknown>, schema) : FITS;
}

function isOf(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return type === 'integer' ? Number.isSafeInteger(value) : typeof value === type;
}

function fitList(list: unknown[], items: ReplySchema, isOfRows: boolean): Fitting {
  const fitting = list.map((each) => fitTo(each, items));
  if (!isOfRows) return fitting.every(({ fits }) => fits) ? FITS : NOT;
  const kept = list.filter((_, index) => fitting[index]?.fits);
  const leftOut = list.length - kept.length;
  if (leftOut > 0) list.splice(0, list.length, ...kept);
  return { fits: true, leftOut };
}

function fitFields(value: Record<string, unknown>, { properties = {}, required = [] }: ReplySchema): Fitting {
  let leftOut = 0;
  for (const [name, schema] of Object.entries(properties)) {
    if (!Object.hasOwn(value, name)) {
      if (required.includes(name)) return NOT;
      continue;
    }
    const field = fitTo(value[name], schema);
    if (!field.fits) return NOT;
    leftOut += field.leftOut;
  }
  return { fits: true, leftOut };
}
