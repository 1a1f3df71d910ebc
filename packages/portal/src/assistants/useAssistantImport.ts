import type { InputOf } from '@parley/api';
import type { AssistantDraft } from '@parley/model';
import type { AssistantActions, ImportState } from '@parley/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { problemInPlace } from '../app/listState.ts';
import { assistantsChanged } from './assistantsChanged.ts';
import { readExport } from './readExport.ts';

/** A file that was read and holds an assistant. */
interface Found {
  fileName: string;
  draft: AssistantDraft;
  missing: readonly string[];
  input: InputOf<'importAssistant'>;
}

type Reading = Extract<ImportState, { kind: 'choosing' | 'checking' | 'refused' }>;

/**
 * Takes an assistant from an exported file (AS-1).
 * @param onImported told the new assistant's name, and the data files that the file came without.
 * @param open leads to the new assistant, unless the reader has left the list meanwhile.
 */
export function useAssistantImport(
  onImported: (name: string, missing: readonly string[]) => void,
  open: (assistantGuid: string) => void,
): AssistantActions['imports'] {
  const app = useApp();
  const { client } = app;
  const [reading, setReading] = useState<Reading | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const close = () => {
    setReading(null);
    setFound(null);
  };
  const sending = useMutation({
    mutationFn: ({ input }: Found) => client.call('importAssistant', input),
    onSuccess({ name }, { missing }) {
      onImported(name, missing);
      return assistantsChanged(app);
    },
  });

  async function read(file: File) {
    const fileName = file.name;
    setReading({ kind: 'checking', fileName });
    const result = readExport(await file.text());
    if ('problem' in result) {
      setReading({ kind: 'refused', fileName, ...result });
      return;
    }
    const { exported, draft, missing } = result;
    // One id for the file, so that another try with it makes no second assistant.
    const input = { exported, assistantGuid: crypto.randomUUID() };
    setFound({ fileName, draft, missing, input });
  }

  function stateOf(): ImportState | null {
    if (!found) return reading;
    const { input: _, ...file } = found;
    if (sending.isPending) return { kind: 'importing', ...file };
    const failed = problemInPlace(sending.error);
    return failed.kind === 'failed' && sending.isError ? { ...failed, ...file } : { kind: 'ready', ...file };
  }

  return {
    state: stateOf(),
    onOpen() {
      sending.reset();
      setFound(null);
      setReading({ kind: 'choosing' });
    },
    onFile(file) {
      setFound(null);
      void read(file);
    },
    onConfirm() {
      if (!found) return;
      sending.mutate(found, {
        onSuccess({ assistantGuid }) {
          close();
          open(assistantGuid);
        },
      });
    },
    onClose: close,
  };
}
