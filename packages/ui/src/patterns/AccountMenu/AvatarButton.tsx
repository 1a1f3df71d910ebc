import { useWords } from '@parley/i18n/react';
import type { ComponentProps } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Center } from '../../layout/Center/Center.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
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
    <Center as="button" {...trigger} type="button" className={css.button} aria-busy={busy || undefined}>
      {busy ? <Spinner /> : <Avatar name={name} imageUrl={avatarUrl} />}
      <VisuallyHidden>{t('shell.account.button', { name })}</VisuallyHidden>
    </Center>
  );
}
