import { useWords } from '@parley/i18n/react';
import type { connectWelcomeWizard } from '@parley/machines/welcomeWizard';
import { withWizardTemplate, wizardTemplateOf } from '@parley/ui';
import { useEffect, useRef } from 'react';

/** Has the first draft of a use case follow the reader's language; what they wrote stays (SH-5, WZ-1). */
export function useDraftLanguage({ view, progress, actions }: ReturnType<typeof connectWelcomeWizard>): void {
  const { t, locale } = useWords();
  const { step, answers } = progress;
  const template = wizardTemplateOf(t, answers.useCase);
  const drafted = useRef({ locale, template });
  const isAnswering = view.kind === 'answering';

  useEffect(() => {
    if (!isAnswering) return;
    const before = drafted.current;
    drafted.current = { locale, template };
    if (before.locale === locale) return;
    actions.onProgress({ step, answers: withWizardTemplate(answers, before.template, template) });
  });
}
