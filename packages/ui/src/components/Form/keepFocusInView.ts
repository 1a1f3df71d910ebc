/** Px between a bar and what is focused above it: the bar's own distance from the edge, and a ring. */
const ROOM = 32;

/** A control with its label and the words below it. */
const fieldOf = (control: HTMLElement) => control.closest<HTMLElement>('[data-field]') ?? control;

/**
 * The ref of a form's bar that is fixed to the lower edge of the window: whatever takes the focus comes to
 * stand above it with its whole field, also when the bar appears, or words below the control, such as what is
 * wrong with it. Where the bar goes away with a button that
 * was reached by keyboard, the focus goes back to where it was in the form.
 */
export function keepFocusInView(bar: HTMLElement | null) {
  if (!bar) return;
  const page = document.documentElement;
  const form = bar.closest('form');
  let last: HTMLElement | undefined;
  const observer = new ResizeObserver(() => {
    page.style.scrollPaddingBlockEnd = `${bar.offsetHeight + ROOM}px`;
    const focused = document.activeElement;
    // What is being pressed stays where it is, or the press would end on something else.
    if (!(focused instanceof HTMLElement) || bar.contains(focused) || focused.matches(':active')) return;
    // What is about as high as the window would only jump.
    const shown = [fieldOf(focused), focused].find((part) => part.offsetHeight < window.innerHeight / 2);
    const { top = 0, bottom = 0 } = shown?.getBoundingClientRect() ?? {};
    const covered = bottom > bar.getBoundingClientRect().top && top < window.innerHeight;
    if (covered) shown?.scrollIntoView({ block: 'nearest' });
  });
  const note = () => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !form?.contains(focused) || bar.contains(focused)) return;
    if (last) observer.unobserve(fieldOf(last));
    last = focused;
    observer.observe(fieldOf(focused));
  };
  note();
  form?.addEventListener('focusin', note);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    form?.removeEventListener('focusin', note);
    page.style.scrollPaddingBlockEnd = '';
    const focused = document.activeElement;
    if (!last || !bar.contains(focused) || !focused?.matches(':focus-visible')) return;
    const target = last;
    // React tells nobody of the focus before it has taken the bar away.
    queueMicrotask(() => {
      if (document.activeElement === document.body) target.focus({ preventScroll: true });
    });
  };
}
