/** What stands at the foot of the window, above which toasts are shown. */
export type BottomBar = 'selection' | 'save' | 'composer' | ModalBar;

/** The foot of a drawer always stands there, that of a dialog on phones. */
export type ModalBar = 'dialog' | 'drawer';

/** Attribute of such a bar. */
export const bottomBar = (kind: BottomBar) => ({ 'data-bottom-bar': kind });

/** What a bar that selects or saves is called, over whose middle the toasts stand. */
export const BAR_ANCHOR = '--bottom-bar';

/** What a composer, which grows as one writes, is called for the place of the toasts. */
export const COMPOSER_ANCHOR = '--composer';

/** What the foot of a dialog or drawer is called for the place of the toasts. */
export const FOOT_ANCHOR = '--modal-foot';
