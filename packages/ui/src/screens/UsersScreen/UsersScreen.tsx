import { useWords } from '@parley/i18n/react';
import { accountEmail, type ProblemInPlace } from '@parley/model';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Table } from '../../components/Table/Table.tsx';
import type { TableSelection } from '../../components/Table/TableSelection.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure.tsx';
import { type Outdated, OutdatedNotice } from '../../patterns/OutdatedNotice/OutdatedNotice.tsx';
import { useLeftOpen } from '../../patterns/unsaved/useUnsaved.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { INVITE_FORM } from './InviteForm.tsx';
import { UserList } from './UserList.tsx';
import { UserTools } from './UserTools.tsx';
import {
  changedQuery,
  type UserListItem,
  type UserManagement,
  type UserPage,
  type UserQuery,
} from './users.types.ts';
import { useUserColumns } from './useUserColumns.tsx';

export type UsersState =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemInPlace; retrying: boolean }
  | ({ kind: 'ready'; outdated?: Outdated | undefined; leftOut?: number } & UserPage);

export interface UsersScreenProps {
  state: UsersState;
  /**
   * What is searched for, and which page: the owner keeps it, so that it is restored when the reader comes
   * back.
   */
  query: UserQuery;
  onQueryChange: (query: UserQuery) => void;
  onRetry: () => void;
  /** Left out, the list is for reading alone. */
  manage?: UserManagement;
}

const LOADING_ROWS = 6;

/** Everyone of the organisation, and what an administrator can do about them (US-1). */
export function UsersScreen({ state, query, onQueryChange, onRetry, manage }: UsersScreenProps) {
  const { t } = useWords();
  const leftOpen = useLeftOpen();
  const [inviting, setInviting] = useState(() => leftOpen({ form: INVITE_FORM }));
  const users = state.kind === 'ready' ? state.users : [];
  // How many there are, where all of them are shown.
  const everyone = state.kind === 'ready' && !state.leftOut && !isNarrowed(query) ? state.total : null;
  const isEmpty = everyone === 0;
  // Nothing can be sought or done in what may not be read.
  const isForbidden = state.kind === 'failed' && state.problem.code === 'noPermission';
  const inviteAs = (variant: 'primary' | 'secondary') =>
    manage && (
      <Button variant={variant} icon={UserPlus} onClick={() => setInviting(true)}>
        {t('users.invite')}
      </Button>
    );
  return (
    <Page>
      <PageHeader
        title={t('users.title')}
        purpose={t('users.purpose', { appName: t('common.appName') })}
        actions={!isEmpty && !isForbidden && inviteAs('primary')}
      />
      {state.kind === 'ready' && state.outdated && (
        <OutdatedNotice outdated={state.outdated} onRetry={onRetry} />
      )}
      {isEmpty ? (
        <EmptyState title={t('users.empty')} actions={inviteAs('primary')}>
          {t('users.emptyText')}
        </EmptyState>
      ) : (
        <Stack as="section" aria-label={t('users.title')}>
          {!isForbidden && (
            <UserTools
              query={query}
              onQueryChange={onQueryChange}
              count={state.kind === 'ready' ? state.total : undefined}
            />
          )}
          {state.kind === 'loading' && (
            <LoadingUsers query={query} onQueryChange={onQueryChange} managed={manage !== undefined} />
          )}
          {state.kind === 'failed' && (
            <LoadFailure
              title={t('users.failed')}
              problem={state.problem}
              retrying={state.retrying}
              onRetry={onRetry}
            />
          )}
          {state.kind === 'ready' && (
            <UserList {...state} query={query} onQueryChange={onQueryChange} manage={manage} />
          )}
          {everyone === 1 && manage && (
            <EmptyState title={t('users.alone')} actions={inviteAs('secondary')}>
              {t('users.aloneText')}
            </EmptyState>
          )}
        </Stack>
      )}
      {manage && inviting && (
        <InviteDialog
          state={manage.invite}
          assistants={manage.assistants}
          known={standings(users)}
          onInvite={manage.onInvite}
          onAgain={manage.onInviteReset}
          onClose={() => {
            setInviting(false);
            manage.onInviteReset();
          }}
        />
      )}
    </Page>
  );
}

/** Whether a query leaves anybody out. */
const isNarrowed = ({ search, role, status }: UserQuery) =>
  search.trim() !== '' || role !== 'all' || status !== 'all';

function standings(users: readonly UserListItem[]): ReadonlyMap<string, 'member' | 'invited'> {
  return new Map(
    users.map(({ email, status }) => [accountEmail(email), status === 'invited' ? 'invited' : 'member']),
  );
}

const NOTHING_TO_SELECT: TableSelection<UserListItem> = {
  selected: new Set(),
  onChange: () => undefined,
  rowName: ({ name }) => name,
  actions: null,
};

/** What is known before the users are: the heads of the columns. */
function LoadingUsers({
  query,
  onQueryChange,
  managed,
}: Pick<UsersScreenProps, 'query' | 'onQueryChange'> & {
  /** Whether users can be selected and have actions. */
  managed: boolean;
}) {
  const { t } = useWords();
  const columns = useUserColumns([]);
  return (
    <>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Table
        label={t('users.title')}
        columns={columns}
        rows={[]}
        rowId={({ id }) => id}
        // Heads as high as those of the users to come, so that nothing jumps.
        sort={{ column: query.sort, direction: query.direction }}
        onSort={({ column, direction }) => onQueryChange(changedQuery(query, { sort: column, direction }))}
        loadingRows={LOADING_ROWS}
        // Their columns have room from the start, so that no other moves.
        {...(managed && { rowActions: () => null, selection: NOTHING_TO_SELECT })}
      />
    </>
  );
}
