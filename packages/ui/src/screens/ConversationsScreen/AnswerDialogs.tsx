import { useWords } from '@parley/i18n/react';
import {
  type ChatCitation,
  isBlank,
  STARTER_QUESTION_MAX_LENGTH,
  STARTER_QUESTIONS_MAX_COUNT,
} from '@parley/model';
import type { ReactNode } from 'react';
import { useCitedFileHref } from '../../chat/CitationChip/CitedFileLinks.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Form, type FormProblem } from '../../components/Form/Form.tsx';
import { useRefused } from '../../components/Form/useRefused.ts';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ProblemBanner } from '../../patterns/ProblemBanner/ProblemBanner.tsx';
import { AskToClose } from '../../patterns/unsaved/AskToClose.tsx';
import { useUnsaved } from '../../patterns/unsaved/useUnsaved.ts';
import { answerForm } from './answerForm.ts';
import type { AnswerCare, AnswerDeed, AnswerTask } from './conversations.types.ts';

interface AnswerDialogProps {
  /** Which answer it is about, and the question that it was given to. */
  answerId: string;
  question: string;
  /** What the answer cites. */
  citations: readonly ChatCitation[];
  assistantName: string;
  /** Where the starter questions of its draft are. */
  draftHref: string;
  care: AnswerCare;
  onClose: () => void;
}

const FORM_ID = 'answer-dialog';

/** What is asked before something is made of an answer. */
export default function AnswerDialogs({
  does,
  onClose,
  ...dialog
}: AnswerDialogProps & { does: 'file' | 'starter' }) {
  const Asked = does === 'file' ? AddToFilesDialog : StarterDialog;
  return <AskToClose onClose={onClose}>{(close) => <Asked {...dialog} onClose={close} />}</AskToClose>;
}

/** Asks for an answer, of which a data file is made together with its question (AS-6). */
function AddToFilesDialog({
  answerId,
  question,
  citations,
  assistantName,
  draftHref,
  care,
  onClose,
}: AnswerDialogProps) {
  const { t } = useWords();
  const [typed, setTyped] = useUnsaved({
    form: answerForm('file', answerId),
    initial: { asked: question, answer: '' },
    isChanged: (value) => value.asked !== question || value.answer !== '',
    isSaving: care.task.kind === 'running',
  });
  const { asked, answer } = typed;
  const problems = [
    ...missing('question', t('conversations.question'), asked, t('conversations.questionMissing')),
    ...missing('answer', t('conversations.answer'), answer, t('conversations.answerMissing')),
  ];
  return (
    <AnswerDialog
      does="file"
      answerId={answerId}
      task={care.task}
      title={t('conversations.fileTitle')}
      text={t('conversations.fileText', { assistant: assistantName })}
      problems={problems}
      draftHref={draftHref}
      onSubmit={() => care.onAddToFiles(answerId, asked.trim(), answer.trim())}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <TakenFrom citations={citations} />
          <TextArea
            name="question"
            label={t('conversations.question')}
            rows={2}
            value={asked}
            onChange={(next) => setTyped({ ...typed, asked: next })}
            error={errorOf('question')}
          />
          <TextArea
            name="answer"
            autoFocus
            label={t('conversations.answer')}
            help={t('conversations.answerHelp')}
            rows={6}
            value={answer}
            onChange={(next) => setTyped({ ...typed, answer: next })}
            error={errorOf('answer')}
          />
        </>
      )}
    </AnswerDialog>
  );
}

/** Which files the answer of before was taken from; they open beside the dialog, which is kept. */
function TakenFrom({ citations }: Pick<AnswerDialogProps, 'citations'>) {
  const { t } = useWords();
  const hrefOf = useCitedFileHref();
  const files = new Map(citations.map(({ dataFileGuid, fileName }) => [dataFileGuid, fileName]));
  if (hrefOf === null || files.size === 0) return null;
  return (
    <Banner
      tone="info"
      actions={[...files].map(([guid, name]) => (
        <Link key={guid} href={hrefOf(guid)} external alone>
          <bdi>{name}</bdi>
        </Link>
      ))}
    >
      {t('conversations.takenFrom')}
    </Banner>
  );
}

/** Asks how a question reads that becomes a starter question of the assistant's draft (AS-6). */
function StarterDialog({ answerId, question, assistantName, draftHref, care, onClose }: AnswerDialogProps) {
  const { t } = useWords();
  const [{ asked }, setTyped] = useUnsaved({
    form: answerForm('starter', answerId),
    initial: { asked: question },
    isChanged: (value) => value.asked !== question,
    isSaving: care.task.kind === 'running',
  });
  const label = t('conversations.question');
  const isTooLong = asked.trim().length > STARTER_QUESTION_MAX_LENGTH;
  const tooLong = t('conversations.starterTooLong', { max: STARTER_QUESTION_MAX_LENGTH });
  const problems = isTooLong
    ? [{ field: 'question', label, text: tooLong }]
    : missing('question', label, asked, t('conversations.questionMissing'));
  const { task } = care;
  const refusalOf = useRefused(task.kind === 'idle' ? task.refused : undefined, { starterQuestions: asked });
  return (
    <AnswerDialog
      does="starter"
      answerId={answerId}
      task={care.task}
      title={t('conversations.starterTitle')}
      text={t('conversations.starterText', { assistant: assistantName })}
      problems={problems}
      draftHref={draftHref}
      onSubmit={() => care.onMakeStarter(answerId, asked.trim())}
      onClose={onClose}
    >
      {(errorOf) => (
        <TextField
          name="question"
          autoFocus
          label={label}
          value={asked}
          onChange={(next) => setTyped({ asked: next })}
          maxLength={STARTER_QUESTION_MAX_LENGTH}
          error={isTooLong ? tooLong : (errorOf('question') ?? refusalOf('starterQuestions'))}
        />
      )}
    </AnswerDialog>
  );
}

const missing = (field: string, label: string, value: string, text: string): FormProblem[] =>
  isBlank(value) ? [{ field, label, text }] : [];

function AnswerDialog({
  does,
  answerId,
  task,
  title,
  text,
  problems,
  draftHref,
  onSubmit,
  onClose,
  children,
}: {
  does: AnswerDeed;
  answerId: string;
  task: AnswerTask;
  title: string;
  text: string;
  problems: readonly FormProblem[];
  draftHref: string;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields, told what is wrong with each. */
  children: (errorOf: (field: string) => string | undefined) => ReactNode;
}) {
  const { t } = useWords();
  const own = task.kind !== 'idle' && task.does === does && task.answerId === answerId ? task : null;
  const busy = own?.kind === 'running';
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={FORM_ID}
            needsNetwork
            busy={busy ? t('conversations.adding') : undefined}
          >
            {t('conversations.add')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} problems={problems} busy={busy} onSubmit={onSubmit}>
        {(tried) => (
          <Stack gap={24}>
            {own?.kind === 'failed' && (
              <ProblemBanner title={t('conversations.actionFailed')} problem={own.problem} />
            )}
            {(own?.kind === 'full' || own?.kind === 'already') && (
              <Banner
                tone="caution"
                announce
                actions={
                  <ButtonLink href={draftHref} size="small">
                    {t('conversations.seeStarters')}
                  </ButtonLink>
                }
              >
                {own.kind === 'full'
                  ? t('conversations.starterFull', { max: STARTER_QUESTIONS_MAX_COUNT })
                  : t('conversations.starterAlready')}
              </Banner>
            )}
            <Text tone="muted">{text}</Text>
            {children((field) =>
              tried ? problems.find((problem) => problem.field === field)?.text : undefined,
            )}
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
