/** Marks a tag of a `TagField` that its owner does not take. */
export const WRONG_TAG = 'data-wrong';

const CONTROLS = 'input, textarea, select, button, [tabindex="0"]';

/**
 * The control of a field that can take the focus: the first, of several choices the one that is chosen, of
 * several tags the first that is wrong.
 */
export function controlOf(form: HTMLElement, field: string): HTMLElement | undefined {
  const root = form.querySelector(`[data-field="${CSS.escape(field)}"]`);
  if (!root) return undefined;
  const controls = (root.matches(CONTROLS) ? [root] : [...root.querySelectorAll(CONTROLS)]).filter(
    (control): control is HTMLElement =>
      control instanceof HTMLElement &&
      !control.matches(':disabled, [type="hidden"], [hidden]') &&
      !control.closest('[aria-hidden="true"]'),
  );
  return (
    root.querySelector<HTMLElement>(`[${WRONG_TAG}]`) ??
    controls.find((control) => control.matches('input:checked')) ??
    // A field of several parts means the one that is written in.
    controls.find((control) => control.matches('input, textarea')) ??
    controls[0]
  );
}
