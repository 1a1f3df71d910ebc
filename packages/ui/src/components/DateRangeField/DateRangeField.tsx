import { type CalendarDate, parseDate } from '@internationalized/date';
import { useWords } from '@parley/i18n/react';
import { Calendar, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  DateRangePicker as AriaDateRangePicker,
  DateInput,
  DateSegment,
  Group,
} from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar';
import { classes } from '../../classes.ts';
import { formatDate } from '../../format/dates.ts';
import { AriaLocale } from '../direction/AriaLocale.tsx';
import { useDirection } from '../direction/useDirection.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldParts, type FieldProps } from '../Field/Field.tsx';
import { fieldHandle } from '../Field/fieldName.ts';
import * as floating from '../floating.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './DateRangeField.css.ts';

/** The first and the last day of a range, both within it, as ISO dates such as `2026-03-31`. */
export interface DateRange {
  from: string;
  to: string;
}

export interface DateRangeFieldProps extends FieldProps {
  /** Null while it is empty. */
  value: DateRange | null;
  /** Called with a range that is complete, in its order and not after `max`; with null once it is emptied. */
  onChange: (value: DateRange | null) => void;
  /** The last day that can be chosen, as an ISO date. */
  max?: string;
  /** The label is spoken only, as in a row of filters. */
  hideLabel?: boolean;
}

type Draft = { start: CalendarDate; end: CalendarDate } | null;

const draftOf = (value: DateRange | null): Draft =>
  value && { start: parseDate(value.from), end: parseDate(value.to) };

const rangeOf = (draft: Draft): DateRange | null =>
  draft && { from: draft.start.toString(), to: draft.end.toString() };

/**
 * All days between two, typed or chosen in a calendar (AS-6). What is typed and cannot be is said below the
 * field and told to nobody: the last range stays in force.
 */
export function DateRangeField({
  label,
  help,
  error,
  need = 'required',
  name,
  value,
  onChange,
  max,
  hideLabel = false,
}: DateRangeFieldProps) {
  const { t, locale } = useWords();
  const forwards = useDirection() === 'rtl' ? ChevronLeft : ChevronRight;
  const backwards = forwards === ChevronLeft ? ChevronRight : ChevronLeft;
  const [draft, setDraft] = useState(() => draftOf(value));
  // The field follows a range that is changed from outside, such as by going back.
  const given = `${value?.from} ${value?.to}`;
  const [shownFor, setShownFor] = useState(given);
  if (given !== shownFor) {
    setShownFor(given);
    setDraft(draftOf(value));
  }

  const wrong = wrongIn(rangeOf(draft), max);
  const problem =
    error ??
    (wrong === 'future'
      ? t('fields.dates.future', { last: formatDate(locale, `${max}T12:00:00`) })
      : wrong && t('fields.dates.backwards'));
  return (
    // Days run as the language does, also in a page that is turned around (SH-4); the calendar turns with it.
    <I18nProvider locale={locale}>
      <AriaDateRangePicker
        className={fieldStyles.field}
        value={draft}
        onChange={(next) => {
          setDraft(next);
          const range = rangeOf(next);
          if (!wrongIn(range, max)) onChange(range);
        }}
        {...(max === undefined ? {} : { maxValue: parseDate(max) })}
        isInvalid={problem !== undefined}
        isRequired={need === 'required'}
        validationBehavior="aria"
        shouldForceLeadingZeros
        {...fieldHandle(name)}
      >
        <FieldParts label={label} help={help} error={problem} need={need} hideLabel={hideLabel}>
          <Group
            className={classes(fieldStyles.control, styles.group)}
            data-invalid={problem === undefined ? undefined : true}
          >
            <div className={styles.days}>
              <Day slot="start" />
              <span aria-hidden="true">–</span>
              <Day slot="end" />
            </div>
            <Button className={styles.open}>
              <Icon icon={Calendar} size="small" />
            </Button>
          </Group>
        </FieldParts>
        <AriaLocale>
          <Popover className={classes(floating.floating, styles.popover)} offset={6}>
            <Dialog>
              <RangeCalendar className={styles.calendar}>
                <header className={styles.head}>
                  <Button slot="previous" className={styles.arrow}>
                    <Icon icon={backwards} size="small" />
                  </Button>
                  <CalendarHeading className={styles.month} />
                  <Button slot="next" className={styles.arrow}>
                    <Icon icon={forwards} size="small" />
                  </Button>
                </header>
                <CalendarGrid className={styles.grid} weekdayStyle="short">
                  <CalendarGridHeader>
                    {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
                  </CalendarGridHeader>
                  <CalendarGridBody>
                    {(date) => <CalendarCell date={date} className={styles.cell} />}
                  </CalendarGridBody>
                </CalendarGrid>
              </RangeCalendar>
            </Dialog>
          </Popover>
        </AriaLocale>
      </AriaDateRangePicker>
    </I18nProvider>
  );
}

function Day({ slot }: { slot: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className={styles.day}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}

/** Why a range cannot be; undefined for one that can, and for none. */
function wrongIn(range: DateRange | null, max: string | undefined): 'backwards' | 'future' | undefined {
  if (!range) return undefined;
  if (range.from > range.to) return 'backwards';
  return max !== undefined && range.to > max ? 'future' : undefined;
}
