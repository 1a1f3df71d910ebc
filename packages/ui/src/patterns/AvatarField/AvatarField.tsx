import { useWords } from '@parley/i18n/react';
import { AVATAR_MAX_BYTES, AVATAR_MAX_PIXELS, AVATAR_TYPES, type ProblemInPlace } from '@parley/model';
import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatNumber } from '../../format/numbers.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { problemWords } from '../GlobalFeedback/problemWords.ts';
import { type PictureRefusal, refusalOf } from './pictureRefusal.ts';

/** What is being done with a picture, or why it was not. */
export type AvatarFieldState =
  | { kind: 'idle' | 'uploading' | 'removing' }
  | { kind: 'failed'; problem: ProblemInPlace };

export interface AvatarFieldProps {
  /** Whose picture it is; gives the initials while there is none. */
  name: string;
  /** Address of the picture; null where there is none. */
  imageUrl: string | null;
  /** What is being done with it, or why that failed. */
  state: AvatarFieldState;
  /** A picture of an allowed type and size. Left out, with `onRemove`, where it may only be looked at. */
  onChoose?: (file: File) => void;
  /** The picture goes. */
  onRemove?: () => void;
}

const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;

/**
 * The picture of an assistant or of a user, or their initials (AS-2, US-2). What can't be a picture, or is
 * too large, is refused before it is sent, and the field says why (T14).
 */
export function AvatarField({ name, imageUrl, state, onChoose, onRemove }: AvatarFieldProps) {
  const { t, locale } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<PictureRefusal | null>(null);
  const id = useId();
  const max = formatNumber(locale, AVATAR_MAX_BYTES / MEGABYTE);
  const isBusy = state.kind === 'uploading' || state.kind === 'removing';

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again after it was refused.
    target.value = '';
    if (!file) return;
    const problem = await refusalOf(file);
    setRefusal(problem);
    if (!problem) onChoose?.(file);
  };

  const failed =
    state.kind === 'failed'
      ? `${t('components.avatar.failed')}. ${problemWords(t, state.problem)}`
      : undefined;
  const limit = refusal === 'pixels' ? formatNumber(locale, AVATAR_MAX_PIXELS / MEGAPIXEL) : max;
  const error = refusal ? t(`components.avatar.refused.${refusal}`, { max: limit }) : failed;
  return (
    <Inline gap={16} overflow="keep" align="start">
      <Avatar name={name} imageUrl={imageUrl} size="huge" />
      <fieldset aria-labelledby={id}>
        <Stack gap={8}>
          <Text id={id} weight="strong">
            {t('components.avatar.label')}
          </Text>
          {onChoose && (
            <Inline>
              <Button
                size="small"
                icon={ImageUp}
                needsNetwork
                busy={state.kind === 'uploading' ? t('components.avatar.uploading') : undefined}
                onClick={() => !isBusy && input.current?.click()}
              >
                {t(imageUrl === null ? 'components.avatar.upload' : 'components.avatar.change')}
              </Button>
              {imageUrl !== null && onRemove && (
                <Button
                  size="small"
                  variant="quiet"
                  icon={Trash2}
                  busy={state.kind === 'removing' ? t('components.avatar.removing') : undefined}
                  onClick={() => !isBusy && onRemove()}
                >
                  {t('components.avatar.remove')}
                </Button>
              )}
            </Inline>
          )}
          {error ? (
            <div role="alert">
              <Text tone="critical">{error}</Text>
            </div>
          ) : (
            onChoose && <Text tone="muted">{t('components.avatar.help', { max })}</Text>
          )}
        </Stack>
        <input
          ref={input}
          type="file"
          hidden
          accept={AVATAR_TYPES.join()}
          onChange={(event) => void choose(event)}
        />
      </fieldset>
    </Inline>
  );
}
