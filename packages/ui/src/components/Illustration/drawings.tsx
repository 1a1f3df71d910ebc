import { ink } from './Illustration.css.ts';
import { Scene, Sparkles } from './scenery.tsx';

/** A padlock before a closed conversation. */
export function NotAuthorized() {
  return (
    <>
      <Scene />
      <path
        className={ink.paper}
        d="M44 40h104a12 12 0 0 1 12 12v56a12 12 0 0 1-12 12H84l-20 18v-18H44a12 12 0 0 1-12-12V52a12 12 0 0 1 12-12z"
      />
      <path className={ink.text} d="M54 64h62M54 82h38" />
      <path className={ink.accentLine} strokeWidth={6} d="M142 96V80a22 22 0 0 1 44 0v16" />
      <rect className={ink.accent} x="128" y="94" width="72" height="62" rx="12" />
      <circle className={ink.onAccentFill} cx="164" cy="119" r="7" />
      <path className={ink.onAccent} strokeWidth={5} d="M164 122v14" />
    </>
  );
}

/** A magnifying glass over the place where a bubble should be. */
export function NotFound() {
  return (
    <>
      <Scene />
      <path className={ink.paper} d="M40 34h118a12 12 0 0 1 12 12v110H28V46a12 12 0 0 1 12-12z" />
      <path className={ink.line} d="M28 58h142" />
      <path className={ink.line} d="M42 46h.01M54 46h.01M66 46h.01" strokeWidth={5} />
      <path
        className={ink.dashed}
        d="M56 78h72a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8H88l-14 13v-13H56a8 8 0 0 1-8-8V86a8 8 0 0 1 8-8z"
      />
      <circle className={ink.paper} cx="152" cy="100" r="30" />
      <circle className={ink.accentLine} cx="152" cy="100" r="30" strokeWidth={5} />
      <path className={ink.accentLine} d="m175 123 22 24" strokeWidth={9} />
      <path
        className={ink.accentLine}
        d="M143 92a9.5 9.5 0 1 1 13 9c-3 1.2-4 3-4 6M152 115h.01"
        strokeWidth={4}
      />
    </>
  );
}

/** Two machines, of which the upper has slipped, and a pulled plug. */
export function ServerError() {
  return (
    <>
      <Scene />
      <rect className={ink.paper} x="56" y="108" width="116" height="48" rx="8" />
      <path className={ink.text} d="M74 132h40" />
      <circle className={ink.accent} cx="138" cy="132" r="5" />
      <circle className={ink.accent} cx="154" cy="132" r="5" />
      <g transform="rotate(-8 114 80)">
        <rect className={ink.shade} x="56" y="54" width="116" height="46" rx="8" />
        <path className={ink.text} d="M74 77h40" />
        <circle className={ink.critical} cx="138" cy="77" r="5" />
        <path className={ink.line} d="M151 77h7" />
      </g>
      <circle className={ink.critical} cx="176" cy="46" r="19" />
      <path className={ink.onCritical} d="M176 37v10M176 55h.01" strokeWidth={4} />
      <path className={ink.line} d="M172 140h14c12 0 10-22 20-22" />
      <path className={ink.paper} d="M205 111h8a7 7 0 0 1 0 14h-8z" />
      <path className={ink.line} d="M220 115h5M220 121h5" />
    </>
  );
}

/** Three seats, none of them taken. */
export function NoAssistants() {
  return (
    <>
      <Scene />
      <rect className={ink.dashed} x="22" y="72" width="56" height="66" rx="10" />
      <circle className={ink.dashed} cx="50" cy="95" r="11" />
      <path className={ink.text} d="M38 122h24" />
      <rect className={ink.dashed} x="162" y="72" width="56" height="66" rx="10" />
      <circle className={ink.dashed} cx="190" cy="95" r="11" />
      <path className={ink.text} d="M178 122h24" />
      <rect className={ink.paper} x="82" y="52" width="76" height="104" rx="12" />
      <circle className={ink.ground} cx="120" cy="86" r="18" />
      <path className={ink.accentLine} d="M113 82h.01M127 82h.01" strokeWidth={5} />
      <path className={ink.accentLine} d="M113 94q7-5 14 0" />
      <path className={ink.text} d="M100 120h40M108 136h24" />
      <path
        className={ink.accent}
        d="M142 22h40a9 9 0 0 1 9 9v16a9 9 0 0 1-9 9h-20l-11 10V56h-9a9 9 0 0 1-9-9V31a9 9 0 0 1 9-9z"
      />
      <path className={ink.onAccent} d="M152 39h.01M162 39h.01M172 39h.01" strokeWidth={5} />
    </>
  );
}

/** A pile of rows waiting for a first one. */
export function EmptyList() {
  return (
    <>
      <Scene />
      <rect className={ink.dashed} x="40" y="112" width="160" height="32" rx="8" />
      <rect className={ink.shade} x="34" y="74" width="172" height="34" rx="8" />
      <circle className={ink.line} cx="54" cy="91" r="8" />
      <path className={ink.text} d="M74 91h60" />
      <rect className={ink.paper} x="26" y="32" width="188" height="38" rx="8" />
      <circle className={ink.accent} cx="48" cy="51" r="10" />
      <path className={ink.text} d="M70 51h76" />
      <circle className={ink.accent} cx="192" cy="112" r="21" />
      <path className={ink.onAccent} d="M192 103v18M183 112h18" strokeWidth={4} />
    </>
  );
}

/** Two bubbles that have found each other. */
export function Welcome() {
  return (
    <>
      <Scene />
      <path
        className={ink.paper}
        d="M40 36h92a12 12 0 0 1 12 12v42a12 12 0 0 1-12 12H72l-20 18v-18H40a12 12 0 0 1-12-12V48a12 12 0 0 1 12-12z"
      />
      <path className={ink.text} d="M50 60h60M50 78h40" />
      <path
        className={ink.accent}
        d="M110 76h90a12 12 0 0 1 12 12v38a12 12 0 0 1-12 12h-10v18l-20-18h-60a12 12 0 0 1-12-12V88a12 12 0 0 1 12-12z"
      />
      <path className={ink.onAccent} d="M124 99h62M124 116h40" strokeWidth={5} />
      <Sparkles x={178} y={44} />
    </>
  );
}

/** A cloud and a cable that does not reach it. */
export function Offline() {
  return (
    <>
      <Scene />
      <path className={ink.paper} d="M84 108a26 26 0 0 1-3-51.8 38 38 0 0 1 73-5.2 29 29 0 0 1 2 57z" />
      <path className={ink.text} d="M98 74h34M98 90h20" />
      <path className={ink.line} d="M120 108v12" />
      <path className={ink.paper} d="M110 120h20v6a10 10 0 0 1-20 0z" />
      <path className={ink.accentLine} d="M116 146v-6M124 146v-6" />
      <path className={ink.accentLine} d="M38 148h60c10 0 12 8 22 8" strokeWidth={3} />
      <rect className={ink.accent} x="110" y="146" width="20" height="10" rx="4" />
      <circle className={ink.critical} cx="164" cy="108" r="17" />
      <path className={ink.onCritical} d="m158 102 12 12M170 102l-12 12" strokeWidth={3.5} />
    </>
  );
}
