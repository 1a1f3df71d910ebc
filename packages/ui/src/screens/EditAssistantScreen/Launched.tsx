import { useWords } from '@parley/i18n/react';
import { useRef } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';

export interface LaunchedProps {
  /** The snippet for a page. */
  script: string;
  /** The whole address of its chat in the portal. */
  link: string;
  /** Whether any site is allowed to embed it. */
  embeddable: boolean;
}

/** After an assistant was published for the first time: how it comes to people (AS-4, AS-5). */
export function Launched({ script, link, embeddable }: LaunchedProps) {
  const { t } = useWords();
  const shown = useRef<HTMLElement>(null);
  return (
    <Stack gap={24}>
      <Text>{t('editor.launched.text')}</Text>
      <Stack gap={12}>
        <Heading level={3} size="small">
          {t('editor.launched.embed')}
        </Heading>
        {!embeddable && (
          <Banner tone="caution" title={t('editor.access.noDomains')}>
            {t('editor.access.noDomainsText')}
          </Banner>
        )}
        <CodeBlock code={script} language="html" label={t('editor.launched.snippet')} wrap />
      </Stack>
      <Stack gap={8} align="start">
        <Heading level={3} size="small">
          {t('editor.launched.share')}
        </Heading>
        <Text tone="muted">{t('editor.launched.shareText')}</Text>
        <Text as="div">
          <bdi ref={shown} dir="ltr">
            {link}
          </bdi>
        </Text>
        <CopyButton text={link} label={t('editor.launched.copyLink')} look="words" shownIn={shown} />
      </Stack>
    </Stack>
  );
}
