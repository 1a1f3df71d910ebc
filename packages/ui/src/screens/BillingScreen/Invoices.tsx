import { useWords } from '@parley/i18n/react';
import type { ProblemInPlace } from '@parley/model';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { Table } from '../../components/Table/Table.tsx';
import type { TableColumn } from '../../components/Table/table.types.ts';
import { Tag, type TagProps } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatDate } from '../../format/dates.ts';
import { formatAmount } from '../../format/numbers.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure.tsx';
import * as css from './BillingScreen.css.ts';
import type { Invoice } from './subscription.types.ts';

export type InvoicesState =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemInPlace; retrying: boolean }
  /** Newest first. */
  | { kind: 'ready'; invoices: readonly Invoice[]; leftOut?: number };

export interface InvoicesProps {
  state: InvoicesState;
  onRetry: () => void;
  /** Fetches the document of an invoice, by its id. */
  onDownload: (id: string) => void;
  /** The invoice whose document is being fetched. */
  downloading?: string | undefined;
}

const PAGE_SIZE = 10;
const LOADING_ROWS = 3;
const TONES = {
  paid: 'positive',
  open: 'caution',
  credited: 'info',
  uncollectible: 'critical',
  void: 'neutral',
} as const satisfies Record<Invoice['state'], TagProps['tone']>;

/** Every invoice with its document (BI-1). */
export function Invoices({
  state,
  onRetry,
  ...table
}: InvoicesProps & Pick<InvoiceTableProps, 'pricingHref'>) {
  const { t } = useWords();
  return (
    <section aria-labelledby="billing-invoices">
      <Stack>
        <Heading level={2} id="billing-invoices">
          {t('subscription.billing.invoices')}
        </Heading>
        {state.kind === 'failed' ? (
          <LoadFailure
            title={t('subscription.billing.invoicesFailed')}
            problem={state.problem}
            retrying={state.retrying}
            onRetry={onRetry}
          />
        ) : (
          <InvoiceTable
            invoices={state.kind === 'ready' ? state.invoices : null}
            leftOut={state.kind === 'ready' ? state.leftOut : undefined}
            {...table}
          />
        )}
      </Stack>
    </section>
  );
}

interface InvoiceTableProps extends Pick<InvoicesProps, 'onDownload' | 'downloading'> {
  /** Null while they are being loaded. */
  invoices: readonly Invoice[] | null;
  /** How many more there are that cannot be shown. */
  leftOut: number | undefined;
  /** Where plans are chosen, for who has no invoice yet. */
  pricingHref: string;
}

function InvoiceTable({ invoices, leftOut, pricingHref, onDownload, downloading }: InvoiceTableProps) {
  const { t, locale } = useWords();
  const [wanted, setPage] = useState(1);
  const total = invoices?.length ?? 0;
  const page = Math.max(1, Math.min(wanted, Math.ceil(total / PAGE_SIZE)));
  const columns: readonly TableColumn<Invoice, 'number' | 'date' | 'amount' | 'state' | 'document'>[] = [
    {
      id: 'number',
      label: t('subscription.billing.invoiceNumber'),
      cell: ({ number, state }) => (
        <>
          <bdi className={css.invoiceNumber}>{number}</bdi>
          {state === 'credited' && (
            <Text size="caption" tone="muted">
              {t('subscription.billing.creditNote')}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'date',
      label: t('subscription.billing.invoiceDate'),
      cell: ({ issuedAt }) => <time dateTime={issuedAt}>{formatDate(locale, issuedAt)}</time>,
    },
    {
      id: 'state',
      label: t('subscription.billing.invoiceState'),
      cell: ({ state }) => <Tag tone={TONES[state]}>{t(`subscription.billing.${state}`)}</Tag>,
    },
    {
      id: 'amount',
      label: t('subscription.billing.invoiceAmount'),
      align: 'end',
      cell: ({ amount, currency }) => <bdi>{formatAmount(locale, amount, currency)}</bdi>,
    },
    {
      id: 'document',
      label: t('subscription.billing.invoiceDocument'),
      align: 'end',
      cell: ({ id, number, state }) => (
        <div className={css.document}>
          <Button
            variant="quiet"
            size="small"
            icon={Download}
            needsNetwork
            busy={downloading === id ? t('subscription.billing.pdfBusy') : undefined}
            onClick={() => onDownload(id)}
          >
            <span aria-hidden="true">{t('subscription.billing.pdf')}</span>
            <VisuallyHidden>
              {t(state === 'credited' ? 'subscription.billing.creditNoteOf' : 'subscription.billing.pdfOf', {
                number,
              })}
            </VisuallyHidden>
          </Button>
        </div>
      ),
    },
  ];
  return (
    <Table
      label={t('subscription.billing.invoices')}
      columns={columns}
      rows={invoices?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) ?? []}
      rowId={({ id }) => id}
      {...(invoices === null ? { loadingRows: LOADING_ROWS } : {})}
      leftOut={leftOut}
      empty={
        <EmptyState
          title={t('subscription.billing.invoicesEmpty')}
          actions={<ButtonLink href={pricingHref}>{t('subscription.seePlans')}</ButtonLink>}
        >
          {t('subscription.billing.invoicesEmptyText')}
        </EmptyState>
      }
      footer={
        total > PAGE_SIZE && <Pagination page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />
      }
    />
  );
}
