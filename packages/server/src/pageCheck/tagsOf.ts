import { Tokenizer } from 'htmlparser2';

/** A start tag of a page that says something of the widget or of what it may do. */
export interface Tag {
  name: 'script' | 'meta' | 'iframe' | 'base';
  /** By name, in lower case. */
  attributes: ReadonlyMap<string, string>;
  /** Whether it stands before the body, where alone a policy counts. */
  isInHead: boolean;
}

const NAMES: readonly string[] = ['script', 'meta', 'iframe', 'base'] satisfies Tag['name'][];

/** Whatever else begins the body, with its own tag or without. */
const OF_HEAD = new Set([
  ...['html', 'head', 'base', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title'],
]);

/** What stands in these does nothing in a browser with scripts. */
const INERT = ['noscript', 'template'];

/** Elements of the head whose text is none of the body. */
const WITH_TEXT = ['script', 'style', 'title'];

/**
 * Start tags of a page that matter here, in their order. The page is only cut into tags: to build its tree as
 * browsers do takes time that grows with the square of hostile pages, as does to look up one attribute among
 * many in a list.
 */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  let open = '';
  let name = '';
  let value = '';
  let attributes = new Map<string, string>();
  let isInHead = true;
  /** What does nothing around this place, and how deep it is nested in itself. */
  let inert = { name: '', depth: 0 };
  let within = '';

  const end = () => {
    if (inert.depth > 0) {
      // A browser with scripts takes what stands in a `noscript` for text.
      if (open === inert.name && open === 'template') inert.depth += 1;
      return;
    }
    if (!OF_HEAD.has(open)) isInHead = false;
    if (WITH_TEXT.includes(open)) within = open;
    if (INERT.includes(open)) inert = { name: open, depth: 1 };
    else if (NAMES.includes(open)) tags.push({ name: open as Tag['name'], attributes, isInHead });
  };
  const ignored = () => undefined;
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(start, stop) {
        open = html.slice(start, stop).toLowerCase();
        attributes = new Map();
      },
      onattribname(start, stop) {
        name = html.slice(start, stop).toLowerCase();
        value = '';
      },
      onattribdata(start, stop) {
        value += html.slice(start, stop);
      },
      onattribentity(codepoint) {
        value += String.fromCodePoint(codepoint);
      },
      onattribend() {
        // Of several with one name the first counts.
        if (NAMES.includes(open) && !attributes.has(name)) attributes.set(name, value);
      },
      onopentagend: end,
      onselfclosingtag: end,
      onclosetag(start, stop) {
        const closed = html.slice(start, stop).toLowerCase();
        if (closed === within) within = '';
        if (inert.depth > 0 && closed === inert.name) inert.depth -= 1;
      },
      ontext(start, stop) {
        if (within !== '' || inert.depth > 0) return;
        if (html.slice(start, stop).trim() !== '') isInHead = false;
      },
      ...{ ontextentity: ignored, oncdata: ignored, oncomment: ignored, ondeclaration: ignored },
      ...{ onprocessinginstruction: ignored, onend: ignored },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return tags;
}
