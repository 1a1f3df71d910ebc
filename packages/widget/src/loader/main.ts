import { load } from './loader.ts';

// A page that runs the script twice gets one launcher only. What stands in the launcher's place before is a
// queue, or an element of the page with that id.
const script = document.currentScript;
const known = window.Parley;
const isThere = !Array.isArray(known) && typeof known?.push === 'function';
if (script instanceof HTMLScriptElement && !isThere) load(script);
