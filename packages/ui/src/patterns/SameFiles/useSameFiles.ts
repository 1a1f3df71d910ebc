import { isSameFileName } from '@parley/model';
import { useState } from 'react';
import type { AddedFile } from '../../components/FileDrop/checkedFile.ts';
import type { SameFilesDialogProps } from './SameFilesDialog.tsx';

/** A file that is there, or on its way. */
export interface FileThere {
  id: string;
  name: string;
}

export interface SameFilesOptions {
  there: readonly FileThere[];
  onAdd: (added: readonly AddedFile[]) => void;
  /** Puts a file in the place of one that is there. */
  onReplace: (id: string, added: AddedFile) => void;
}

/** What takes the files in place of `onAdd`, and the question that it asks. */
export interface SameFiles {
  onAdd: (added: readonly AddedFile[]) => void;
  question: SameFilesDialogProps;
}

/**
 * Asks before a file is added whose name is there already, or twice among those that are added (AS-3): two
 * files that contradict each other would both be answered from. Files of other names, and the first of each
 * name, are added at once, whatever the answer is.
 */
export function useSameFiles({ there, onAdd, onReplace }: SameFilesOptions): SameFiles {
  const [held, setHeld] = useState<readonly AddedFile[]>([]);
  const answered = (answer: () => void) => () => {
    answer();
    setHeld([]);
  };
  return {
    onAdd(added) {
      const others: AddedFile[] = [];
      const asked: AddedFile[] = [];
      const names = there.map(({ name }) => name);
      for (const one of added) {
        const isAsked =
          one.refusal === undefined && names.some((name) => isSameFileName(name, one.file.name));
        (isAsked ? asked : others).push(one);
        if (one.refusal === undefined) names.push(one.file.name);
      }
      if (others.length > 0) onAdd(others);
      if (asked.length > 0) setHeld((before) => [...before, ...asked]);
    },
    question: {
      open: held.length > 0,
      names: held.map(({ file }) => file.name),
      onReplace: answered(() => {
        for (const added of held) {
          // The one that it replaces may have been added only with it, or be gone by now.
          const twin = there.find(({ name }) => isSameFileName(name, added.file.name));
          if (twin) onReplace(twin.id, added);
          else onAdd([added]);
        }
      }),
      onKeepBoth: answered(() => onAdd(held)),
      onCancel: answered(() => undefined),
    },
  };
}
