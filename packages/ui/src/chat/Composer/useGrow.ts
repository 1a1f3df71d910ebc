import { type RefObject, useLayoutEffect } from 'react';

/**
 * Makes a field as high as its text where the browser can't do so by style
 * (`field-sizing`); the style sheet sets the most.
 */
export function useGrow(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is the reason to measure.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${element.scrollHeight}px`;
  }, [field, text]);
}
