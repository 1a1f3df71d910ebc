import { useWords } from '@parley/i18n/react';
import { AppWindow, Atom, CodeXml, Newspaper, ShoppingBag, Tags } from 'lucide-react';
import { useState } from 'react';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock.tsx';
import { Icon, type IconDrawing } from '../../components/Icon/Icon.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './InstallStep.css.ts';
import { codeFor, isIncomplete, PLATFORMS, type Platform } from './installation.ts';
import type { EmbedCode } from './quickStart.types.ts';

const ICONS: Record<Platform, IconDrawing> = {
  html: CodeXml,
  wordpress: Newspaper,
  shopify: ShoppingBag,
  webflow: AppWindow,
  react: Atom,
  gtm: Tags,
};

/** How the assistant comes onto a site, for the platform that it runs on (QS-1). */
export function InstallStep({ embed }: { embed: EmbedCode }) {
  const { t } = useWords();
  const [platform, setPlatform] = useState<Platform>('html');
  const { code, language } = codeFor(platform, embed);
  return (
    <Stack gap={20} className={css.root}>
      <SegmentedControl
        look="tiles"
        label={t('quickStart.install.platform')}
        choices={(Object.keys(PLATFORMS) as Platform[]).map((value) => ({
          value,
          label: PLATFORMS[value],
          picture: <Icon icon={ICONS[value]} />,
        }))}
        value={platform}
        onChange={setPlatform}
      />
      <Stack as="ol" gap={4} className={css.how}>
        {t(`quickStart.install.how.${platform}`)
          .split('\n')
          .map((line) => (
            <li key={line} className={css.line}>
              {line}
            </li>
          ))}
      </Stack>
      <CodeBlock
        key={platform}
        code={code}
        language={language}
        label={t('quickStart.install.snippet')}
        wrap={language === 'html' && !code.includes('\n')}
      />
      {isIncomplete(embed) && <p className={css.note}>{t('quickStart.install.placeholders')}</p>}
    </Stack>
  );
}
