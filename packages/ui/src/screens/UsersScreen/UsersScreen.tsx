import { useWords } from '@parley/i18n/react';
import type { ProblemInPlace } from '@parley/model';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import { type Outdated, OutdatedNotice } from '../../patterns/OutdatedNotice/OutdatedNotice.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { UserList } from './UserList.tsx';
import type { UserListItem, UserManagement } from './users.types.ts';
import { useUserColumns } from './useUserColumns.tsx';

export type UsersState =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemInPlace; retrying: boolean }
  | { kind: 'ready'; users: readonly UserListItem[]; outdated?: Outdated | undefined };

export interface UsersScreenProps {
  state: UsersState;
  onRetry: () => void;
  /** Left out, the list is for reading alone. */
  manage?: UserManagement;
}

const LOADING_ROWS = 6;

/** Everyone of the organisation, and what an administrator can do about them (US-1). */
export function UsersScreen({ state, onRetry, manage }: UsersScreenProps) {
  const { t } = useWords();
  const [inviting, setInviting] = useState(false);
  const users = state.kind === 'ready' ? state.users : [];
  const invite = manage && (
    <Button variant="primary" icon={UserPlus} onClick={() => setInviting(true)}>
      {t('users.invite')}
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title={t('users.title')}
        purpose={t('users.purpose', { appName: t('common.appName') })}
        actions={users.length > 0 && invite}
      />
      {state.kind === 'loading' && <LoadingUsers />}
      {state.kind === 'failed' && (
        <ErrorState
          text={`${t('users.failed')}. ${problemWords(t, state.problem)}`}
          onRetry={onRetry}
          retrying={state.retrying ? t('common.loading') : undefined}
        />
      )}
      {state.kind === 'ready' && state.outdated && (
        <OutdatedNotice outdated={state.outdated} onRetry={onRetry} />
      )}
      {state.kind === 'ready' && users.length === 0 && (
        <EmptyState title={t('users.empty')} actions={invite}>
          {t('users.emptyText')}
        </EmptyState>
      )}
      {users.length > 0 && <UserList users={users} manage={manage} />}
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

function standings(users: readonly UserListItem[]): ReadonlyMap<string, 'member' | 'invited'> {
  return new Map(
    users.map(({ email, status }) => [email.toLowerCase(), status === 'invited' ? 'invited' : 'member']),
  );
}

function LoadingUsers() {
  const { t } = useWords();
  const columns = useUserColumns([]);
  return (
    <div>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Table
        label={t('users.title')}
        columns={columns}
        rows={[]}
        rowId={({ id }) => id}
        loadingRows={LOADING_ROWS}
      />
    </div>
  );
}
