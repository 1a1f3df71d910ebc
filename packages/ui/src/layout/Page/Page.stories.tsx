import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Page } from './Page.tsx';

const meta = preview.meta({
  component: Page,
  parameters: { layout: 'fullscreen' },
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
