import { useWords } from '@parley/i18n/react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { CodeSnippet } from './CodeSnippet.tsx';
import * as css from './QuickStartScreen.css.ts';

export interface QuickStartScreenProps {
  /** Where the steps lead; `chat` is null while there is no assistant. */
  links: { create: string; assistants: string; chat: string | null; users: string; billing: string };
  /** The line of HTML that carries an assistant onto a page. */
  snippet: string;
  supportEmail: string;
}

/** The guide from an empty account to an assistant on one's own site (QS-1). */
export function QuickStartScreen({ links, snippet, supportEmail }: QuickStartScreenProps) {
  const { t } = useWords();
  const steps = [
    { key: 'create', href: links.create },
    { key: 'data', href: links.assistants },
    { key: 'test', href: links.chat ?? links.assistants },
    { key: 'widget', href: null },
    { key: 'team', href: links.users },
    { key: 'plan', href: links.billing },
  ] as const;
  return (
    <Page width="reading">
      <PageHeader title={t('screens.quickStart.title')} purpose={t('screens.quickStart.purpose')} />
      <ol className={css.steps} aria-label={t('screens.quickStart.steps')}>
        {steps.map(({ key, href }, index) => (
          <li key={key} className={css.step}>
            <span className={css.number} aria-hidden>
              {index + 1}
            </span>
            <div className={css.words}>
              <Heading level={2}>{t(`screens.quickStart.${key}.title`)}</Heading>
              <p className={css.text}>{t(`screens.quickStart.${key}.text`)}</p>
              {key === 'widget' ? (
                <CodeSnippet label={t('screens.quickStart.widget.snippet')} code={snippet} />
              ) : (
                <p>
                  <Link href={href}>{t(`screens.quickStart.${key}.link`)}</Link>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <section className={css.help}>
        <Heading level={2}>{t('screens.quickStart.help.title')}</Heading>
        <p className={css.text}>{t('screens.quickStart.help.text')}</p>
        <p>
          <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
        </p>
      </section>
    </Page>
  );
}
