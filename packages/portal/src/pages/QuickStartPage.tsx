import { QuickStartScreen } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../app/AppContext.tsx';

/** Help for the first steps (QS-1). */
export default function QuickStartPage() {
  const { config, queries } = useApp();
  const { data: assistants } = useQuery(queries.assistants);
  const first = assistants?.[0]?.assistantGuid;
  const origin = config.apiBaseUrl || window.location.origin;
  return (
    <QuickStartScreen
      links={{
        create: '/create-assistant',
        assistants: '/',
        chat: first ? `/assistants/chat/${first}` : null,
        users: '/users',
        billing: '/billing',
      }}
      snippet={`<script async src="${origin}/widget.js" data-assistant="${first ?? '{guid}'}" data-widget-key="{key}"></script>`}
      supportEmail={config.supportEmail}
    />
  );
}
