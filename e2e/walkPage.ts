/** What a walk does inside of pages; each function runs there, and so uses nothing from around it. */

/** What a step may press or type into, beside the element itself. */
export interface Target {
  /** Such as 'button "Save" (3 of 17)'. */
  words: string;
  name: string;
  role: string;
  /** Title of the dialog that it stands in; '' for the page itself. */
  dialog: string;
  /** Whether it asks something that must be answered. */
  isQuestion: boolean;
  /** Whether what is typed here is shown as dots, unless the reader wants to see it. */
  isSecret: boolean;
  /** Whether it seeks something, only repeats a name to confirm, or takes figures or colors. */
  isNoWork: boolean;
}

/**
 * Chooses by a number what to press or type into; null where nothing is. Of all that is there, the one wins
 * whose number, mixed from the given one, its role and its name, is the greatest: one that comes or goes
 * beside it changes nothing, nor do the time of day and the port of a site in its name.
 */
export function choose([use, seed]: readonly ['press' | 'type', number]): {
  target: Target;
  element: Element;
} | null {
  const MODALS = '[role=dialog],[role=alertdialog],dialog[open]';
  // What stands above the rest, then the rest.
  const layers = ['[role=menu],[role=listbox]', MODALS, 'body'];
  const kinds =
    use === 'press'
      ? 'a[href],button,summary,[role=tab],[role=menuitem],[role=menuitemradio],[role=option],' +
        'input[type=checkbox],input[type=radio],[role=switch]'
      : 'textarea,input:not([type]),input[type=text],input[type=email],input[type=url],' +
        'input[type=search],input[type=password]';
  // Ends the walk, or the account that walks; leads to files of the browser, or turns the words into others
  // that it does not know.
  const NEVER =
    /^(Log ?out|Sign out|Download|Export|Deutsch|Español|Polski|Language|(Actions for|Select) First Admin)/i;
  const nameOf = (element: Element) =>
    (
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent ??
      ''
    )
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 60);
  const lastingOf = (name: string) =>
    name.replaceAll(
      /\d+|[AP]M|Today|Yesterday|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g,
      '',
    );
  const roleOf = (element: Element) => {
    const given = element.getAttribute('role');
    if (given) return given;
    if (element instanceof HTMLAnchorElement) return 'link';
    if (element instanceof HTMLInputElement && /checkbox|radio/.test(element.type)) return element.type;
    return /INPUT|TEXTAREA/.test(element.tagName) ? 'field' : element.tagName.toLowerCase();
  };
  const isOurs = (element: Element) =>
    !(element instanceof HTMLAnchorElement) ||
    (element.origin === location.origin && element.target === '' && !element.hasAttribute('download'));
  const isThere = (element: Element) =>
    !element.closest('[aria-hidden=true],[inert]') &&
    // Short messages leave by time.
    !element.closest('[role=region][aria-label=Messages]') &&
    !element.matches(':disabled,[aria-disabled=true],[readonly]') &&
    element.checkVisibility();
  const isOnTop = (element: Element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  };
  const mixed = (text: string) => {
    let hash = seed >>> 0;
    for (let index = 0; index < text.length; index += 1)
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
  };
  for (const layer of layers) {
    const root = [...document.querySelectorAll(layer)].findLast((each) => each.checkVisibility());
    if (!root) continue;
    const seen = new Map<string, number>();
    const found = [...root.querySelectorAll(kinds)]
      .filter((element) => isOurs(element) && !NEVER.test(nameOf(element)) && isThere(element))
      .map((element, index) => {
        const label = `${roleOf(element)} "${nameOf(element)}"`;
        const lasting = lastingOf(label);
        const count = (seen.get(lasting) ?? 0) + 1;
        seen.set(lasting, count);
        return { element, label, index, rank: mixed(`${lasting}${count}`) };
      });
    const chosen = [...found]
      .sort((one, other) => other.rank - one.rank)
      .find((each) => isOnTop(each.element));
    if (!chosen) continue;
    const { element, label, index } = chosen;
    const modal = element.closest(MODALS);
    const titled = modal?.getAttribute('aria-labelledby')?.split(' ')[0] ?? '';
    const target: Target = {
      words: `${label} (${index + 1} of ${found.length})`,
      name: nameOf(element),
      role: roleOf(element),
      dialog: modal ? (document.getElementById(titled)?.textContent ?? 'dialog') : '',
      isQuestion: element.closest('[role=alertdialog]') !== null,
      isSecret: element.matches('[type=password],[autocomplete$=password]'),
      isNoWork:
        element.matches('[type=search],[role=combobox],[inputmode=numeric],[inputmode=decimal]') ||
        /\bcolou?r$/i.test(nameOf(element)) ||
        element.closest('[role=alertdialog],[role=search]') !== null,
    };
    return { target, element };
  }
  return null;
}

