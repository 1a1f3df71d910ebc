import { useWords } from '@parley/i18n/react';
import { STARTER_QUESTION_MAX_LENGTH, STARTER_QUESTIONS_MAX_COUNT } from '@parley/model';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { nearLimit } from '../../components/Field/nearLimit.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { draftProblemWords, questionProblem } from './draftProblems.ts';
import type { FieldHandle } from './editor.types.ts';
import * as css from './StarterQuestions.css.ts';

export interface StarterQuestionsProps extends FieldHandle {
  questions: readonly string[];
  onChange: (questions: readonly string[]) => void;
}

/** Questions that a new conversation offers, in the order in which it offers them (AS-2). */
export function StarterQuestions({
  name,
  label,
  error,
  readOnly,
  questions,
  onChange,
}: StarterQuestionsProps) {
  const { t, locale } = useWords();
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const ids = { label: useId(), help: useId() };
  const full = questions.length >= STARTER_QUESTIONS_MAX_COUNT;
  const problems = questions.map(questionProblem);
  const wrong = problems.findIndex((problem) => problem !== null);
  // The summary of problems leads to the question that has one.
  const firstWrong = Math.max(0, wrong);
  // What one of them says beside itself is not said once more for all.
  const listError = wrong === -1 ? error : undefined;

  /** After the change is drawn: the field or button of a question, or what adds one. */
  const focusLater = (index: number, part: 'input' | 'up' | 'down') =>
    requestAnimationFrame(() => {
      const row = list.current?.children[index];
      const wanted = row?.querySelector<HTMLElement>(
        part === 'input' ? 'input' : `[data-part=${part}] button`,
      );
      (wanted ?? add.current)?.focus();
    });

  const move = (index: number, by: -1 | 1) => {
    const moved = [...questions];
    const [question] = moved.splice(index, 1);
    if (question === undefined) return;
    moved.splice(index + by, 0, question);
    onChange(moved);
    const target = index + by;
    // A question at either end has no button to move further: the other button takes the focus.
    const atEnd = by === -1 ? target === 0 : target === questions.length - 1;
    focusLater(target, (by === -1) !== atEnd ? 'up' : 'down');
  };

  const remove = (index: number) => {
    onChange(questions.filter((_, place) => place !== index));
    focusLater(Math.min(index, questions.length - 2), 'input');
  };

  return (
    <fieldset aria-labelledby={ids.label} aria-describedby={ids.help}>
      <Stack gap={8}>
        <Text id={ids.label} weight="strong">
          {label}
        </Text>
        <Stack as="ol" gap={8} ref={list}>
          {questions.map((question, index) => {
            const number = index + 1;
            const problem = problems[index];
            const own =
              problem && (!problem.late || error) ? draftProblemWords(t, locale, problem) : undefined;
            return (
              <Inline as="li" gap={4} rowGap={4} align="start" key={index}>
                <div className={css.text}>
                  <TextField
                    label={t('editor.conversation.question', { number })}
                    hideLabel
                    {...(index === firstWrong ? { name } : {})}
                    error={own}
                    placeholder={t('editor.conversation.questionPlaceholder')}
                    {...nearLimit(question, STARTER_QUESTION_MAX_LENGTH)}
                    readOnly={readOnly}
                    value={question}
                    onChange={(text) => onChange(questions.with(index, text))}
                  />
                </div>
                {!readOnly && (
                  <Columns as="span" gap={0} className={questions.length > 1 ? css.actions : css.alone}>
                    <span data-part="up" className={css.up} hidden={index === 0}>
                      <IconButton
                        icon={ArrowUp}
                        label={t('editor.conversation.moveUp', { number })}
                        onClick={() => move(index, -1)}
                      />
                    </span>
                    <span data-part="down" className={css.down} hidden={number === questions.length}>
                      <IconButton
                        icon={ArrowDown}
                        label={t('editor.conversation.moveDown', { number })}
                        onClick={() => move(index, 1)}
                      />
                    </span>
                    <span className={questions.length > 1 ? css.remove : undefined}>
                      <IconButton
                        icon={Trash2}
                        label={t('editor.conversation.removeQuestion', { number })}
                        onClick={() => remove(index)}
                      />
                    </span>
                  </Columns>
                )}
              </Inline>
            );
          })}
        </Stack>
        <Inline justify="between">
          {!readOnly && (
            <Button
              ref={add}
              size="small"
              icon={Plus}
              disabledReason={
                full
                  ? t('editor.conversation.questionsFull', { max: STARTER_QUESTIONS_MAX_COUNT })
                  : undefined
              }
              onClick={() => {
                onChange([...questions, '']);
                focusLater(questions.length, 'input');
              }}
            >
              {t('editor.conversation.addQuestion')}
            </Button>
          )}
          <Text id={ids.help} tone={listError ? 'critical' : 'muted'} size="caption">
            {listError ??
              t('editor.conversation.questionsHelp', {
                used: questions.length,
                max: STARTER_QUESTIONS_MAX_COUNT,
              })}
          </Text>
        </Inline>
      </Stack>
    </fieldset>
  );
}
