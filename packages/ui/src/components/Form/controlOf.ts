const CONTROLS = 'input, textarea, select, button, [tabindex="0"]';

/**
 * The control of a field that can take the focus: the first, or of several choices the one that is chosen.
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
    controls.find((control) => control.matches('input:checked')) ??
    // A field of several parts means the one that is written in.
    controls.find((control) => control.matches('input, textarea')) ??
    controls[0]
  );
}
