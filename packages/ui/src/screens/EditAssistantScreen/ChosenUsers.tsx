import { useWords } from '@parley/i18n/react';
import { X } from 'lucide-react';
import { ComboBox } from '../../components/ComboBox/ComboBox.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { shownEmail } from '../../format/ownScript.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { RowIdentity } from '../../patterns/RowIdentity/RowIdentity.tsx';
import { USER_TONES } from '../userTones.ts';
import * as css from './ChosenUsers.css.ts';
import type { AssistantUser } from './editor.types.ts';

export interface ChosenUsersProps {
  users: readonly AssistantUser[];
  /** Ids. */
  chosen: readonly string[];
  /** Left out where the list may only be looked at. */
  onChange?: (chosen: readonly string[]) => void;
}

/** The people who may use the assistant, found by typing. */
export function ChosenUsers({ users, chosen, onChange }: ChosenUsersProps) {
  const { t } = useWords();
  const others = users.filter(({ id }) => !chosen.includes(id));
  return (
    <Stack gap={12}>
      {onChange && (
        <ComboBox
          label={t('editor.access.add')}
          need="free"
          placeholder={t('editor.access.addPlaceholder')}
          emptyText={t(others.length === 0 ? 'editor.access.allChosen' : 'editor.access.nobodyFound')}
          options={others.map(({ id, name, email, status }) => ({
            value: id,
            label: name,
            help: status === 'active' ? email : `${email} (${t(`users.${status}`)})`,
          }))}
          value={null}
          adding
          onChange={(id) => id !== null && onChange([...chosen, id])}
        />
      )}
      {chosen.length === 0 ? (
        <Text tone="muted">{t('editor.access.nobody')}</Text>
      ) : (
        <ul className={css.list} aria-label={t('editor.access.chosenList')}>
          {chosen.map((id) => {
            const user = users.find((each) => each.id === id);
            const name = user?.name ?? t('editor.value.formerUser');
            return (
              <Inline as="li" gap={12} justify="between" overflow="keep" key={id} className={css.row}>
                <RowIdentity name={name} avatarUrl={null} detail={shownEmail(user?.email ?? '')} />
                <Inline gap={8} overflow="keep">
                  {user && user.status !== 'active' && (
                    <Tag tone={USER_TONES[user.status]}>{t(`users.${user.status}`)}</Tag>
                  )}
                  {onChange && (
                    <IconButton
                      icon={X}
                      label={t('editor.access.remove', { name })}
                      onClick={() => onChange(chosen.filter((each) => each !== id))}
                    />
                  )}
                </Inline>
              </Inline>
            );
          })}
        </ul>
      )}
    </Stack>
  );
}
