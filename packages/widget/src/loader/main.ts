import { load } from './loader.ts';

// A page that runs the script twice gets one launcher only: the second may name another assistant, so the
// page is told. What stands in the launcher's place before is a queue, or an element with that id.
const script = document.currentScript;
const known = window.Parley;
const isThere = !Array.isArray(known) && typeof known?.push === 'function';
if (isThere) console.warn('Parley: this page has its widget already, a second script does nothing');
else if (script instanceof HTMLScriptElement) load(script);
