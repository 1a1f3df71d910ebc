/**
 * Stories press with pointer events of a script, after which the browser takes each focus for one by
 * keyboard and draws its ring. Here it draws none until a key is pressed, as for a person with a mouse.
 */

/** Fields to type in, which show the focus however they got it. */
const TYPED_IN = ':read-write, [readonly]';

let isPointed = false;

for (const event of ['pointerdown', 'keydown'] as const)
  window.addEventListener(
    event,
    ({ type, isTrusted }) => (isPointed = type === 'pointerdown' && !isTrusted),
    {
      capture: true,
    },
  );

const { focus } = HTMLElement.prototype;

HTMLElement.prototype.focus = function focusAsPointed(options) {
  const isQuiet = isPointed && !this.matches(TYPED_IN);
  focus.call(this, isQuiet ? { focusVisible: false, ...options } : options);
};

/** Forgets what was pressed: a story begins as a page that nobody has touched. */
export function forgetPointer(): void {
  isPointed = false;
}
