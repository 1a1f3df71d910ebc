import { ink } from './Illustration.css.ts';
import { Scene, Sparkles } from './scenery.tsx';

/** A headset around a question. */
export function Support() {
  return (
    <>
      <Scene />
      <path className={ink.line} strokeWidth={5} d="M66 104V88a54 54 0 0 1 108 0v16" />
      <rect className={ink.paper} x="52" y="92" width="30" height="44" rx="13" />
      <rect className={ink.paper} x="158" y="92" width="30" height="44" rx="13" />
      <path className={ink.line} strokeWidth={3} d="M174 136c0 12-12 16-26 16" />
      <rect className={ink.accent} x="128" y="145" width="24" height="13" rx="6.5" />
      <path
        className={ink.accent}
        d="M106 72h34a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10h-12l-12 11v-11h-10a10 10 0 0 1-10-10V82a10 10 0 0 1 10-10z"
      />
      <path
        className={ink.onAccent}
        strokeWidth={4}
        d="M116 89a7 7 0 1 1 10 6.5c-2.3 1-3 2.3-3 4.5M123 108h.01"
      />
    </>
  );
}

/** A bag, and the label of what fits. */
export function Sales() {
  return (
    <>
      <Scene />
      <path className={ink.paper} d="M66 68h92l10 88H56z" />
      <path className={ink.line} strokeWidth={4} d="M90 84V60a22 22 0 0 1 44 0v24" />
      <path className={ink.text} d="M82 118h38M82 136h24" />
      <path
        className={ink.accent}
        d="m152 92 30-30a8 8 0 0 1 6-2.4l22 1.4a6 6 0 0 1 5.600 5.600l1.4 22a8 8 0 0 1-2.4 6l-30 30a8 8 0 0 1-11.3 0l-21.3-21.3a8 8 0 0 1 0-11.3z"
      />
      <circle className={ink.onAccentFill} cx="199" cy="78" r="5.5" />
      <path className={ink.onAccent} d="m166 96 12 12M176 87l9 9" strokeWidth={3.5} />
      <Sparkles x={52} y={44} />
    </>
  );
}

/** An open handbook with a mark at the right page. */
export function Knowledge() {
  return (
    <>
      <Scene />
      <path className={ink.shade} d="M30 148V62a8 8 0 0 1 8-8h164a8 8 0 0 1 8 8v86z" />
      <path className={ink.paper} d="M120 62c-16-14-44-18-76-16v92c32-2 60 2 76 16z" />
      <path className={ink.paper} d="M120 62c16-14 44-18 76-16v92c-32-2-60 2-76 16z" />
      <path className={ink.text} d="M60 68c16 0 30 2.5 42 8M60 88c16 0 30 2.5 42 8M60 108c10 0 20 1 28 3" />
      <path className={ink.text} d="M138 76c6-3 12-5 18-6M138 96c12-5.5 26-8 42-8" />
      <path className={ink.accent} d="M164 40h20v46l-10-8-10 8z" />
      <path className={ink.accentLine} strokeWidth={4} d="M138 117c12-5.5 26-8 42-8" />
    </>
  );
}

/** An empty page, and something to draw on it with. */
export function BlankPage() {
  return (
    <>
      <Scene />
      <path className={ink.paper} d="M70 30h70l32 32v88a6 6 0 0 1-6 6H70a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6z" />
      <path className={ink.shade} d="M140 30v26a6 6 0 0 0 6 6h26z" />
      <path className={ink.dashed} d="M84 84h60M84 104h46M84 124h28" />
      <g transform="rotate(45 166 116)">
        <path className={ink.accent} d="M157 76h18v58l-9 16-9-16z" />
        <path className={ink.onAccent} d="M157 90h18" strokeWidth={3.5} />
      </g>
      <Sparkles x={44} y={56} />
    </>
  );
}

/** A page of one's own with the launcher in its corner. */
export function OwnSite() {
  return (
    <>
      <Scene />
      <path className={ink.paper} d="M42 30h156a12 12 0 0 1 12 12v114H30V42a12 12 0 0 1 12-12z" />
      <path className={ink.line} d="M30 56h180" />
      <path className={ink.line} d="M44 43h.01M56 43h.01M68 43h.01" strokeWidth={5} />
      <rect className={ink.ground} x="46" y="70" width="66" height="48" rx="6" />
      <path className={ink.text} d="M128 78h56M128 96h34M46 136h70" />
      <circle className={ink.accent} cx="182" cy="128" r="21" />
      <path
        className={ink.onAccentFill}
        d="M173 119h18a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-8l-6 5.5v-5.5h-4a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4z"
      />
    </>
  );
}

/** The first seat is taken: an assistant, and a bubble that says so. */
export function Ready() {
  return (
    <>
      <Scene />
      <rect className={ink.paper} x="62" y="50" width="92" height="106" rx="14" />
      <circle className={ink.ground} cx="108" cy="90" r="23" />
      <path className={ink.accentLine} d="M100 85h.01M116 85h.01" strokeWidth={6} />
      <path className={ink.accentLine} d="M99 98q9 7 18 0" strokeWidth={3} />
      <path className={ink.text} d="M84 128h48M94 143h28" />
      <path
        className={ink.accent}
        d="M144 20h46a10 10 0 0 1 10 10v26a10 10 0 0 1-10 10h-22l-13 12V66h-11a10 10 0 0 1-10-10V30a10 10 0 0 1 10-10z"
      />
      <path className={ink.onAccent} d="m156 43 8 8 15-16" strokeWidth={4.5} />
      <Sparkles x={42} y={60} />
      <Sparkles x={186} y={104} />
    </>
  );
}
