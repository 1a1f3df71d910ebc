import { useWords } from '@parley/i18n/react';
import { FileWarning } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { MessageIcon } from '../../patterns/MessageScreen/MessageIcon.tsx';
import { MessageScreen } from '../../patterns/MessageScreen/MessageScreen.tsx';
import * as css from './ConfigErrorScreen.css.ts';

export interface ConfigErrorScreenProps {
  /** Name or address of the settings file. */
  file: string;
  /** What is wrong with it, one line each, in English: they are for whoever runs the portal. */
  problems: readonly string[];
  onReload: () => void;
}

/** Stands in for the whole portal when its settings file can't be used (CMD-5). */
export function ConfigErrorScreen({ file, problems, onReload }: ConfigErrorScreenProps) {
  const { t } = useWords();
  const facts = useRef<HTMLDListElement>(null);
  return (
    <MessageScreen
      frame="window"
      announce="alert"
      picture={<MessageIcon icon={FileWarning} tone="critical" />}
      title={t('errors.config.title')}
      text={t('errors.config.text')}
      detail={
        <Columns as="dl" ref={facts} rowGap={12} template="content fill" className={css.facts}>
          <dt className={css.term}>{t('errors.config.file')}</dt>
          <dd>
            <code className={css.code}>{file}</code>
          </dd>
          <dt className={css.term}>{t('errors.config.problem')}</dt>
          <dd>
            <Stack as="ul" gap={8}>
              {problems.map((problem) => (
                <li key={problem}>
                  <code className={css.code}>{problem}</code>
                </li>
              ))}
            </Stack>
          </dd>
        </Columns>
      }
      actions={
        // Loading again helps only once somebody has mended the file, whom the details are for.
        <>
          <CopyButton
            look="main"
            label={t('errors.config.copy')}
            text={[file, ...problems].join('\n')}
            shownIn={facts}
          />
          <Button onClick={onReload}>{t('errors.config.reload')}</Button>
        </>
      }
    />
  );
}
