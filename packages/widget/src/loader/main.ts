import { load } from './loader.ts';

// A page that runs the script twice gets one launcher only; what stands in the launcher's place before is a
// queue.
const script = document.currentScript;
if (script instanceof HTMLScriptElement && (!window.Parley || Array.isArray(window.Parley))) load(script);
