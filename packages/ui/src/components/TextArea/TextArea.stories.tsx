import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  component: TextArea,
  args: { label: 'Instructions', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <TextArea {...args} value={value} onChange={setValue} />;
  },
  parameters: guide({
    instead: [
      { use: 'TextField', when: 'one line is enough.' },
      { use: 'TagField', when: 'every line is an entry of its own.' },
    ],
    keyboard: [{ keys: ['Enter'], does: 'A new line; it never submits the form.' }],
    dos: ['Show how long an answer may be.', 'Give it the height of a usual answer.'],
    donts: ['Cut what was pasted.', 'Take it for a single line.'],
    accessibility: [
      'It grows with its text up to 320 px and can be made taller by hand.',
      '`maxLength` counts and never cuts: pasted text stays whole until its owner shortens it. Give the ' +
        '`error` yourself.',
    ],
  }),
});

export const Empty = meta.story({ args: { placeholder: 'Be short and friendly.' } });
export const Filled = meta.story({
  args: { value: LONG_TEXT, help: 'How it should answer.', maxLength: 512 },
});
export const TooLong = meta.story({
  args: { value: LONG_TEXT, maxLength: 120, error: 'At most 120 characters.' },
});
export const Optional = meta.story({ args: { need: 'optional' } });
export const ReadOnly = meta.story({ args: { readOnly: true, value: 'Be short and friendly.' } });
export const Long = meta.story({ args: { label: LONG_LABEL, help: LONG_TEXT, value: LONG_TEXT } });
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => <TextArea {...args} label={text} error={text} value={text} maxLength={120} />}
    </EachHostile>
  ),
  play: everyHostileText(),
});
