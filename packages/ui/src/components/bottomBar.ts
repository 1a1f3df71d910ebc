/** What stands at the foot of the window, above which toasts are shown. */
export type BottomBar = 'selection' | 'save' | 'composer';

/** Attribute of such a bar. */
export const bottomBar = (kind: BottomBar) => ({ 'data-bottom-bar': kind });

/** What a composer, which grows as one writes, is called for the place of the toasts. */
export const COMPOSER_ANCHOR = '--composer';
