/** Goes on what scrolls and holds nothing to focus, so that a keyboard can scroll it (WCAG 2.1.1). */
export const keyboardScroll = { tabIndex: 0 } as const;
