import { feedbackFor } from '@parley/machines';
import { connectWelcomeWizard, type WelcomeWizardEvent } from '@parley/machines/welcomeWizard';
import { Wizard } from '@parley/portal/wizard';
import { GlobalFeedback } from '@parley/ui';
import { snippets } from '@parley/ui/fixtures';
import { stay } from './frames.tsx';

/**
 * The wizard with the parts of the steps that are offered (WZ-1), and the dialog where that tells what
 * failed; what is done there goes to `send`.
 */
export function renderWelcomeWizard(
  snapshot: Parameters<typeof connectWelcomeWizard>[0],
  send: (event: WelcomeWizardEvent) => void = stay,
) {
  const { steps } = snapshot.context;
  const isWhole = steps.includes('data') && steps.includes('embed');
  const { failure } = snapshot.context;
  const feedback = failure && feedbackFor(failure, 'admin', 'form');
  const dialog = feedback?.kind === 'dialog' && feedback.code === 'subscription' ? feedback : null;
  return (
    <>
      <Wizard
        {...connectWelcomeWizard(snapshot, send)}
        language={{ locale: 'en', onLocaleChange: stay }}
        onLogout={stay}
        {...(isWhole && {
          avatar: { imageUrl: null, state: { kind: 'idle' }, onChoose: stay, onRemove: stay },
          data: { files: [], onAdd: stay, onReplace: stay, onCancel: stay, onRetry: stay, onRemove: stay },
          starters: true,
          snippet: snippets.script,
        })}
      />
      {dialog && (
        <GlobalFeedback
          toasts={[]}
          dialog={dialog}
          onDismissToast={stay}
          onUndoToast={stay}
          onHold={stay}
          onCloseDialog={stay}
          onManageSubscription={stay}
        />
      )}
    </>
  );
}
