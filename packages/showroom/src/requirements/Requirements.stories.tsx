import preview from '@parley/storybook/preview';
import { expect } from 'storybook/test';
import { noPicture } from '../modes/noPicture.ts';
import { requirementGroups } from './document.ts';
import { proofsOf } from './proofsOf.ts';
import { RequirementsPage } from './RequirementsPage.tsx';
import { requirementsIn } from './requirements.ts';

const meta = preview.meta({
  title: 'Requirements',
  component: RequirementsPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { include: ['id'] }, ...noPicture },
  args: { groups: requirementGroups, proofs: proofsOf, stories: null, id: '' },
});

export const Requirements = meta.story();

export const ChosenLine = meta.story({
  name: 'DS-2: an address leads to the line of a requirement, with what shows and names it',
  tags: ['!dev'],
  args: {
    groups: requirementsIn(
      [
        '## Subscription',
        '- SB-1: A bar while `canceled`.',
        '- SH-9: **D:** None, see SB-1 and [figures](f.md).',
      ].join('\n'),
    ),
    proofs: { 'SB-1': [{ file: 'bar.test.ts', title: 'a canceled plan shows the bar' }] },
    stories: [
      { id: 'patterns-bar--canceled', title: 'patterns/Bar', name: 'Canceled', tags: ['dev', 'SB-1'] },
      { id: 'patterns-bar--other', title: 'patterns/Bar', name: 'Other', tags: ['dev'] },
    ],
    id: 'SB-1',
  },
  parameters: { visual: { modes: ['light', 'dark', 'phone'] } },
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getAllByRole('listitem').find((each) => each.ariaCurrent === 'true');
    await expect(line).toHaveAttribute('id', 'SB-1');
    await userEvent.click(canvas.getByText('Shown by 1 story'));
    await userEvent.click(canvas.getByText('Named by 1 test'));
    await expect(canvas.getByRole('link', { name: 'patterns/Bar: Canceled' })).toHaveAttribute(
      'href',
      './?path=/story/patterns-bar--canceled',
    );
    await expect(canvas.getAllByRole('link', { name: 'SB-1' }).at(-1)).toHaveAttribute(
      'href',
      './?path=/story/requirements--requirements&args=id:SB-1',
    );
  },
});
