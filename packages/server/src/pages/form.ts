import { html, raw } from 'hono/html';
import type { Markup } from './layout.ts';

/** Id of the alert, which describes the fields that it is about. */
const ALERT_ID = 'problem';

const alertIcon = raw(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" ' +
    'stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="12" ' +
    'r="10"/><path d="M12 8v4m0 4h.01"/></svg>',
);

/** Why a form is shown again. */
export const alertOf = (text: string): Markup =>
  html`<div class="alert" role="alert" id="${ALERT_ID}">${alertIcon}<p>${text}</p></div>`;

/**
 * A field of a form, which has to be filled in. Its form is `novalidate`: what is missing is said by the
 * page itself, not by the browser.
 */
export interface FormField {
  /** Its id, and its name in what is sent. */
  name: string;
  label: string;
  /** Attributes of the input. */
  attributes: Markup;
  focus?: boolean;
  /** Whether it was refused. */
  invalid?: boolean;
  /** Says why, below it; the page's script shows it before it is sent. Left out, the alert says it. */
  refused?: string;
  /** What is wanted, below it. */
  help?: string;
  /** What a new password needs: below the help, which it stands in for once the script of the page runs. */
  checklist?: Markup;
  /** Words of the button that shows the passwords of the form; for the first of them. */
  show?: string;
}

/** A label and its input. */
export function fieldOf({
  name,
  label,
  attributes,
  focus,
  invalid,
  refused,
  help,
  checklist,
  show,
}: FormField): Markup {
  const helpId = `${name}-help`;
  const refusalId = `${name}-refusal`;
  const described = [...(invalid ? [refused ? refusalId : ALERT_ID] : []), ...(help ? [helpId] : [])].join(
    ' ',
  );
  // The button stands above the input and comes after it: Tab leads from field to field.
  return html`<div class="${show ? 'field shown' : 'field'}">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" ${attributes} required ${focus ? 'autofocus' : ''} ${
    invalid ? raw('aria-invalid="true"') : ''
  } ${described ? html`aria-describedby="${described}"` : ''}>
${show ? html`<button type="button" class="show" aria-pressed="false" hidden>${show}</button>` : ''}
${refused ? html`<p class="refusal" id="${refusalId}" ${invalid ? '' : 'hidden'}>${refused}</p>` : ''}
${help ? html`<p class="help" id="${helpId}">${help}</p>` : ''}
${checklist ?? ''}
</div>`;
}
