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

/** What waits for the answer; `twin` is the id of the file that has its name. */
interface HeldFile {
  added: AddedFile;
  twin: string | undefined;
}

/** What takes the files in place of `onAdd`, and the question that it asks. */
export interface SameFiles {
  onAdd: (added: readonly AddedFile[]) => void;
  question: SameFilesDialogProps;
}

/**
 * Asks before a file is added whose name is there already (AS-3): two files that contradict each other would
 * both be answered from. Nothing of what was given is sent before the answer.
 */
export function useSameFiles({ there, onAdd, onReplace }: SameFilesOptions): SameFiles {
  const [held, setHeld] = useState<readonly HeldFile[]>([]);
  const twinOf = ({ file, refusal }: AddedFile) =>
    refusal === undefined ? there.find(({ name }) => isSameFileName(name, file.name))?.id : undefined;
  const answered = (answer: () => void) => () => {
    answer();
    setHeld([]);
  };
  return {
    onAdd(added) {
      const given = added.map((one) => ({ added: one, twin: twinOf(one) }));
      if (held.length > 0 || given.some(({ twin }) => twin)) setHeld((before) => [...before, ...given]);
      else onAdd(added);
    },
    question: {
      open: held.length > 0,
      names: held.flatMap(({ added, twin }) => (twin ? added.file.name : [])),
      onReplace: answered(() => {
        const others = held.filter(({ twin }) => !twin);
        if (others.length > 0) onAdd(others.map(({ added }) => added));
        for (const { added, twin } of held) if (twin) onReplace(twin, added);
      }),
      onKeepBoth: answered(() => onAdd(held.map(({ added }) => added))),
      onCancel: answered(() => undefined),
    },
  };
}