/** What a page shows. */
export interface Look {
  /** What is on its way, in its words; '' for nothing. */
  unrest: string;
  /** How many characters there are to read. */
  words: number;
  /** How many ways there are to go on. */
  ways: number;
  /** Words that are for developers; '' for none. */
  technical: string;
  /** Which of the given texts are in view, and which are kept for later in this tab. */
  shown: string[];
  kept: string[];
}

/** Looks around on a page. @param waiting words of what goes on by itself */
export function look([texts, waiting]: readonly [readonly string[], string]): Look {
  // With a launcher, the page is a host page: what counts there is the launcher.
  const inside = document.querySelector('parley-widget')?.shadowRoot;
  const technical =
    /\bundefined\b|\bNaN\b|\[object |\b[A-Z]\w*(Error|Exception)\b|Failed to fetch|Invalid Date|\{\{?\w+\}/;
  const wait = new RegExp(waiting);
  const read: string[] = [];
  // What is only announced, such as the name of what was removed, is not there to work on.
  const announced: string[] = [];
  let unrest = document.readyState === 'complete' ? '' : 'a page that loads';
  let strange = '';
  const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || !parent || parent.closest('script,style') || !parent.checkVisibility()) continue;
    (parent.closest('[role=status]') ? announced : read).push(text);
    if (wait.test(text)) unrest ||= text.slice(0, 60);
    if (technical.test(text) && !parent.closest('code,pre')) strange ||= text.slice(0, 120);
  }
  // A launcher is busy until its panel has opened, or until it gives that up.
  const busy = [document, ...(inside ? [inside] : [])]
    .flatMap((root) => [...root.querySelectorAll('[aria-busy=true]')])
    .find((each) => each.checkVisibility());
  if (busy) unrest ||= `busy: ${busy.textContent?.slice(0, 60) || busy.outerHTML.slice(0, 120)}`;
  const fields = [...document.querySelectorAll<HTMLInputElement>('input,textarea')].filter((each) =>
    each.checkVisibility(),
  );
  // Other layers are left by Escape, and by a press beside them.
  const modal = [...document.querySelectorAll('[role=alertdialog],[aria-modal=true],dialog[open]')].findLast(
    (each) => each.checkVisibility(),
  );
  const ways = [...(inside ?? modal ?? document).querySelectorAll('a[href],button,input,textarea')].filter(
    (each) => each.checkVisibility() && !each.matches(':disabled'),
  );
  let stored = '';
  try {
    stored = JSON.stringify({ ...sessionStorage });
  } catch {
    // Where there is no storage, nothing is kept.
  }
  const seen = [...read, ...fields.map(({ value }) => value)].join('\n');
  return {
    unrest,
    words: [...read, ...announced].join('').length + (inside ? 1 : 0),
    ways: ways.length,
    technical: strange,
    shown: texts.filter((text) => new RegExp(`${text}\\b`).test(seen)),
    kept: texts.filter((text) => new RegExp(`${text}\\b`).test(stored)),
  };
}
