import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LONG_TEXT } from '../stories.fixtures.ts';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  component: TextArea,
  args: { label: 'Instructions', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <TextArea {...args} value={value} onChange={setValue} />;
  },
});

export const Empty = meta.story({ args: { placeholder: 'Be short and friendly.' } });
export const Filled = meta.story({
  args: { value: LONG_TEXT, help: 'How it should answer.', maxLength: 512 },
});
export const TooLong = meta.story({
  args: { value: LONG_TEXT, maxLength: 120, error: 'At most 120 characters.' },
});
