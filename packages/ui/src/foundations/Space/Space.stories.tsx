import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, spyOn, userEvent } from 'storybook/test';
import { breakpoints, sizes, space } from '../../theme/tokens.ts';
import { CopyRows, rowsOf } from '../parts/CopyRows.tsx';
import * as sheet from '../parts/Sheet.css.ts';
import { Sheet, SheetSection } from '../parts/Sheet.tsx';
import * as styles from './Space.css.ts';

const meta = preview.meta({
  tags: ['!autodocs'],
  parameters: { visual: { modes: ['light', 'dark', 'rtl'] } },
});

const USES: Partial<Record<keyof typeof space, string>> = {
  4: 'A label and what it names',
  8: 'Things that belong together: buttons in a row, an icon and its words',
  12: 'Lines of a list',
  16: 'Fields of a form; inside of cards on phones',
  24: 'Groups; inside of cards',
  40: 'Sections of a page',
  64: 'The top bar',
};

export const Distances = meta.story({
  render: () => (
    <Sheet
      title="Space"
      lead={
        'Everything stands on a grid of 4 px. Components have no outer margins: the gap belongs to the ' +
        'parent, as the gap of a Stack, an Inline or a Grid.'
      }
    >
      <div className={styles.bars}>
        {Object.entries(space)
          .filter(([step]) => step !== '0')
          .map(([step, width]) => (
            <div key={step} className={styles.bar}>
              <span className={styles.distance}>{step}</span>
              <span className={styles.ink} style={{ inlineSize: width }} />
              <span className={sheet.small}>{USES[Number(step) as keyof typeof space]}</span>
            </div>
          ))}
      </div>
    </Sheet>
  ),
});

/** The width that the ruler stands for, in px. */
const RULER = 1680;

export const LayoutGrid = meta.story({
  render: () => (
    <Sheet
      title="Layout"
      lead={
        'A top bar, a navigation and one column of content. Compact pages are at most 1200 wide; wide ' +
        'ones take what there is. Grids of cards choose their own number of columns.'
      }
    >
      <SheetSection title="The screen">
        <div className={styles.screen}>
          <div className={styles.topBar}>Top bar, {sizes.topBar} high</div>
          <div className={styles.sideNav}>
            Navigation, {sizes.sideNav} wide; a drawer below {breakpoints.lg}
          </div>
          <div className={styles.main}>
            <div className={styles.block}>Page header: name, purpose, main action at the end</div>
            <div className={styles.columns}>
              <div className={styles.block}>Card</div>
              <div className={styles.block}>Card</div>
              <div className={styles.block}>Card</div>
            </div>
            <div className={styles.block}>Rows, {sizes.row} high</div>
          </div>
        </div>
      </SheetSection>
      <SheetSection title="Widths of windows" note="Each range begins at its line and holds until the next.">
        <div className={styles.ruler}>
          {Object.entries(breakpoints).map(([name, from]) => (
            <div key={name} className={styles.range} style={{ insetInlineStart: `${(from / RULER) * 100}%` }}>
              <div className={sheet.name}>{name}</div>
              <div>from {from}</div>
            </div>
          ))}
        </div>
      </SheetSection>
      <SheetSection title="Fixed measures" note="In px.">
        <div className={sheet.columns}>
          {(
            [
              ['Controls', sizes.control],
              ['Small controls', sizes.controlSmall],
              ['Touch targets, at least', sizes.touchTarget],
              ['Settings drawer', sizes.settingsDrawer],
              ['Notifications', sizes.notificationsPopover],
              ['Contacts', sizes.contactsPopover],
              ['Language menu', sizes.languageMenu],
              ['Account menu', sizes.accountMenu],
              ['Subscription bar', sizes.subscriptionBar],
            ] as const
          ).map(([name, size]) => (
            <div key={name} className={sheet.row}>
              <span>{name}</span>
              <strong>{size}</strong>
            </div>
          ))}
        </div>
      </SheetSection>
    </Sheet>
  ),
});

export const CopyTokens = meta.story({
  name: 'DS-2: every distance with its constant and value, to be copied',
  // The outcome of copying shows for two seconds only.
  parameters: noPicture,
  render: () => (
    <Sheet
      title="Distances"
      lead="Style sheets name the constant; layout components take the figure, such as gap={8}."
    >
      <CopyRows rows={rowsOf('space', space)} />
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy space[24]' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy 24px' }));
    await expect(write.mock.calls.flat()).toEqual(['space[24]', '24px']);
  },
});
