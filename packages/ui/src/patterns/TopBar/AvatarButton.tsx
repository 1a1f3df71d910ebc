import { useWords } from '@parley/i18n/react';
import type { ComponentProps } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import * as css from './AccountMenu.css.ts';

export interface AvatarButtonProps extends Omit<ComponentProps<'button'>, 'name' | 'className'> {
  name: string;
  avatarUrl: string | null;
  /** The logout is under way. */
  busy: boolean;
}

/** The button of the account menu: the picture of whoever is signed in. */
export function AvatarButton({ name, avatarUrl, busy, ...trigger }: AvatarButtonProps) {
  const { t } = useWords();
  return (
    <button
      {...trigger}
      type="button"
      className={css.button}
      aria-label={t('shell.account.button', { name })}
      aria-busy={busy || undefined}
    >
      <Avatar name={name} imageUrl={avatarUrl} />
    </button>
  );
}
