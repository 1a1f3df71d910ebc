import { useWords } from '@parley/i18n/react';
import { ScanSearch } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock.tsx';
import { FormSection } from '../../components/Form/FormSection.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatFullDate } from '../../format/dates.ts';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import type { EmbedSnippets, WidgetInstallation } from './editor.types.ts';
import * as css from './Installation.css.ts';

export interface InstallationProps {
  snippets: EmbedSnippets;
  /** Newest first. */
  installations: readonly WidgetInstallation[];
  /** Whether any site is allowed to embed it. */
  embeddable: boolean;
  /** Checks the page of a site (WG-7). */
  onCheck: (site: string) => void;
}

const SNIPPETS = [
  { id: 'script', label: 'editor.install.script', text: 'editor.install.scriptText', language: 'html' },
  { id: 'iframe', label: 'editor.install.iframe', text: 'editor.install.iframeText', language: 'html' },
  { id: 'react', label: 'editor.install.react', text: 'editor.install.reactText', language: 'tsx' },
] as const;

/** What to paste into a page, and where that was done already (AS-5). */
export function Installation({ snippets, installations, embeddable, onCheck }: InstallationProps) {
  const { t } = useWords();
  const [kind, setKind] = useState<keyof EmbedSnippets>('script');
  return (
    <FormSection title={t('editor.install.title')} text={t('editor.install.text')}>
      {!embeddable && (
        <Banner tone="caution" title={t('editor.access.noDomains')}>
          {t('editor.access.noDomainsText')}
        </Banner>
      )}
      <Tabs
        label={t('editor.install.kinds')}
        selected={kind}
        onSelect={setKind}
        tabs={SNIPPETS.map(({ id, label, text, language }) => ({
          id,
          label: t(label),
          content: (
            <Stack gap={12}>
              <Text tone="muted">{t(text)}</Text>
              <CodeBlock code={snippets[id]} language={language} label={t(label)} />
            </Stack>
          ),
        }))}
      />
      <Stack gap={8}>
        <Heading level={3} size="small">
          {t('editor.install.seen')}
        </Heading>
        {installations.length === 0 ? (
          <Text tone="muted">{t('editor.install.notSeen')}</Text>
        ) : (
          <ul className={css.list}>
            {installations.map((each) => (
              <LastSeen key={each.site} {...each} onCheck={() => onCheck(each.site)} />
            ))}
          </ul>
        )}
      </Stack>
    </FormSection>
  );
}

function LastSeen({ site, lastSeenAt, onCheck }: WidgetInstallation & { onCheck: () => void }) {
  const { t, locale } = useWords();
  const { host } = new URL(site);
  return (
    <Columns as="li" template="fill content" gap={8} align="center" className={css.row}>
      <Inline gap={16} rowGap={4} justify="between">
        <bdi className={css.host}>{host}</bdi>
        <Text as="span" tone="muted" numeric>
          {t('editor.install.lastSeen', { date: formatFullDate(locale, lastSeenAt) })}
        </Text>
      </Inline>
      <IconButton
        icon={ScanSearch}
        label={t('editor.pageCheck.checkSite', { host })}
        size="small"
        onClick={onCheck}
      />
    </Columns>
  );
}
