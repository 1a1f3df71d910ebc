import { load } from './loader.ts';

// A page that runs the script twice, or in a frame of the widget itself, gets one launcher only.
if (document.currentScript instanceof HTMLScriptElement && !document.querySelector('parley-widget')) {
  load(document.currentScript);
}
