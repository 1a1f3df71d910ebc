import { useWords } from '@parley/i18n/react';
import { AVATAR_MAX_BYTES, AVATAR_TYPES } from '@parley/model';
import { type ChangeEvent, useRef, useState } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatNumber } from '../../format/numbers.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import type { AvatarEditing } from './account.types.ts';

const TYPES: readonly string[] = AVATAR_TYPES;
const MEGABYTE = 1024 * 1024;

export interface AvatarEditorProps {
  name: string;
  avatarUrl: string | null;
  editing: AvatarEditing;
}

/**
 * The reader's picture, a new one for it, or none (US-2). What can't be a picture, or is too large, is
 * refused here.
 */
export function AvatarEditor({ name, avatarUrl, editing: { state, onUpload, onRemove } }: AvatarEditorProps) {
  const { t, locale } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const max = formatNumber(locale, AVATAR_MAX_BYTES / MEGABYTE);
  const isBusy = state.kind === 'uploading' || state.kind === 'removing';

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = currentTarget.files ?? [];
    // The same file can be chosen again once it is mended.
    currentTarget.value = '';
    if (!picture) return;
    if (!TYPES.includes(picture.type)) return setRefusal(t('account.avatarType'));
    if (picture.size > AVATAR_MAX_BYTES) return setRefusal(t('account.avatarSize', { max }));
    setRefusal(null);
    onUpload(picture);
  };

  const failure =
    refusal ??
    (state.kind === 'failed' ? `${t('account.avatarFailed')}. ${problemWords(t, state.problem)}` : null);
  return (
    <Inline gap={16} overflow="keep">
      <Avatar name={name} imageUrl={avatarUrl} size="huge" />
      <Stack gap={8}>
        <Inline>
          <Button
            size="small"
            needsNetwork
            busy={state.kind === 'uploading' ? t('account.avatarUploading') : undefined}
            onClick={() => !isBusy && input.current?.click()}
          >
            {t(avatarUrl === null ? 'account.avatarUpload' : 'account.avatarChange')}
          </Button>
          {avatarUrl !== null && (
            <Button
              size="small"
              variant="quiet"
              needsNetwork
              busy={state.kind === 'removing' ? t('account.avatarRemoving') : undefined}
              onClick={() => !isBusy && onRemove()}
            >
              {t('account.avatarRemove')}
            </Button>
          )}
        </Inline>
        <div role="alert">{failure && <Text tone="critical">{failure}</Text>}</div>
        <Text size="caption" tone="muted">
          {t('account.avatarHelp', { max })}
        </Text>
        <input
          ref={input}
          type="file"
          hidden
          accept={TYPES.join(',')}
          aria-label={t('account.avatarUpload')}
          onChange={choose}
        />
      </Stack>
    </Inline>
  );
}
