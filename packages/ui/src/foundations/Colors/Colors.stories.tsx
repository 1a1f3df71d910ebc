import { COLOR_MODES } from '@parley/showroom/modes';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, spyOn, userEvent } from 'storybook/test';
import { vars } from '../../theme/contract.css.ts';
import { COLOR_PRESETS } from '../../theme/settings.ts';
import { Sheet, SheetSection } from '../parts/Sheet.tsx';
import * as styles from './Colors.css.ts';
import { ContrastRow, Ground, PresetRamps } from './Swatches.tsx';
import { Tokens } from './Tokens.tsx';

const { color } = vars;

const meta = preview.meta({
  tags: ['!autodocs'],
  parameters: { visual: { modes: ['light', 'dark', 'contrast'] } },
});

const PRESET_NAMES = { green: 'Green', blue: 'Blue', indigo: 'Indigo', purple: 'Purple' };

export const Scales = meta.story({
  render: () => (
    <Sheet
      title="Color scales"
      lead={
        'Each primary color is a scale of twelve vivid steps and five deep ones, even in lightness ' +
        'from color to color. Components never use a step: they use the roles that are picked from ' +
        'them.'
      }
    >
      {COLOR_PRESETS.map((preset) => (
        <SheetSection key={preset} title={PRESET_NAMES[preset]}>
          <PresetRamps preset={preset} mode="light" />
          <PresetRamps preset={preset} mode="dark" />
        </SheetSection>
      ))}
    </Sheet>
  ),
});

export const Roles = meta.story({
  render: () => (
    <Sheet
      title="Color roles"
      lead={
        'What a color is for is its name. Every figure is the contrast on your screen now: switch ' +
        'theme, contrast or primary color in the toolbar and watch them.'
      }
    >
      <SheetSection title="Surfaces" note="They rise towards the reader: in dark pages by getting lighter.">
        <div className={styles.specimens}>
          {Object.entries(color.surface).map(([name, token]) => (
            <Ground key={name} name={name} token={token} text={color.text.default} />
          ))}
        </div>
      </SheetSection>
      <SheetSection title="Text">
        <div className={styles.contrasts}>
          <ContrastRow
            kind="text"
            name="Text on the page"
            token={color.text.default}
            ground={color.surface.page}
          />
          <ContrastRow
            kind="text"
            name="Text on a card"
            token={color.text.default}
            ground={color.surface.card}
          />
          <ContrastRow
            kind="text"
            name="Muted on the page"
            token={color.text.muted}
            ground={color.surface.page}
          />
          <ContrastRow
            kind="text"
            name="Muted on a hovered row"
            token={color.text.muted}
            ground={color.surface.hover}
          />
          <ContrastRow
            kind="text"
            name="Link on the page"
            token={color.text.link}
            ground={color.surface.page}
          />
          <ContrastRow
            kind="text"
            name="Blocked button"
            token={color.text.muted}
            ground={color.surface.tint}
          />
        </div>
      </SheetSection>
      <SheetSection
        title="Accent"
        note="For the one main action, what is selected, the focus and links; for nothing else."
      >
        <div className={styles.specimens}>
          <Ground name="base" token={color.accent.base} text={color.text.onAccent} />
          <Ground name="hover" token={color.accent.hover} text={color.text.onAccent} />
          <Ground name="pressed" token={color.accent.pressed} text={color.text.onAccent} />
          <Ground name="soft" token={color.accent.soft} text={color.accent.onSoft} />
        </div>
        <div className={styles.contrasts}>
          <ContrastRow
            kind="text"
            name="Words on the accent"
            token={color.text.onAccent}
            ground={color.accent.base}
          />
          <ContrastRow
            kind="text"
            name="Words on the soft accent"
            token={color.accent.onSoft}
            ground={color.accent.soft}
          />
          <ContrastRow
            kind="control"
            name="Accent on a card"
            token={color.accent.base}
            ground={color.surface.card}
          />
          <ContrastRow
            kind="control"
            name="Focus ring on the page"
            token={color.focus}
            ground={color.surface.page}
          />
        </div>
      </SheetSection>
      <SheetSection
        title="Lines"
        note="Subtle and medium only part things; strong is the edge of what can be used."
      >
        <div className={styles.contrasts}>
          <ContrastRow
            kind="control"
            name="Edge of a field"
            token={color.border.strong}
            ground={color.surface.card}
          />
          <ContrastRow
            kind="control"
            name="Edge of a box"
            token={color.border.strong}
            ground={color.surface.page}
          />
        </div>
      </SheetSection>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('[data-enough]')];
    await expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) await expect(row).toHaveAttribute('data-enough', 'true');
  },
});

