import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { Card } from '../../components/Card/Card.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Page } from './Page.tsx';

const meta = preview.meta({
  component: Page,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      instead: [
        { use: 'GuestLayout', when: 'nobody is signed in.' },
        { use: 'Stack', when: 'it is a part of a page.' },
      ],
      dos: ['Choose `reading` where people read.', 'Begin it with a `PageHeader`.'],
      donts: ['Use it for a part of a page.', 'Put a second `main` into it.'],
      accessibility: [
        '`main` and the landmarks come from the shell around it.',
        '`reading` keeps lines at 45 to 75 characters.',
      ],
    }),
  },
  args: {
    children: (
      <>
        <PageHeader title="Account" purpose="Your organisation and how people reach you." />
        <Card>
          <Text>Acme Outdoor</Text>
        </Card>
      </>
    ),
  },
});

export const Full = meta.story();
export const Reading = meta.story({ args: { width: 'reading' } });
