import { AccountDialog } from '@parley/ui';
import { useAccount } from './useAccount.ts';

/** The same as the account's page, over the chat of those who have no such page (RT-8, US-2). */
export default function OwnAccount({ onClose }: { onClose: () => void }) {
  const { user, ...account } = useAccount();
  return <AccountDialog key={user?.subject} {...account} onClose={onClose} />;
}
