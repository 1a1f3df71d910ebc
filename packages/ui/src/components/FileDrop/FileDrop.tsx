import { useWords } from '@parley/i18n/react';
import { Upload } from 'lucide-react';
import { type ClipboardEvent, type Ref, useId, useRef } from 'react';
import type { DropItem } from 'react-aria-components/useDragAndDrop';
import { useDrop } from 'react-aria-components/useDrop';
import { classes } from '../../classes.ts';
import { formatBytes } from '../../format/numbers.ts';
import { Button } from '../Button/Button.tsx';
import { useOfflineReason } from '../Button/NetworkProvider.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldHint } from '../Field/FieldHint.tsx';
import { fieldHandle } from '../Field/fieldName.ts';
import { Icon } from '../Icon/Icon.tsx';
import { type AddedFile, checkedFile } from './checkedFile.ts';
import * as styles from './FileDrop.css.ts';
import { FileList, type FileListProps } from './FileList.tsx';
import { filesIn } from './filesIn.ts';
import { type FileRules, typesIn } from './refusalWords.ts';
import { useStayOnDrop } from './useStayOnDrop.ts';

export type { FileDropItem, FileDropState } from './FileState.tsx';

export interface FileDropProps
  extends Pick<FieldProps, 'label' | 'help' | 'error' | 'name'>,
    FileRules,
    Omit<FileListProps, 'label' | 'fallbackFocus' | 'files'> {
  /** Left out where another list shows what becomes of them. */
  files?: FileListProps['files'];
  /** More than one at a time. @default true */
  multiple?: boolean;
  /**
   * Takes what was chosen, dropped or pasted, checked by ending, size and first bytes.
   * Left out, files can only be looked at.
   */
  onAdd?: (added: readonly AddedFile[]) => void;
  /** Why nothing can be added now. */
  disabledReason?: string | undefined;
  /** What is added is sent: while there is no network nothing can be, and the button says so. */
  needsNetwork?: boolean;
}

/**
 * Takes files by choosing, dropping or pasting, and shows what becomes of each (AS-3). It uploads nothing:
 * its owner does, and tells the state of each file.
 */
export function FileDrop({
  label,
  help,
  error,
  name,
  accept,
  maxBytes,
  multiple = true,
  onAdd,
  disabledReason,
  needsNetwork = false,
  files,
  ...list
}: FileDropProps) {
  const words = useWords();
  const { t, locale } = words;
  const offlineReason = useOfflineReason();
  const labelId = useId();
  const hintId = useId();
  const choose = useRef<HTMLButtonElement>(null);
  const add = async (files: readonly File[]) => {
    const taken = multiple ? files : files.slice(0, 1);
    const added = await Promise.all(taken.map((file) => checkedFile(words, file, { accept, maxBytes })));
    if (added.length > 0) onAdd?.(added);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend can't be laid out like the other labels.
    <div
      className={fieldStyles.field}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={help === undefined && error === undefined ? undefined : hintId}
      {...fieldHandle(name)}
    >
      <span id={labelId} className={fieldStyles.label}>
        {label}
      </span>
      {onAdd && (
        <DropArea
          chooseRef={choose}
          accept={accept}
          multiple={multiple}
          rules={t(multiple ? 'fields.files.rules' : 'fields.files.rulesOfOne', {
            types: typesIn(accept),
            size: formatBytes(locale, maxBytes),
          })}
          invalid={error !== undefined}
          disabledReason={disabledReason ?? (needsNetwork ? offlineReason : undefined)}
          onFiles={add}
        />
      )}
      <FieldHint id={hintId} help={help} error={error} />
      {files && (
        <FileList label={t('fields.files.list', { label })} files={files} fallbackFocus={choose} {...list} />
      )}
    </div>
  );
}

interface DropAreaProps {
  chooseRef: Ref<HTMLButtonElement>;
  accept: readonly string[];
  multiple: boolean;
  rules: string;
  invalid: boolean;
  disabledReason: string | undefined;
  onFiles: (files: readonly File[]) => void;
}

function DropArea({ chooseRef, accept, multiple, rules, invalid, disabledReason, onFiles }: DropAreaProps) {
  const { t } = useWords();
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const blocked = disabledReason !== undefined;
  useStayOnDrop();
  const { dropProps, isDropTarget } = useDrop({
    ref: area,
    getDropOperation: () => (blocked ? 'cancel' : 'copy'),
    onDrop: async ({ items }: { items: DropItem[] }) => {
      if (!blocked) onFiles(await filesIn(items));
    },
  });
  const onPaste = ({ clipboardData }: ClipboardEvent) => {
    if (!blocked) onFiles([...clipboardData.files]);
  };

  return (
    <div
      {...dropProps}
      ref={area}
      className={classes(
        styles.area,
        invalid && styles.areaInvalid,
        blocked && styles.areaBlocked,
        isDropTarget && styles.areaTarget,
      )}
      onPaste={onPaste}
    >
      <span className={styles.picture}>
        <Icon icon={Upload} />
      </span>
      <span className={styles.call}>
        <span aria-hidden="true" className={styles.callWords}>
          {t(isDropTarget ? 'fields.files.dropNow' : multiple ? 'fields.files.drop' : 'fields.files.dropOne')}
        </span>
        <Button
          ref={chooseRef}
          size="small"
          disabledReason={disabledReason}
          onClick={() => input.current?.click()}
        >
          {t(multiple ? 'fields.files.choose' : 'fields.files.chooseOne')}
        </Button>
      </span>
      <span className={styles.rules}>{rules}</span>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept.map((ending) => `.${ending}`).join(',')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen once more.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
