import { connectWelcomeWizard, type WelcomeWizardEvent } from '@parley/machines/welcomeWizard';
import { Wizard } from '@parley/portal/wizard';
import { snippets } from '@parley/ui/fixtures';
import { stay } from './frames.tsx';

/** The wizard with the parts of the steps that are offered (WZ-1); what is done there goes to `send`. */
export function renderWelcomeWizard(
  snapshot: Parameters<typeof connectWelcomeWizard>[0],
  send: (event: WelcomeWizardEvent) => void = stay,
) {
  const { steps } = snapshot.context;
  const isWhole = steps.includes('data') && steps.includes('embed');
  return (
    <Wizard
      {...connectWelcomeWizard(snapshot, send)}
      onLogout={stay}
      {...(isWhole && {
        avatar: { imageUrl: null, state: { kind: 'idle' }, onChoose: stay, onRemove: stay },
        data: { files: [], onAdd: stay, onCancel: stay, onRetry: stay, onRemove: stay },
        starters: true,
        snippet: snippets.script,
      })}
    />
  );
}
