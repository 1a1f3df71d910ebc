import { grey, scalesOf } from '../../theme/colorScales.ts';
import type { ColorPreset, PaletteMode } from '../../theme/settings.ts';
import { contrastOf } from '../parts/contrast.ts';
import * as sheet from '../parts/Sheet.css.ts';
import { tokenValue, useTheme } from '../parts/useTheme.ts';
import * as styles from './Colors.css.ts';

const INK = grey(0.2);
const PAPER = grey(1, 0);

/** Black or white letters, whichever are easier to read on a color. */
const lettersOn = (ground: string) => (contrastOf(INK, ground) > contrastOf(PAPER, ground) ? INK : PAPER);

/** One scale as a strip; each step carries its number. */
function Ramp({ steps }: { steps: Record<number, string> }) {
  return (
    <div className={styles.steps}>
      {Object.entries(steps).map(([step, value]) => (
        <div
          key={step}
          className={styles.step}
          style={{ backgroundColor: value, color: lettersOn(value) }}
          title={value}
        >
          {step}
        </div>
      ))}
    </div>
  );
}

/** Both scales of a preset for one theme. */
export function PresetRamps({ preset, mode }: { preset: ColorPreset; mode: PaletteMode }) {
  const { vivid, deep } = scalesOf(preset, mode);
  return (
    <div className={styles.ramp}>
      <div className={sheet.row}>
        <span className={sheet.name}>{mode === 'light' ? 'On light pages' : 'On dark pages'}</span>
        <span className={sheet.figure}>8 is {vivid[8]}</span>
      </div>
      <div className={styles.pair}>
        <Ramp steps={vivid} />
        <Ramp steps={deep} />
      </div>
    </div>
  );
}

/** A ground with its name and its value. */
export function Ground({ name, token, text }: { name: string; token: string; text: string }) {
  const value = useTheme(() => tokenValue(token));
  return (
    <div className={styles.sample} style={{ backgroundColor: token, color: text }}>
      <span className={styles.sampleName}>{name}</span>
      <span className={sheet.figure} style={{ color: 'inherit' }}>
        {value}
      </span>
    </div>
  );
}

export interface ContrastRowProps {
  name: string;
  token: string;
  ground: string;
  /** `text` must reach 4.5:1 and `control` 3:1; in high contrast 7:1 and 4.5:1 (SH-4). */
  kind: 'text' | 'control';
}

/** A color on the ground that it is meant for, with the contrast that it has at this moment. */
export function ContrastRow({ name, token, ground, kind }: ContrastRowProps) {
  const ratio = useTheme(() => Math.floor(contrastOf(token, ground) * 100) / 100);
  const high = useTheme(() => document.documentElement.dataset.contrast ?? '') === 'high';
  const least = { text: high ? 7 : 4.5, control: high ? 4.5 : 3 }[kind];
  return (
    <div className={styles.contrastRow} data-enough={ratio >= least}>
      <span className={styles.letters} style={{ backgroundColor: ground, color: token }} aria-hidden="true">
        {kind === 'text' ? 'Aa' : <span className={styles.mark} style={{ backgroundColor: token }} />}
      </span>
      <span>
        {name}
        <span className={styles.least}>at least {least}</span>
      </span>
      <span className={styles.ratio}>{ratio.toFixed(2)}</span>
    </div>
  );
}
