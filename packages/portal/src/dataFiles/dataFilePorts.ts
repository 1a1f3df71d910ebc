import type { DataFile } from '@parley/api';
import type { DataFilePorts } from '@parley/machines/dataFile';
import type { QueryKey } from '@tanstack/react-query';
import type { App } from '../app/createApp.ts';
import { removeFrom } from '../app/removal.ts';
import { writeInPlace } from '../app/toldInPlace.ts';

/** What a file's flow asks of the page around it. */
export interface DataFilePage {
  /** The list's key among what was read. */
  listKey: QueryKey;
  /** Keeps a record that the server replied with, in the list that is shown. */
  onKept: (file: DataFile) => void;
  onRemoved: (dataFileGuid: string) => void;
  /** Calls back with the records of the list whenever it was read; until it is stopped. */
  watchList: (onRead: (files: readonly DataFile[]) => void) => () => void;
}

/** How many files are sent at a time: the others wait, so that other calls still get a connection. */
const MOST_UPLOADS = 3;

/**
 * The data files of one assistant, over the API.
 * @returns the ports of one file; `file` is what is sent, null where nothing is; `replaces` says that it
 * takes the place of the one that the server has under that id.
 */
export function createDataFilePorts(
  { client, queryClient }: Pick<App, 'client' | 'queryClient'>,
  assistantGuid: string,
  page: DataFilePage,
) {
  const write = <Reply>(call: () => Promise<Reply>) => writeInPlace(queryClient, call);
  const line = createLine(MOST_UPLOADS);
  const keep = (file: DataFile): DataFile => {
    page.onKept(file);
    return file;
  };

  return (dataFileGuid: string, file: File | null, replaces: boolean): DataFilePorts => ({
    // The field has checked the file before handing it over.
    checkFile: async () => null,
    async uploadFile(onProgress, signal) {
      if (!file) throw new Error('A file of the server is not sent again.');
      const leave = await line.enter(signal);
      try {
        const options = { onProgress, signal };
        const send = () =>
          replaces
            ? client.call('replaceDataFile', { dataFileGuid, file }, options)
            : client.call('uploadDataFile', { assistantGuid, dataFileGuid, file }, options);
        return keep(await write(send));
      } finally {
        leave();
      }
    },
    watchFile: (guid, onChange) =>
      page.watchList((files) => {
        const found = files.find((one) => one.dataFileGuid === guid);
        if (found) onChange(found);
      }),
    readAgain: async (guid, signal) =>
      keep(await write(() => client.call('retryDataFile', { dataFileGuid: guid }, { signal }))),
    async removeFile(guid, signal) {
      const send = () => client.call('deleteDataFile', { dataFileGuid: guid }, { signal });
      await removeFrom(queryClient, page.listKey, () => write(send));
      page.onRemoved(guid);
    },
  });
}

/** Lets a number of callers in at a time, in their order. */
function createLine(most: number) {
  let inside = 0;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else inside -= 1;
  };
  return {
    /** @throws {DOMException} AbortError when `signal` is aborted while it waits */
    async enter(signal: AbortSignal): Promise<() => void> {
      if (inside < most) {
        inside += 1;
        return leave;
      }
      await new Promise<void>((resolve, reject) => {
        const enter = () => {
          signal.removeEventListener('abort', abort);
          resolve();
        };
        const abort = () => {
          waiting.splice(waiting.indexOf(enter), 1);
          reject(signal.reason);
        };
        waiting.push(enter);
        signal.addEventListener('abort', abort, { once: true });
      });
      return leave;
    },
  };
}
