import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { LONG_LABEL, LONG_TEXT, PORTRAIT } from '../../components/stories.fixtures.ts';
import { Tag } from '../../components/Tag/Tag.tsx';
import { EachHostile, everyHostileText, expectContained } from '../../hostile.fixtures.ts';
import { RowIdentity } from './RowIdentity.tsx';

const meta = preview.meta({
  component: RowIdentity,
  parameters: guide({
    instead: [
      { use: 'Avatar', when: 'the name stands elsewhere' },
      { use: 'AccountMenu', when: 'it is the signed-in user' },
    ],
    dos: ['Put it into the first column.', 'Give a `fallback` where there is no detail.'],
    donts: ['Show the avatar alone.', 'Put more than two lines into it.'],
    accessibility: [
      'Cut text keeps its whole in the document and in a tooltip; a screen reader reads all of it.',
      'The picture is decorative: the name beside it says who it is.',
      'Inside of a table it belongs in the first column, whose cell is the header of the row.',
    ],
  }),
  args: {
    name: 'Shop Assistant',
    avatarUrl: null as string | null,
    detail: 'Shipping, returns and warranty for the online shop',
  },
});

export const Plain = meta.story();
export const WithPicture = meta.story({ args: { avatarUrl: PORTRAIT } });
export const Marked = meta.story({
  args: { name: 'Support lead', detail: 'lead@acme.test', mark: <Tag>you</Tag> },
});
export const WithoutDetail = meta.story({ args: { detail: '', fallback: 'No description' } });
export const Long = meta.story({
  args: { name: `${LONG_LABEL} ${LONG_LABEL}`, detail: LONG_TEXT },
  play: async ({ canvasElement }) => expectContained(canvasElement),
});
export const HostileText = meta.story({
  render: () => (
    <EachHostile>
      {(text) => <RowIdentity name={text} avatarUrl={null} detail={text} fallback="No description" />}
    </EachHostile>
  ),
  play: everyHostileText(),
});
