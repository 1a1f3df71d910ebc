/**
 * The launcher's and the panel's style, as text: the loader adopts it as a constructed sheet inside a shadow root, which
 * a strict CSP of the host page allows (WG-1). The host's own important rules lose against those of `:host` (T19). Colours follow the portal's indigo.
 */
export const loaderCss = `
:host{all:initial!important;position:fixed!important;inset-block-end:20px!important;inset-inline-end:20px!important;z-index:2147483000!important;color-scheme:light dark!important}
button{all:unset;box-sizing:border-box;display:grid;place-items:center;inline-size:56px;block-size:56px;border-radius:28px;background:#4f46d8;color:#fff;cursor:pointer;box-shadow:0 6px 20px #0f173340;transition:background .12s ease-out}
button:hover{background:#4338be}
button:focus-visible{outline:2px solid #4f46d8;outline-offset:2px;box-shadow:0 0 0 2px #fff,0 6px 20px #0f173340}
svg{inline-size:26px;block-size:26px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
i{position:absolute;inset-block-start:-2px;inset-inline-end:-2px;min-inline-size:20px;box-sizing:border-box;padding-inline:5px;border-radius:10px;background:#c8283c;color:#fff;font:600 12px/20px system-ui,sans-serif;text-align:center}
[hidden]{display:none!important}
iframe{position:fixed;inset-block-end:88px;inset-inline-end:20px;inline-size:400px;block-size:min(680px,100dvh - 108px);border:0;border-radius:12px;background:Canvas;box-shadow:0 12px 48px #0f173338,0 0 0 1px #0f173314}
@media (max-width:599px){iframe{inset:0;inline-size:100%;block-size:100dvh;border-radius:0}iframe:not([hidden])+button{display:none}}
@media (prefers-reduced-motion:reduce){button{transition:none}}
@media (forced-colors:active){button{border:1px solid ButtonText}}
`;
