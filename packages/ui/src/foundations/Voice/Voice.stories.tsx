import preview from '@parley/storybook/preview';
import { Check, X } from 'lucide-react';
import { classes } from '../../classes.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Sheet, SheetSection } from '../parts/Sheet.tsx';
import * as styles from './Voice.css.ts';

const meta = preview.meta({ tags: ['!autodocs'], parameters: { visual: { modes: ['light'] } } });

const RULES = [
  {
    rule: 'Say what happened, then what to do',
    note: 'Nobody is to blame, and there is always a way on.',
    yes: 'The file could not be read. Save it as PDF and upload it again.',
    no: 'Error: invalid input!',
  },
  {
    rule: 'Buttons are verbs with their object',
    note: 'The same word on the button, in the question and in the news that it worked.',
    yes: 'Delete assistant',
    no: 'OK',
  },
  {
    rule: 'Speak to the reader, plainly',
    note: 'Short words, the present, no exclamation marks, no internal terms.',
    yes: 'You can invite 3 more people.',
    no: 'User quota utilization: 7/10!',
  },
  {
    rule: 'Empty places offer the first step',
    note: 'What the thing is for, and one button.',
    yes: 'An assistant answers your visitors from the files that you give it. Create an assistant',
    no: 'No data',
  },
  {
    rule: 'Never block without a reason',
    note: 'A button that cannot be used says why, for eyes and for ears.',
    yes: 'You are offline. Changes can be saved when you are back.',
    no: 'A grey button',
  },
] as const;

export const VoiceAndWords = meta.story({
  render: () => (
    <Sheet
      title="Voice and words"
      lead={
        'Calm, precise, quick, in four languages. Sentences begin with a capital letter and titles do ' +
        'too, the rest is small. German needs up to 1.6 times the room of English: nothing may break or ' +
        'be cut.'
      }
    >
      <div className={styles.pairs}>
        {RULES.map(({ rule, note, yes, no }) => (
          <SheetSection key={rule} title={rule} note={note}>
            <div className={styles.pair}>
              <div className={styles.yes}>
                <span className={classes(styles.label, styles.good)}>
                  <Icon icon={Check} size="small" /> This
                </span>
                {yes}
              </div>
              <div className={styles.no}>
                <span className={classes(styles.label, styles.bad)}>
                  <Icon icon={X} size="small" /> Not this
                </span>
                {no}
              </div>
            </div>
          </SheetSection>
        ))}
      </div>
    </Sheet>
  ),
});
