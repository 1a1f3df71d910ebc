import { type UseWords, useWords } from '@parley/i18n/react';
import type { AssistantNews, News, Problem, SubscriptionProblem, Toast, UserNews } from '@parley/model';
import { useState } from 'react';
import { Toaster } from '../../components/Toaster/Toaster.tsx';
import { formatList } from '../../format/numbers.ts';
import { shortName } from '../../format/shortName.ts';
import { waitWords } from '../../format/waitWords.ts';
import { useIsPartComing } from '../deferred/comingParts.ts';
import { onDemand } from '../deferred/onDemand.tsx';
import { problemWords } from './problemWords.ts';

const LimitDialog = onDemand(
  () => import('../LimitDialog/LimitDialog.tsx'),
  ({ onClose }) => onClose(),
);

/** News that name whom or what they are about. */
type NamedNews = AssistantNews | UserNews;

const NEWS = {
  logoutFailed: 'shell.logoutFailed',
  languageChanged: 'shell.languageChanged',
  languageFailed: 'shell.languageFailed',
  linkCopied: 'errors.linkCopied',
  verificationSent: 'errors.verificationSent',
  detailsSaved: 'fields.form.saved',
  conversationDeleted: 'conversations.deleted',
  becameAdmin: 'shell.becameAdmin',
  becameUser: 'shell.becameUser',
  storageBlocked: 'errors.storageBlocked',
} as const satisfies Record<Exclude<News, NamedNews>['code'], string>;

const NAMED_NEWS = {
  assistantsDuplicated: 'assistants.duplicated',
  assistantsExported: 'assistants.exported',
  assistantsPaused: 'assistants.paused',
  assistantsResumed: 'assistants.resumed',
  assistantsPublished: 'assistants.published',
  assistantMerged: 'assistants.merged',
  assistantDiscarded: 'assistants.discarded',
  assistantRestored: 'assistants.restored',
  assistantsDeleted: 'assistants.deleted',
  assistantsHadBack: 'assistants.hadBack',
  assistantsPurged: 'assistants.purged',
  assistantsImported: 'assistants.imported',
  assistantsImportedWithout: 'assistants.importedWithout',
  invitationsResent: 'users.resent',
  invitationsNotMailed: 'users.resentNotMailed',
  usersMadeAdmin: 'users.madeAdmin',
  usersMadeUser: 'users.madeUser',
  userAssistantsChosen: 'users.assistantsSaved',
  usersActivated: 'users.activated',
  usersDeactivated: 'users.deactivated',
  usersRemoved: 'users.removed',
  invitationsRevoked: 'users.revoked',
} as const satisfies Record<NamedNews['code'], string>;

/** Most names that a toast lists. */
const MOST_NAMED = 3;

export interface GlobalFeedbackProps {
  /** Oldest first. How many there are, and for how long, is their owner's. */
  toasts: readonly Toast[];
  /** Called with the id of what has been read. */
  onDismissToast: (id: string) => void;
  /** Called with the id of the toast whose news is to be taken back. */
  onUndoToast: (id: string) => void;
  /** The pointer or the focus rests on a toast: the time of all stands still. */
  onHold: (held: boolean) => void;
  /** A refusal of the subscription's, or null. */
  dialog: Pick<SubscriptionProblem, 'status' | 'resetAt'> | null;
  /** Asked for by the cross and by Escape. */
  onCloseDialog: () => void;
  /** Asked for by the main button of the dialog. */
  onManageSubscription: () => void;
}

/** Toasts and the one dialog that stand over every screen (SH-8, ER-1). */
export function GlobalFeedback({
  toasts,
  onDismissToast,
  onUndoToast,
  onHold,
  dialog,
  onCloseDialog,
  onManageSubscription,
}: GlobalFeedbackProps) {
  const words = useWords();
  const { t } = words;
  // A drawer whose read is refused opens first, so that the refusal lies over it.
  const isPartComing = useIsPartComing();
  const [isShown, setIsShown] = useState(dialog !== null);
  const isDue = dialog !== null && (isShown || !isPartComing);
  if (isDue !== isShown) setIsShown(isDue);
  return (
    <>
      <Toaster
        toasts={toasts.map(({ id, severity, message }) => ({
          id,
          kind: severity,
          text: toastWords(words, message),
          ...('undo' in message && {
            action: { label: t('assistants.undo'), onAction: () => onUndoToast(id) },
          }),
        }))}
        onDismiss={onDismissToast}
        onHold={onHold}
      />
      {isDue && (
        <LimitDialog {...dialog} onClose={onCloseDialog} onManageSubscription={onManageSubscription} />
      )}
    </>
  );
}

function toastWords({ t, locale }: UseWords, message: Problem | News): string {
  if ('names' in message) {
    const { code, names } = message;
    const files = 'files' in message ? message.files : undefined;
    const done = t(NAMED_NEWS[code], {
      name: shortName(names[0] ?? ''),
      names: namesIn({ t, locale }, names),
      count: (files ?? names).length,
      files: namesIn({ t, locale }, files ?? []),
    });
    return 'gone' in message ? `${done} ${t('users.gone', { count: message.gone })}` : done;
  }
  if (isPlainNews(message)) return t(NEWS[message.code]);
  const words = problemWords(t, message);
  return message.code === 'rateLimited' && message.retryAfter
    ? `${words} ${waitWords({ t, locale }, message.retryAfter, message.endsAt)}.`
    : words;
}

/** Names as a toast has room for. */
function namesIn({ t, locale }: UseWords, names: readonly string[]): string {
  const named = names.length > MOST_NAMED ? names.slice(0, MOST_NAMED - 1) : names;
  const rest = names.length - named.length;
  const others = rest > 0 ? [t('users.others', { count: rest })] : [];
  return formatList(locale, [...named.map(shortName), ...others]);
}

function isPlainNews(message: Problem | News): message is Exclude<News, NamedNews> {
  return message.code in NEWS;
}
