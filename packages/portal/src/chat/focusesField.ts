/** Whether a chat that opens focuses its field: under a finger the keyboard would cover what was opened. */
export const focusesField = (): boolean => !window.matchMedia('(pointer: coarse)').matches;
