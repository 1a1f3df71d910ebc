/** How inputs travel: the same for client and mock. */

/** What a query is made of; left-out fields are not sent, lists repeat their name. */
type Query = Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>;

/** The query of a GET with its question mark, '' where it is empty. */
export function queryText(input: Query): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue;
    for (const each of Array.isArray(value) ? value : [value]) query.append(name, String(each));
  }
  return query.size > 0 ? `?${query}` : '';
}

/** The fields of a query or a form: a list where a name is given several times. */
export function fieldsOf(form: URLSearchParams | FormData): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of form.keys()) {
    const values = form.getAll(name);
    fields[name] = values.length > 1 ? values : values[0];
  }
  return fields;
}

/** Whether an input is sent as an upload. */
export const hasFile = (input: object) => 'file' in input && input.file instanceof Blob;

/** The form of an upload; null for an input that carries no file. */
export function formOf(input: object): FormData | null {
  if (!hasFile(input)) return null;
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

/** Name and content of a file that a call replied with. */
export interface ReceivedFile {
  name: string;
  content: Blob;
}

/** The name in `Content-Disposition`, as the server writes it: in UTF-8 where ASCII does not suffice. */
export function fileNameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  const quoted = /filename="((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replace(/\\(.)/g, '$1');
  // A name that is a token stands without quotes (RFC 6266).
  return quoted ?? /filename=([^\s;"]+)/i.exec(disposition)?.[1] ?? '';
}
