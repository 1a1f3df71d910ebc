import { AccountScreen } from '@parley/ui';
import { useAccount } from './useAccount.ts';

/** Own account and password (US-2). */
export default function AccountPage() {
  const { user, ...account } = useAccount();
  // What one user typed is not shown to another who signs in over them.
  return <AccountScreen key={user?.subject} {...account} />;
}
