import regular from '@fontsource/arimo/files/arimo-latin-400-normal.woff2?url';
import bold from '@fontsource/arimo/files/arimo-latin-700-normal.woff2?url';
import preview from '@parley/storybook/preview';
import { expect } from 'storybook/test';
import { classes } from '../../classes.ts';
import { fallbackOf } from '../../theme/fontFallbacks.ts';
import * as sheet from '../parts/Sheet.css.ts';
import { Sheet, SheetSection } from '../parts/Sheet.tsx';
import * as styles from './FontFallbacks.css.ts';

/** Arimo has the widths of Arial, letter by letter, and looks the same on every machine. */
const ARIAL = { regular, bold };

const FONTS = [
  { font: 'inter', face: 'regular', name: 'Inter, regular', web: 'Inter Variable', weight: 400 },
  { font: 'inter', face: 'bold', name: 'Inter, strong', web: 'Inter Variable', weight: 600 },
  {
    font: 'plusJakartaSans',
    face: 'bold',
    name: 'Plus Jakarta Sans, headings',
    web: 'Plus Jakarta Sans Variable',
    weight: 700,
  },
] as const;

const SENTENCES = [
  'The quick brown fox jumps over the lazy dog while five wizards watch.',
  'Franz jagt im komplett verwahrlosten Taxi quer durch Bayern.',
  'El pingüino hizo kilómetros bajo exhaustiva lluvia y frío.',
  'Benachrichtigungseinstellungen: 1,284 messages in 24 hours.',
];

/**
 * How far a sentence may be off until its font is there, as a share of its
 * width. Its height must be the same.
 */
const WIDTH_TOLERANCE = 0.02;

const standInOf = ({ font, face }: (typeof FONTS)[number]) => `Stand-in for ${font} ${face}`;

/** Draws Arial as the theme's own fallbacks do. */
async function loadStandIn(one: (typeof FONTS)[number]): Promise<void> {
  const { fontWeight: weight, ...measures } = fallbackOf(one.font, one.face);
  const font = new FontFace(standInOf(one), `url(${ARIAL[one.face]})`, { weight, ...measures });
  document.fonts.add(await font.load());
  await document.fonts.load(`${one.weight} 1rem '${one.web}'`, SENTENCES.join(''));
}

const meta = preview.meta({
  tags: ['!autodocs'],
  parameters: { visual: { modes: ['light'] } },
  loaders: [() => Promise.all(FONTS.map(loadStandIn))],
});

/** No layout shift: with the web font's measures, a line of the stand-in is as high and nearly as long. */
export const BeforeTheFontsArrive = meta.story({
  render: () => (
    <Sheet
      title="Before the fonts arrive"
      lead={
        "Until a web font is there, Arial stands in for it, drawn with the web font's own measures. " +
        'Below, the font lies over its stand-in, which is red: lines keep their height and nearly their ' +
        'length, so nothing moves.'
      }
    >
      {FONTS.map((one) => (
        <SheetSection key={one.name} title={one.name}>
          <div className={classes(sheet.card, styles.lines)} style={{ fontWeight: one.weight }}>
            {SENTENCES.map((sentence) => (
              <div key={sentence} className={styles.overlay}>
                <span
                  className={classes(styles.layer, styles.standIn)}
                  style={{ fontFamily: standInOf(one) }}
                  aria-hidden="true"
                >
                  {sentence}
                </span>
                <span className={classes(styles.layer, styles.web)} style={{ fontFamily: one.web }}>
                  {sentence}
                </span>
              </div>
            ))}
          </div>
        </SheetSection>
      ))}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const overlays = [...canvasElement.querySelectorAll(`.${styles.overlay}`)];
    await expect(overlays).toHaveLength(FONTS.length * SENTENCES.length);
    for (const { children } of overlays) {
      const [standIn, web] = [...children].map((line) => line.getBoundingClientRect());
      const off = Math.abs((standIn?.width ?? 0) / (web?.width ?? 1) - 1);
      await expect(off).toBeLessThan(WIDTH_TOLERANCE);
      await expect(standIn?.height).toBe(web?.height);
    }
  },
});
