import { useWords } from '@parley/i18n/react';
import { isBlank, THREAD_TITLE_MAX_LENGTH } from '@parley/model';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Form, type FormProblem } from '../../components/Form/Form.tsx';
import { useRefused } from '../../components/Form/useRefused.ts';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ProblemBanner } from '../../patterns/ProblemBanner/ProblemBanner.tsx';
import { AskToClose } from '../../patterns/unsaved/AskToClose.tsx';
import { useUnsaved } from '../../patterns/unsaved/useUnsaved.ts';
import { renameForm, type ThreadDialogProps } from './threadDialog.ts';

/** Asks what a thread is to be called (CH-1). Mounted while it is open. */
export function RenameThread({ onClose, ...props }: ThreadDialogProps) {
  return <AskToClose onClose={onClose}>{(close) => <Title {...props} onClose={close} />}</AskToClose>;
}

function Title({ thread, running, problem, refused, onRename, onClose }: ThreadDialogProps) {
  const { t } = useWords();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [{ title }, setTyped] = useUnsaved({
    form: renameForm(thread.id),
    initial: { title: thread.title },
    isChanged: (typed) => typed.title.trim() !== thread.title.trim(),
    isSaving: running,
  });
  const isChanged = title.trim() !== thread.title.trim();
  const [isFresh] = useState(!isChanged);
  // Most write a title of their own: the first letter takes the old one away, but nothing that was typed.
  useEffect(() => {
    if (isFresh) field.current?.select();
  }, [isFresh]);
  const label = t('threads.name');
  const tooLong = t('fields.tooLong', { max: THREAD_TITLE_MAX_LENGTH });
  const isTooLong = title.trim().length > THREAD_TITLE_MAX_LENGTH;
  const missing = isBlank(title) ? t('threads.nameMissing') : undefined;
  const wrong = isTooLong ? tooLong : missing;
  const problems: FormProblem[] = wrong === undefined ? [] : [{ field: 'title', label, text: wrong }];
  const refusal = useRefused(refused, { title })('title');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('threads.renameTitle')}
      width="small"
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            needsNetwork
            busy={running ? t('fields.form.saving') : undefined}
          >
            {t('fields.form.save')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        problems={problems}
        refused={refusal === undefined ? [] : [{ field: 'title', label, text: refusal }]}
        busy={running}
        onSubmit={() => (isChanged ? onRename(title.trim()) : onClose())}
      >
        {(tried) => (
          <Stack gap={24}>
            {problem && <ProblemBanner title={t('threads.notRenamed')} problem={problem} />}
            <TextField
              ref={field}
              name="title"
              autoFocus
              label={label}
              autoComplete="off"
              value={title}
              onChange={(next) => setTyped({ title: next })}
              maxLength={THREAD_TITLE_MAX_LENGTH}
              error={isTooLong ? tooLong : ((tried ? missing : undefined) ?? refusal)}
            />
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
