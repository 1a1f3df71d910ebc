import preview from '@parley/storybook/preview';
import { vars } from '../../theme/contract.css.ts';
import { radius, zIndex } from '../../theme/tokens.ts';
import { CopyRows, rowsOf } from '../parts/CopyRows.tsx';
import * as parts from '../parts/Sheet.css.ts';
import { Sheet, SheetSection } from '../parts/Sheet.tsx';
import * as styles from './Shape.css.ts';

const meta = preview.meta({
  tags: ['!autodocs'],
  parameters: { visual: { modes: ['light', 'dark', 'contrast'] } },
});

const CORNERS = [
  ['small', 'Checkboxes, code, small marks'],
  ['control', 'Buttons, fields, cards'],
  ['dialog', 'Dialogs, drawers, sheets'],
  ['full', 'Avatars, chips, switches'],
] as const;

export const Radius = meta.story({
  render: () => (
    <Sheet
      title="Radius"
      lead="Eight for what one uses, twelve for what one enters, full for what is small and round."
    >
      <div className={parts.columns}>
        {CORNERS.map(([name, use]) => (
          <div key={name} className={parts.card}>
            <div className={styles.corner} style={{ borderStartStartRadius: radius[name] }} />
            <div>
              <div className={parts.row}>
                <span className={parts.name}>{name}</span>
                <span className={parts.figure}>{radius[name]}</span>
              </div>
              <div className={parts.small}>{use}</div>
            </div>
          </div>
        ))}
      </div>
    </Sheet>
  ),
});

const LEVELS = [
  ['Page', vars.color.surface.page, 'none'],
  ['Card', vars.color.surface.card, 'none'],
  ['Control', vars.color.surface.card, vars.shadow.control],
  ['Floating', vars.color.surface.raised, vars.shadow.floating],
  ['Dialog', vars.color.surface.raised, vars.shadow.dialog],
] as const;

export const Elevation = meta.story({
  render: () => (
    <Sheet
      title="Elevation"
      lead={
        'Cards lie flat and have an edge. Only what floats has a shadow. Dark pages hardly show ' +
        'shadows: there a surface gets lighter as it rises, and its edge parts it.'
      }
    >
      <div className={styles.ground}>
        {LEVELS.map(([name, surface, shadow]) => (
          <div key={name} className={styles.plane} style={{ backgroundColor: surface, boxShadow: shadow }}>
            {name}
          </div>
        ))}
      </div>
    </Sheet>
  ),
});

const LAYERS = Object.entries(zIndex);
const LAYER_STEP = 30;

export const StackingOrder = meta.story({
  render: () => (
    <Sheet title="Stacking order" lead="What lies over what. No component has a figure of its own.">
      <SheetSection title="From the page to the reader">
        <div className={styles.stack}>
          {LAYERS.map(([name, level], index) => (
            <div
              key={name}
              className={styles.sheet}
              style={{
                marginBlockStart: `${index * LAYER_STEP}px`,
                marginInlineStart: `${index * 4}%`,
              }}
            >
              <span className={parts.name}>{name}</span>
              <span className={parts.figure}>{level}</span>
            </div>
          ))}
        </div>
      </SheetSection>
    </Sheet>
  ),
});

export const CopyTokens = meta.story({
  name: 'DS-2: every radius with its constant and value, to be copied',
  parameters: { visual: { modes: ['light'] } },
  render: () => (
    <Sheet
      title="Radii"
      lead="Controls and cards have control, what one enters has dialog; tick to bubble are of one component each."
    >
      <CopyRows rows={rowsOf('radius', radius)} />
    </Sheet>
  ),
});
