import type { UiSettings } from './settings.ts';

/** The attributes of `<html>` that put settings in force. The style sheet does the rest. */
export function attributesOf(settings: UiSettings): Record<string, string> {
  return {
    'data-theme': settings.paletteMode,
    'data-contrast': settings.contrast,
    'data-color': settings.colorPreset,
    'data-nav-color': settings.navColor,
    'data-layout': settings.layout,
    'data-stretch': settings.stretch ? 'wide' : 'compact',
    'data-type': settings.responsiveFontSizes ? 'responsive' : 'fixed',
    dir: settings.direction,
  };
}

/** What `applySettings` needs of `<html>`. */
export type SettingsRoot = Pick<Element, 'getAttribute' | 'setAttribute'> & {
  readonly ownerDocument: Pick<Document, 'getAnimations'>;
};

/**
 * Puts settings in force. Attributes that already hold their value are left alone, so that nothing is restyled for nothing;
 * colours jump, they never fade.
 */
export function applySettings(settings: UiSettings, root: SettingsRoot): void {
  let changed = false;
  for (const [name, value] of Object.entries(attributesOf(settings))) {
    if (root.getAttribute(name) === value) continue;
    root.setAttribute(name, value);
    changed = true;
  }
  if (changed) finishColorTransitions(root.ownerDocument);
}

/**
 * Asking for the animations makes the browser resolve the new styles, once; the fades it has started by that are ended. Cheaper than a
 * rule that forbids transitions during the switch, which would restyle the whole page twice.
 */
function finishColorTransitions(document: Pick<Document, 'getAnimations'>): void {
  for (const animation of document.getAnimations()) {
    const property = 'transitionProperty' in animation ? String(animation.transitionProperty) : '';
    if (/color|shadow|fill|stroke/.test(property)) animation.finish();
  }
}
