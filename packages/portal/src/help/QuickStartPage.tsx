import { type EditorTab, QUICK_START_STEPS, QuickStartScreen } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { useListState } from '../app/listState.ts';
import { useByName } from '../app/useByName.ts';
import { useLooks } from '../app/useLooks.ts';
import { DELETED_HREF } from '../assistants/deletedHref.ts';
import { editorHref } from '../assistants/editorHref.ts';

const CREATE = '/create-assistant';

/** Help for the first steps, with what is done of them (QS-1). */
export default function QuickStartPage() {
  const { config, queries } = useApp();
  const hash = useLocation({ select: (location) => location.hash });
  // What is done elsewhere is marked while the guide is open (QS-1).
  const guide = useQuery({ ...queries.quickStart, ...useLooks() });
  const [choice, setChoice] = useState<string | null>(null);
  const assistants = guide.data?.assistants ?? [];
  const offered = useByName(guide.data?.assistants);
  const assistant = assistants.find(({ assistantGuid }) => assistantGuid === choice) ?? assistants[0];
  const guid = assistant?.assistantGuid;
  const editor = (tab?: EditorTab) => (guid ? editorHref(guid, tab) : CREATE);

  return (
    <QuickStartScreen
      state={useListState(guide, ({ gaps }) => ({ gaps }))}
      onRetry={() => void guide.refetch()}
      links={{
        create: CREATE,
        data: editor('data'),
        test: guid ? `/assistants/chat/${guid}` : CREATE,
        style: editor('widget'),
        domain: editor('access'),
        publish: editor(),
        install: editor('widget'),
        invite: '/users',
        plan: '/billing',
      }}
      deletedHref={DELETED_HREF}
      guided={
        guid !== undefined && assistants.length > 1
          ? {
              assistants: offered.map(({ assistantGuid, name }) => ({ id: assistantGuid, name })),
              chosen: guid,
              onChoose: setChoice,
            }
          : undefined
      }
      embed={{
        origin: config.apiBaseUrl || window.location.origin,
        assistant: guid ?? null,
        widgetKey: assistant?.widgetKey ?? null,
      }}
      supportEmail={config.supportEmail}
      target={QUICK_START_STEPS.find((step) => step === hash)}
    />
  );
}
