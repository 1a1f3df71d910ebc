/** What an area says, and what it offers: its words without those of its buttons, and their names. */
export interface Area {
  says: string;
  offers: string[];
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

/**
 * Reads the words, buttons and links of an area as a reader has them; what cannot be pressed yet says that it
 * waits.
 */
export function read(area: Element): Area {
  const controls = [...area.querySelectorAll('button, a')];
  const words = area.cloneNode(true) as Element;
  for (const control of words.querySelectorAll('button, a')) control.remove();
  return {
    says: words.textContent?.replace(/\s+/g, ' ').trim() ?? '',
    offers: controls.map((control) =>
      control.getAttribute('aria-disabled') === 'true' ? `${nameOf(control)} (waits)` : nameOf(control),
    ),
  };
}
