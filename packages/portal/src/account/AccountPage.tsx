import { AccountDialog, AccountScreen } from '@parley/ui';
import { useAccount } from './useAccount.ts';

/** Own account and password (US-2). */
export default function AccountPage() {
  const { user, ...account } = useAccount();
  // What one user typed is not shown to another who signs in over them.
  return <AccountScreen key={user?.subject} {...account} />;
}

/** The same over the chat of those who have no such page (RT-8); here, as both share all but a frame. */
export function OwnAccount({ onClose }: { onClose: () => void }) {
  const { user, ...account } = useAccount();
  return <AccountDialog key={user?.subject} {...account} onClose={onClose} />;
}
