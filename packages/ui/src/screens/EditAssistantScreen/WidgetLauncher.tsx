import type { WidgetLook } from '@parley/model';
import { useLayoutEffect, useRef } from 'react';
import { loaderCss, lookCss } from '../../launcher.ts';

export interface WidgetLauncherProps {
  look: WidgetLook;
  open: boolean;
}

/** The button that opens the widget, drawn as on a host page: by the same sheet in a shadow root. */
export function WidgetLauncher({ look, open }: WidgetLauncherProps) {
  const host = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    if (!root) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(loaderCss + lookCss(look));
    root.adoptedStyleSheets = [sheet];
    const button = document.createElement('button');
    button.ariaExpanded = `${open}`;
    const label = document.createElement('b');
    label.textContent = look.launcherLabel;
    button.append(label);
    root.replaceChildren(button);
  }, [look, open]);
  return <span ref={host} />;
}
