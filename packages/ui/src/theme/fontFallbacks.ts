/** Measures of a web font as shares of its size, from its own tables, and how wide it runs beside Arial. */
interface FontMeasures {
  ascent: number;
  descent: number;
  /** Width of running text beside Arial's, at the weights that stand in for each other. */
  width: { regular: number; bold: number };
}

const MEASURES = {
  inter: { ascent: 0.96875, descent: 0.2412, width: { regular: 1.0712, bold: 1.0136 } },
  plusJakartaSans: { ascent: 1.038, descent: 0.222, width: { regular: 1.04, bold: 0.9945 } },
} satisfies Record<string, FontMeasures>;

/** Weights for which a face of Arial stands in. */
export const FALLBACK_WEIGHTS = { regular: '100 599', bold: '600 900' } as const;

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** How a face of Arial is drawn so that no line moves when the web font takes its place. */
export function fallbackOf(font: keyof typeof MEASURES, face: keyof typeof FALLBACK_WEIGHTS) {
  const { ascent, descent, width } = MEASURES[font];
  return {
    fontWeight: FALLBACK_WEIGHTS[face],
    sizeAdjust: percent(width[face]),
    // The adjusted size scales the measures too, which must stay those of the web font.
    ascentOverride: percent(ascent / width[face]),
    descentOverride: percent(descent / width[face]),
    lineGapOverride: '0%',
  };
}
