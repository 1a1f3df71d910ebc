import { fromCallback, fromPromise } from 'xstate';
import { dataFileMachine } from './dataFile.machine.ts';
import type { DataFileEvent, DataFilePorts, KeptFile } from './dataFile.types.ts';

/** One data file with the app's API behind it. */
export function dataFileWith(ports: DataFilePorts) {
  return dataFileMachine.provide({
    actors: {
      checkFile: fromPromise(({ signal }) => ports.checkFile(signal)),
      uploadFile: fromPromise<KeptFile, { onProgress: (share: number) => void }>(({ input, signal }) =>
        ports.uploadFile(input.onProgress, signal),
      ),
      watchFile: fromCallback<DataFileEvent, string>(({ input, sendBack }) =>
        ports.watchFile(input, (file) => sendBack({ type: 'file.changed', file })),
      ),
      readAgain: fromPromise<KeptFile, string>(({ input, signal }) => ports.readAgain(input, signal)),
      removeFile: fromPromise<void, string>(({ input, signal }) => ports.removeFile(input, signal)),
    },
  });
}