const STATES = [
  ['critical', 'Something failed, or will be gone for good.'],
  ['caution', 'It works, but not for long or not as meant.'],
  ['positive', 'It worked, it is published, it is on.'],
  ['info', 'Good to know; nothing has to be done.'],
] as const;

export const States = meta.story({
  render: () => (
    <Sheet
      title="State colors"
      lead={
        'Soft ground, strong words and an icon: a color alone says nothing. The orange of the ' +
        'subscription bar is no state; nothing else may have it.'
      }
    >
      <SheetSection title="The four states">
        <div className={styles.specimens}>
          {STATES.map(([state, meaning]) => (
            <div
              key={state}
              className={styles.stateCard}
              style={{ backgroundColor: color[state].soft, borderColor: color[state].border }}
            >
              <strong style={{ color: color[state].strong }}>{state}</strong>
              <span>{meaning}</span>
            </div>
          ))}
        </div>
        <div className={styles.contrasts}>
          {STATES.map(([state]) => (
            <ContrastRow
              key={state}
              kind="text"
              name={`${state} on its soft ground`}
              token={color[state].strong}
              ground={color[state].soft}
            />
          ))}
          <ContrastRow
            kind="text"
            name="Words on a critical button"
            token={color.critical.onSolid}
            ground={color.critical.solid}
          />
          <ContrastRow
            kind="text"
            name="Words on the subscription bar"
            token={color.subscription.text}
            ground={color.subscription.surface}
          />
        </div>
      </SheetSection>
    </Sheet>
  ),
});

const NAVIGATIONS = [
  {
    name: 'Blend in',
    surface: color.surface.page,
    current: color.accent.soft,
    currentText: color.accent.onSoft,
    text: color.text.default,
    muted: color.text.muted,
  },
  {
    name: 'Discreet',
    surface: color.surface.sunken,
    current: color.accent.soft,
    currentText: color.accent.onSoft,
    text: color.text.default,
    muted: color.text.muted,
  },
  { name: 'Evident', ...color.evident, currentText: color.evident.text },
];

export const Navigation = meta.story({
  render: () => (
    <Sheet
      title="Navigation colors"
      lead={
        "The reader chooses among three. Evident is the preset's own night: its deep steps, whatever " +
        'the theme. The navigation itself is SideNav, among the patterns.'
      }
    >
      <div className={styles.contrasts}>
        {NAVIGATIONS.map(({ name, surface, current, currentText, text, muted }) => (
          <SheetSection key={name} title={name}>
            <div className={styles.navSample} style={{ backgroundColor: surface, color: text }}>
              <span className={styles.navLabel} style={{ color: muted }}>
                Assistants
              </span>
              <span className={styles.navEntry} style={{ backgroundColor: current, color: currentText }}>
                Chat assistants
              </span>
              <span className={styles.navEntry}>Users</span>
            </div>
            <ContrastRow kind="text" name="Entry" token={text} ground={surface} />
            <ContrastRow kind="text" name="Current entry" token={currentText} ground={current} />
            <ContrastRow kind="text" name="Label" token={muted} ground={surface} />
          </SheetSection>
        ))}
      </div>
    </Sheet>
  ),
});

export const CopyTokens = meta.story({
  name: 'DS-2: every color with its property, value and contrast, to be copied',
  // The one place where a color of each preset would be missed.
  parameters: { visual: { modes: COLOR_MODES } },
  render: () => (
    <Sheet
      title="Color tokens"
      lead={
        'Each role as it is now: its CSS property, its value in sRGB and in OKLCH, and its contrast with the ' +
        'role that it is seen with. The same values are in the token files of @parley/ui, for design programs.'
      }
    >
      <Tokens />
    </Sheet>
  ),
});
export const TokenCopied = meta.story({
  name: 'DS-2: copies the property, the hexadecimal value and OKLCH',
  // It looks like the other, and the outcome shows for two seconds only.
  parameters: noPicture,
  render: () => <Tokens />,
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy --parley-color-surface-card' }));
    const [role] = canvas
      .getAllByRole('listitem')
      .filter((row) => row.textContent.startsWith('surface.card'));
    const buttons = [...(role?.querySelectorAll('button') ?? [])];
    for (const button of buttons.slice(1)) await userEvent.click(button);
    await expect(write.mock.calls.flat()).toEqual([
      '--parley-color-surface-card',
      expect.stringMatching(/^#[0-9a-f]{6}$/),
      expect.stringMatching(/^oklch\(/),
    ]);
  },
});
