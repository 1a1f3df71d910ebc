import { useWords } from '@parley/i18n/react';
import { Copy, Download, Ellipsis, MessageSquareText, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { DeferredMenu } from '../../patterns/deferred/DeferredMenu.tsx';
import type { AssistantListItem } from './arrangeAssistants.ts';
import type { AssistantAction } from './assistantActions.ts';

export interface AssistantMenuProps {
  assistant: AssistantListItem;
  editHref: string;
  onAct: (action: AssistantAction) => void;
  /** Why there can't be one more. */
  limitReason: string | undefined;
  /** An action is running on it: the menu can't be opened meanwhile. */
  busy: boolean;
}

/** What can be done with one assistant. */
export function AssistantMenu({ assistant, editHref, onAct, limitReason, busy }: AssistantMenuProps) {
  const { t } = useWords();
  const pauses = assistant.status !== 'paused';
  return (
    <DeferredMenu
      trigger={
        <IconButton
          icon={Ellipsis}
          label={t('assistants.actionsFor', { name: assistant.name })}
          size="small"
          busy={busy}
        />
      }
      label={t('assistants.actionsFor', { name: assistant.name })}
      blocked={busy}
      items={[
        {
          kind: 'link',
          id: 'chat',
          label: t('assistants.openChat'),
          icon: MessageSquareText,
          href: assistant.href,
        },
        { kind: 'link', id: 'edit', label: t('assistants.edit'), icon: Pencil, href: editHref },
        { kind: 'separator', id: 'changes' },
        {
          kind: 'action',
          id: 'duplicate',
          label: t('assistants.duplicate'),
          icon: Copy,
          onSelect: () => onAct('duplicate'),
          ...(limitReason === undefined ? {} : { disabledReason: limitReason }),
        },
        {
          kind: 'action',
          id: 'export',
          label: t('assistants.export'),
          icon: Download,
          onSelect: () => onAct('export'),
        },
        // A draft can't be paused.
        ...(assistant.status === 'draft'
          ? []
          : [
              {
                kind: 'action' as const,
                id: 'pause',
                label: t(pauses ? 'assistants.pause' : 'assistants.resume'),
                icon: pauses ? Pause : Play,
                onSelect: () => onAct(pauses ? 'pause' : 'resume'),
              },
            ]),
        { kind: 'separator', id: 'end' },
        {
          kind: 'action',
          id: 'delete',
          label: t('assistants.delete'),
          icon: Trash2,
          tone: 'critical',
          onSelect: () => onAct('delete'),
        },
      ]}
    />
  );
}
