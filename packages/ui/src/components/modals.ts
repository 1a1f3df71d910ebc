/** Finds what lies over the page and keeps everything else out of reach. */
export const MODAL = '[role=dialog], [role=alertdialog]';
