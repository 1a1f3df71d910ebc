/** Keys, and what they do. */
export interface GuideKey {
  /**
   * As printed on the keyboard: `['Shift', 'Tab']` are pressed together, `['Home', 'End']` do the same or the
   * like each by itself.
   */
  keys: readonly string[];
  does: string;
}

/** What a component's page says beyond its docstring, its props and its stories. */
export interface Guide {
  /** What to take in which other case: name of the component, and when. */
  instead?: readonly { use: string; when: string }[];
  /** What the keyboard does, where it does more than Tab and Enter on the page around it. */
  keyboard?: readonly GuideKey[];
  /** How it is used well, a sentence each. */
  dos: readonly string[];
  /** What to leave, each beside the 'do' of the same place. */
  donts: readonly string[];
  /** What assistive technology is told, and what the user of the component must see to. */
  accessibility: readonly string[];
  /** Its stories cover the page that they are in, as dialogs and menus do: they get windows of their own. */
  coversPage?: boolean;
}

/** Parameters of a meta that carry its guide: `preview.meta({ component, parameters: guide({ ... }) })`. */
export const guide = (content: Guide) => ({ guide: content });
