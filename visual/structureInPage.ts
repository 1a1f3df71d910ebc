/**
 * Runs in the page: tells what pictures can't show of the document of the story that is shown (A11Y-1): one
 * line for each element that says something of itself to who listens, presses keys or follows a link, below
 * what it stands in. Left out is what pictures show, such as classes, and what a build or a run makes up.
 */
export function structureInPage(): string {
  const SPEAKING = new Set(
    (
      'a abbr article aside audio blockquote button caption code dd del details dialog dl dt em fieldset ' +
      'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr iframe img input ins kbd label legend li main ' +
      'meter nav ol optgroup option output pre progress search section select strong sub summary sup table ' +
      'tbody td textarea tfoot th thead time tr ul video'
    ).split(' '),
  );
  /** What Storybook puts into its page, and the marks of react-aria around what keeps the focus. */
  const SKIPPED =
    'script, style, link, meta, noscript, template, [class^=sb-], [id^=storybook-]:not(#storybook-root), ' +
    '[data-focus-scope-start], [data-focus-scope-end], [id^=react-aria-description]';
  /** Stays on the page once a story has said something, so that it counts only while it does. */
  const ANNOUNCER = '[data-live-announcer]';
  /** Attributes that name other elements. */
  const REFERENCES =
    /^(for|headers|list|form|aria-(labelledby|describedby|controls|owns|details|errormessage|flowto|activedescendant))$/;
  const LEFT_OUT = /^(class|style|id|src|srcset|width|height|data-.*)$/;
  /** Takes the focus, and with it a `tabindex`, once a dialog has closed: maybe one of the story before. */
  const LAST_RESORT = 'main';
  /** Whether it takes the focus was asked before or after the dialog above it took its content away. */
  const BELOW = '[inert] [role=tabpanel], [aria-hidden=true] [role=tabpanel]';
  const TYPED = 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea';
  /** An id that React has made up. */
  const MADE_UP = /_r_[\da-z]+_/;
  /** Characters of texts: enough to know which is meant, and all of what is not seen. */
  const MOST = { shown: 24, hidden: 200 };

  const short = (text: string, most: number) => {
    const plain = text.replace(/\s+/g, ' ').trim();
    return plain.length > most ? `${plain.slice(0, most)}…` : plain;
  };
  /** By what react-aria describes keys where the last press was one: that may be of the story before. */
  const OF_KEYS = /^react-aria-description/;
  const referred = (ids: string) =>
    ids
      .split(/\s+/)
      .filter((id) => !OF_KEYS.test(id))
      .map((id) => document.getElementById(id))
      .map((to) => (to ? `‹${short(to.textContent, MOST.shown) || to.localName}›` : '‹nothing›'))
      .join(' ');

  function attributesOf(element: Element): string[] {
    if (element.localName === 'svg')
      return element.ariaHidden === 'true' ? [] : [`aria-label=${element.ariaLabel}`];
    return [...element.attributes].flatMap(({ name, value }) => {
      if (LEFT_OUT.test(name) || (name === 'value' && element.matches(TYPED))) return [];
      if (name === 'tabindex' && element.matches(`${LAST_RESORT}, ${BELOW}`)) return [];
      if (value === '') return name;
      if (REFERENCES.test(name)) {
        const words = referred(value);
        return words ? `${name}=${words}` : [];
      }
      if (MADE_UP.test(value)) return [];
      return `${name}=${short(value.replaceAll(location.origin, '').replace(/^blob:.*/, 'blob:'), MOST.hidden)}`;
    });
  }

  function linesOf(element: Element): string[] {
    if (element.matches(SKIPPED) || (element.matches(ANNOUNCER) && !element.textContent)) return [];
    const said = attributesOf(element);
    if (element === document.activeElement && !element.matches(`body, ${LAST_RESORT}`)) said.push('(focus)');
    const own = [...element.childNodes].map((each) => (each instanceof Text ? each.data : '')).join('');
    const { width, height } = element.getBoundingClientRect();
    // What is folded away may have kept a size.
    const isUnseen = own.trim() !== '' && (!element.checkVisibility() || (width <= 1 && height <= 1));
    const isDrawing = element.localName === 'svg';
    const children = isDrawing ? [] : [...element.children, ...(element.shadowRoot?.children ?? [])];
    const within = children.flatMap(linesOf);
    if (said.length === 0 && !isUnseen && !SPEAKING.has(element.localName)) return within;
    const text = isUnseen
      ? short(own, MOST.hidden)
      : short(within.length > 0 ? own : element.textContent, MOST.shown);
    const line = [
      element.localName,
      ...said,
      ...(text && !isDrawing ? [isUnseen ? `unseen "${text}"` : `"${text}"`] : []),
    ];
    return [line.join(' '), ...within.map((each) => ` ${each}`)];
  }

  return [...document.body.children].flatMap(linesOf).join('\n');
}
