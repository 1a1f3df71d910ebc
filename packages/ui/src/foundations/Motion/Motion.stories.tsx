import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { expect, spyOn, userEvent } from 'storybook/test';
import { classes } from '../../classes.ts';
import { Button } from '../../components/Button/Button.tsx';
import { vars } from '../../theme/contract.css.ts';
import { CopyRows } from '../parts/CopyRows.tsx';
import * as sheet from '../parts/Sheet.css.ts';
import { Sheet, SheetSection } from '../parts/Sheet.tsx';
import { tokenValue, useTheme } from '../parts/useTheme.ts';
import * as styles from './Motion.css.ts';

const { motion } = vars;

const meta = preview.meta({
  tags: ['!autodocs'],
  parameters: { visual: { modes: ['light', 'dark', 'rtl'] } },
});

const TIMES = [
  { name: 'press', token: motion.press, use: 'Hover and press: the answer to a hand' },
  { name: 'popover', token: motion.popover, use: 'Menus, popovers, tooltips, dialogs' },
  { name: 'drawer', token: motion.drawer, use: 'Drawers and sheets, which have a long way' },
];
const CURVES = [
  { name: 'easeOut', token: motion.easeOut, use: 'What comes: quick at first, then it settles' },
  { name: 'easeIn', token: motion.easeIn, use: 'What goes: it hesitates, then it is off' },
];

function Moving({ name, use, time, easing }: { name: string; use: string; time: string; easing: string }) {
  const [there, setThere] = useState(false);
  const duration = useTheme(() => tokenValue(time));
  return (
    <div className={sheet.card}>
      <div className={sheet.row}>
        <span className={sheet.name}>{name}</span>
        <span className={sheet.figure}>{duration === '0s' ? 'none: less motion' : duration}</span>
      </div>
      <div className={sheet.small}>{use}</div>
      <div className={styles.track}>
        <span
          className={classes(styles.ball, there && styles.there)}
          style={{ transitionDuration: time, transitionTimingFunction: easing }}
          data-there={there}
        />
      </div>
      <div className={styles.actions}>
        <Button icon={Play} iconPoints size="small" onClick={() => setThere(!there)}>
          Play {name}
        </Button>
      </div>
    </div>
  );
}

/** The course of a curve, from its own figures. */
function Curve({ token }: { token: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = useTheme(() => tokenValue(token))
    .replace(/[^\d.,]/g, '')
    .split(',')
    .map((figure) => Number(figure) * 100);
  return (
    <svg className={styles.curve} viewBox="-2 -2 104 104" aria-hidden="true">
      <path className={styles.axis} d="M0 0V100H100" />
      <path className={styles.line} d={`M0 100C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`} />
    </svg>
  );
}

export const Motion = meta.story({
  render: () => (
    <Sheet
      title="Motion"
      lead={
        'Three times and two curves. Motion shows where something came from; it never makes anybody ' +
        'wait. For those who ask their system for less, everything is simply there.'
      }
    >
      <SheetSection title="Times">
        <div className={sheet.columns}>
          {TIMES.map(({ token, ...one }) => (
            <Moving key={one.name} {...one} time={token} easing={motion.easeOut} />
          ))}
        </div>
      </SheetSection>
      <SheetSection title="Curves">
        <div className={sheet.columns}>
          {CURVES.map(({ name, token, use }) => (
            <div key={name} className={sheet.card}>
              <Curve token={token} />
              <div>
                <div className={sheet.name}>{name}</div>
                <div className={sheet.figure}>{tokenValue(token)}</div>
                <div className={sheet.small}>{use}</div>
              </div>
            </div>
          ))}
        </div>
      </SheetSection>
    </Sheet>
  ),
});

/** A11Y-1: who asks for less motion sees no movement: the ball is at its end at once. */
export const LessMotion = meta.story({
  render: () => <Moving name="drawer" use="A long way" time={motion.drawer} easing={motion.easeOut} />,
  parameters: noPicture,
  play: async ({ canvas, canvasElement }) => {
    await expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await expect(tokenValue(motion.drawer)).toBe('0s');
    await userEvent.click(canvas.getByRole('button', { name: 'Play drawer' }));
    const ball = canvasElement.querySelector('[data-there="true"]');
    await expect(ball?.getAnimations()).toEqual([]);
  },
});

export const CopyTokens = meta.story({
  name: 'DS-2: every time and curve with its property and value, to be copied',
  // The outcome of copying shows for two seconds only.
  parameters: noPicture,
  render: () => (
    <Sheet title="Tokens of motion" lead="For those who ask for less motion every time is none.">
      <CopyRows rows={[...TIMES, ...CURVES]} />
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy --parley-motion-drawer' }));
    await expect(write).toHaveBeenCalledWith('--parley-motion-drawer');
  },
});
