import { useWords } from '@parley/i18n/react';
import { AVATAR_MAX_BYTES, AVATAR_TYPES } from '@parley/model';
import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import type { AvatarState } from './editor.types.ts';

export interface AvatarFieldProps {
  /** Gives the initials while there is no picture. */
  name: string;
  imageUrl: string | null;
  state: AvatarState;
  /** A picture of an allowed type and size. Left out, with `onRemove`, where it may only be looked at. */
  onChoose?: (file: File) => void;
  onRemove?: () => void;
}

/** The assistant's picture, or its initials (AS-2). What can't be one is refused before it is sent (T14). */
export function AvatarField({ name, imageUrl, state, onChoose, onRemove }: AvatarFieldProps) {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<'type' | 'size' | null>(null);
  const id = useId();

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again after it was refused.
    target.value = '';
    if (!file) return;
    const problem = refusalOf(file);
    setRefusal(problem);
    if (!problem) onChoose?.(file);
  };

  const failed = state.kind === 'failed' ? problemWords(t, state.problem) : undefined;
  const error = refusal ? t(`editor.avatarRefused.${refusal}`) : failed;
  return (
    <Inline gap={16} overflow="keep" align="start">
      <Avatar name={name} imageUrl={imageUrl} size="huge" />
      <fieldset aria-labelledby={id}>
        <Stack gap={8}>
          <Text id={id} weight="strong">
            {t('editor.field.avatar')}
          </Text>
          {onChoose && (
            <Inline>
              <Button
                size="small"
                icon={ImageUp}
                needsNetwork
                onClick={() => input.current?.click()}
                busy={state.kind === 'uploading' ? t('editor.general.avatarUploading') : undefined}
              >
                {t(imageUrl ? 'editor.general.avatarReplace' : 'editor.general.avatarUpload')}
              </Button>
              {imageUrl && onRemove && (
                <Button size="small" variant="quiet" icon={Trash2} onClick={onRemove}>
                  {t('editor.general.avatarRemove')}
                </Button>
              )}
            </Inline>
          )}
          {error ? (
            <div role="alert">
              <Text tone="critical">{error}</Text>
            </div>
          ) : (
            onChoose && <Text tone="muted">{t('editor.general.avatarHelp')}</Text>
          )}
        </Stack>
        <input ref={input} type="file" hidden accept={AVATAR_TYPES.join()} onChange={choose} />
      </fieldset>
    </Inline>
  );
}

function refusalOf({ type, size }: File): 'type' | 'size' | null {
  if (!AVATAR_TYPES.some((allowed) => allowed === type)) return 'type';
  return size > AVATAR_MAX_BYTES ? 'size' : null;
}
