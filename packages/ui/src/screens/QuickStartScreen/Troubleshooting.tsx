import { useWords } from '@parley/i18n/react';
import { Accordion } from '../../components/Accordion/Accordion.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';

const PROBLEMS = ['launcher', 'policy', 'sources', 'limits'] as const;

export interface TroubleshootingProps {
  /** Where the widget is served. */
  origin: string;
  supportEmail: string;
}

/** What usually goes wrong, and who helps with the rest (QS-1). */
export function Troubleshooting({ origin, supportEmail }: TroubleshootingProps) {
  const { t } = useWords();
  return (
    <Stack gap={16}>
      <Text size="reading" tone="muted">
        {t('quickStart.trouble.text')} <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
      </Text>
      <Accordion
        level={3}
        items={PROBLEMS.map((id) => ({
          id,
          title: t(`quickStart.trouble.${id}.title`),
          content: <Text tone="muted">{t(`quickStart.trouble.${id}.text`, { origin })}</Text>,
        }))}
      />
    </Stack>
  );
}
