import { useWords } from '@parley/i18n/react';
import { ScanSearch } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
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
import { AddDomain, type DomainAdding } from './AddDomain.tsx';
import type { EmbedSnippets, WidgetInstallation, WidgetSites } from './editor.types.ts';
import * as css from './Installation.css.ts';

export interface InstallationProps extends WidgetSites, DomainAdding {
  snippets: EmbedSnippets;
  /** Checks the page of a site (WG-7). */
  onCheck: (site: string) => void;
  /** Leads to where domains are allowed. */
  onAllow: () => void;
}

const SNIPPETS = [
  { id: 'script', label: 'editor.install.script', text: 'editor.install.scriptText', language: 'html' },
  { id: 'iframe', label: 'editor.install.iframe', text: 'editor.install.iframeText', language: 'html' },
  { id: 'react', label: 'editor.install.react', text: 'editor.install.reactText', language: 'tsx' },
] as const;

/** What to paste into a page, where that was done already (AS-5), and where it has no effect (WG-7). */
export function Installation({
  snippets,
  installed,
  refused,
  onCheck,
  onAllow,
  ...adding
}: InstallationProps) {
  const { t } = useWords();
  const [kind, setKind] = useState<keyof EmbedSnippets>('script');
  return (
    <FormSection title={t('editor.install.title')} text={t('editor.install.text')}>
      {adding.domains.length === 0 && (
        <Banner
          tone="caution"
          title={t('editor.access.noDomains')}
          actions={
            <Button size="small" onClick={onAllow}>
              {t('editor.access.allowDomain')}
            </Button>
          }
        >
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
      <Sites title={t('editor.install.seen')} text={installed.length === 0 && t('editor.install.notSeen')}>
        {installed.map((each) => (
          <Site key={each.site} {...each} seen="editor.install.lastSeen" onCheck={() => onCheck(each.site)} />
        ))}
      </Sites>
      {refused.length > 0 && (
        <Sites title={t('editor.install.refused')} text={t('editor.install.refusedText')}>
          {refused.map(({ domain, ...each }) => (
            <Site
              key={each.site}
              {...each}
              seen="editor.install.lastTried"
              onCheck={() => onCheck(each.site)}
            >
              {domain !== null && <AddDomain domain={domain} {...adding} />}
            </Site>
          ))}
        </Sites>
      )}
    </FormSection>
  );
}

/** Sites under a title. @param text stands before them */
function Sites({ title, text, children }: { title: string; text: string | false; children: ReactNode[] }) {
  return (
    <Stack gap={8}>
      <Heading level={3} size="small">
        {title}
      </Heading>
      {text && <Text tone="muted">{text}</Text>}
      {children.length > 0 && (
        <ul className={css.list} aria-label={title}>
          {children}
        </ul>
      )}
    </Stack>
  );
}

interface SiteProps extends WidgetInstallation {
  /** How the time is told. */
  seen: 'editor.install.lastSeen' | 'editor.install.lastTried';
  onCheck: () => void;
  /** What can be done besides. */
  children?: ReactNode;
}

function Site({ site, lastSeenAt, seen, onCheck, children }: SiteProps) {
  const { t, locale } = useWords();
  const { host } = new URL(site);
  return (
    <Columns as="li" template="fill content" gap={8} align="center" className={css.row}>
      <Stack gap={8}>
        <Inline gap={16} rowGap={4} justify="between">
          <bdi className={css.host}>{host}</bdi>
          <Text as="span" tone="muted" numeric>
            {t(seen, { date: formatFullDate(locale, lastSeenAt) })}
          </Text>
        </Inline>
        {children}
      </Stack>
      <IconButton
        icon={ScanSearch}
        label={t('editor.pageCheck.checkSite', { host })}
        size="small"
        onClick={onCheck}
      />
    </Columns>
  );
}
