import { useWords } from '@parley/i18n/react';
import { FilePlus, Pencil, Settings2 } from 'lucide-react';
import { useId } from 'react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';

/** Where a new assistant is completed: the addresses of its editor's parts. */
export interface NextStepsProps {
  /** Its data files; left out where it has some, or that is not known yet. */
  dataHref?: string | undefined;
  /** The look of its widget. */
  styleHref: string;
  /** Its form, with the button that publishes it. */
  publishHref: string;
}

/** In the empty chat of an assistant that was never published: what an administrator does next (AS-4). */
export function NextSteps({ dataHref, styleHref, publishHref }: NextStepsProps) {
  const { t } = useWords();
  const titleId = useId();
  return (
    <Card as="section" padding="small" labelledBy={titleId}>
      <Stack gap={12}>
        <Stack gap={4}>
          <Heading level={3} size="small" id={titleId}>
            {t('editor.next.title')}
          </Heading>
          <Text tone="muted">{t('editor.next.text')}</Text>
        </Stack>
        <Inline>
          {dataHref !== undefined && (
            <ButtonLink href={dataHref} icon={FilePlus}>
              {t('editor.next.data')}
            </ButtonLink>
          )}
          <ButtonLink href={styleHref} icon={Settings2}>
            {t('editor.next.style')}
          </ButtonLink>
          <ButtonLink href={publishHref} icon={Pencil}>
            {t('editor.next.publish')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
