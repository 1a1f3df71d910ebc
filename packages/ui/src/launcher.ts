import type { WidgetLook } from '@parley/model';

/** Width and height of the chat on a page that is wider than a phone, in px. */
export const PANEL_SIZES = { small: [360, 560], medium: [400, 680], large: [480, 760] } as const;

/** How far the panel is from the page's side and end, and how much of its height it leaves, in px. */
export const PANEL_PLACE = { side: 20, end: 88, headroom: 108 } as const;

/** On windows so narrow or low the chat covers the page: those of phones, however they are held. */
export const COVERING = '(max-width:599px),(max-height:479px)';

/**
 * The launcher's and the panel's style, as text: the widget's loader, and the editor's preview of the widget,
 * adopt it as a constructed sheet inside a shadow root, which a strict CSP of the host page allows (WG-1).
 * The host's own important rules lose against those of `:host` (T19). Colors follow the portal's indigo. The
 * button's clear border shows where the system sets the colors. Its icon is a border too: a speech bubble,
 * an arrow down, or a ring that turns.
 */
export const loaderCss = `
:host{all:initial!important;zoom:var(--z,1)!important;position:fixed!important;inset-block-end:${PANEL_PLACE.side}px!important;inset-inline-end:${PANEL_PLACE.side}px!important}
button{all:unset;--c:#4f46d8;--t:#fff;display:grid;place-items:center;inline-size:54px;block-size:54px;border:1px solid #0000;border-radius:28px;background:var(--c);color:var(--t);cursor:pointer;box-shadow:0 6px 20px #0f173340;transition:background .12s}
button:hover{background:color-mix(in srgb,var(--c) 88%,#000)}
button:focus-visible{outline:2px solid var(--c);outline-offset:2px;box-shadow:0 0 0 2px #fff}
button::before{content:"";inline-size:20px;block-size:20px;border:2px solid;border-radius:50%;border-end-start-radius:3px}
button[aria-expanded=true]::before{inline-size:12px;block-size:12px;border-width:0 2px 2px 0;border-radius:0;rotate:45deg;translate:0 -2px}
b{min-inline-size:0;max-block-size:2.6em;overflow:hidden;overflow-wrap:anywhere;text-align:start}
button[aria-expanded=false]:has(b:not(:empty)){grid-auto-flow:column;gap:10px;inline-size:auto;max-inline-size:min(320px,100vw - 80px);padding-inline:18px;font:600 15px/1.3 system-ui}
button[aria-expanded=true] b,b:empty{display:none}
button[aria-busy=true]::before{inline-size:20px;block-size:20px;border-width:2px 0;border-radius:50%;animation:p .8s infinite}
@keyframes p{to{rotate:1turn}}
p{position:absolute;opacity:0;pointer-events:none}
i{position:absolute;inset-block-start:-2px;inset-inline-end:-2px;min-inline-size:10px;padding-inline:5px;border-radius:10px;background:#c8283c;color:#fff;font:600 12px/20px system-ui;text-align:center}
i::after{content:attr(data-count)}
iframe{position:fixed;inset-block-end:${PANEL_PLACE.end}px;inset-inline-end:${PANEL_PLACE.side}px;inline-size:${PANEL_SIZES.medium[0]}px;block-size:min(${PANEL_SIZES.medium[1]}px,100dvh - ${PANEL_PLACE.headroom}px);border:0;outline:1px solid #0000;border-radius:12px;background:Canvas;color-scheme:light dark;box-shadow:0 12px 48px #0f173340,0 0 0 1px #0001}
@media ${COVERING}{iframe{inset:var(--y,0) 0 auto;inline-size:100%;block-size:var(--h,100dvh);border-radius:0}iframe:not([hidden])+button{display:none}}
@media print{:host{display:none!important}}
`;

/** What an assistant's look changes of `loaderCss` (AS-5): it stands behind that. */
export function lookCss({ position, size, color, textColor }: WidgetLook): string {
  const [width, height] = PANEL_SIZES[size];
  const side = position === 'bottom-start' && `inset-inline:${PANEL_PLACE.side}px auto`;
  return `button{--c:${color};--t:${textColor}}
${side ? `:host{${side}!important}` : ''}
@media (min-width:600px) and (min-height:480px){iframe{inline-size:${width}px;block-size:min(${height}px,100dvh - ${PANEL_PLACE.headroom}px);${side || ''}}}`;
}
