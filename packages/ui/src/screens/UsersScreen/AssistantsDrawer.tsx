import { useWords } from '@parley/i18n/react';
import type { ProblemInPlace } from '@parley/model';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import { AskToClose } from '../../patterns/unsaved/AskToClose.tsx';
import { useUnsaved } from '../../patterns/unsaved/useUnsaved.ts';
import { sizes } from '../../theme/tokens.ts';
import { AssistantChecklist } from './AssistantChecklist.tsx';
import type { AssistantChoice, UserListItem } from './users.types.ts';

export interface AssistantsDrawerProps {
  user: UserListItem;
  assistants: readonly AssistantChoice[];
  saving: boolean;
  /** Why the last try failed. */
  problem: ProblemInPlace | null;
  onSave: (assistantIds: readonly string[]) => void;
  onClose: () => void;
}

/** Name of what is kept of it. */
export const assistantsForm = (userId: string) => `user-assistants:${userId}`;

/** Which assistants one user may chat with (US-1). Mounted while it is open. */
export function AssistantsDrawer({ onClose, ...props }: AssistantsDrawerProps) {
  return <AskToClose onClose={onClose}>{(close) => <Chosen {...props} onClose={close} />}</AskToClose>;
}

function Chosen({ user, assistants, saving, problem, onSave, onClose }: AssistantsDrawerProps) {
  const { t } = useWords();
  const [{ assistantIds }, setChosen] = useUnsaved({
    form: assistantsForm(user.id),
    initial: { assistantIds: user.assistantIds },
    isChanged: (value) =>
      value.assistantIds.length !== user.assistantIds.length ||
      value.assistantIds.some((id) => !user.assistantIds.includes(id)),
    isSaving: saving,
  });
  const chosen = new Set(assistantIds);
  return (
    <Drawer
      open
      onClose={onClose}
      width={sizes.settingsDrawer}
      title={t('users.assistantsOf', { name: user.name })}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            needsNetwork
            busy={saving ? t('users.saving') : undefined}
            onClick={() => onSave(assistants.map(({ id }) => id).filter((id) => chosen.has(id)))}
          >
            {t('users.save')}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && (
          <Banner tone="critical" title={t('users.failedAction')} announce>
            {problemWords(t, problem)}
          </Banner>
        )}
        <Text tone="muted">{t('users.assistantsText')}</Text>
        <AssistantChecklist
          label={t('users.assistants')}
          assistants={assistants}
          chosen={chosen}
          onChange={(next) => setChosen({ assistantIds: [...next] })}
        />
      </Stack>
    </Drawer>
  );
}
