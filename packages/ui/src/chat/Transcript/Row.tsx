import { useWords } from '@parley/i18n/react';
import { serverNow } from '@parley/model';
import { memo, type Ref } from 'react';
import { dayOf, formatDay } from '../../format/dates.ts';
import { Message, type MessageProps } from '../Message/Message.tsx';
import { MessageBoundary } from '../Message/MessageBoundary.tsx';
import * as css from './Transcript.css.ts';

/** Props of `Row`. */
export interface RowProps extends MessageProps {
  /** Told of the row's element, to measure it. */
  measure: Ref<HTMLLIElement>;
  /** Place in the thread, from 0, and how many messages there are: most of them are not rendered. */
  index: number;
  count: number;
  /** When the message before was written, ISO 8601; undefined for the first. */
  previousAt: string | undefined;
}

/** A message with its place in the thread, and above it the day that it begins. */
export const Row = memo(function Row({ measure, index, count, previousAt, ...message }: RowProps) {
  return (
    <li ref={measure} data-index={index} className={css.row} aria-posinset={index + 1} aria-setsize={count}>
      <MessageBoundary body={message.message.body}>
        <DayBegun at={message.message.createdAt} previousAt={previousAt} timeZone={message.timeZone} />
        <Message {...message} isNewest={index === count - 1} />
      </MessageBoundary>
    </li>
  );
});

/**
 * The day of a message that is the first of it. Apart from the row, because telling days is slow and an
 * answer's row changes in each frame.
 */
const DayBegun = memo(function DayBegun({
  at,
  previousAt,
  timeZone,
}: Pick<RowProps, 'previousAt' | 'timeZone'> & { at: string }) {
  const { locale } = useWords();
  const day = dayOf(at, timeZone);
  if (previousAt !== undefined && dayOf(previousAt, timeZone) === day) return null;
  return (
    <div className={css.day}>
      <time dateTime={day}>{formatDay(locale, day, serverNow(), timeZone)}</time>
    </div>
  );
});
