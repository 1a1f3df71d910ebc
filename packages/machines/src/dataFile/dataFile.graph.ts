import { ApiError } from '@parley/api';
import type { DataFileStatus } from '@parley/model';
import type { Walk } from '../testing/explore.ts';

const file = { name: 'terms.md', bytes: 120 };
const statuses: DataFileStatus[] = ['queued', 'indexing', 'ready', 'failed'];
const kept = (status: DataFileStatus) => ({ dataFileGuid: 'a', status, pages: 1, failure: null });

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const failed = (id: string, status = 500) => ({
  type: `xstate.error.actor.${id}`,
  error: new ApiError({ status, code: 'x' }),
});

/** What comes from the page, the ports and the reader, whatever is shown. */
const events = [
  { type: 'upload.progressed', share: 0.5 },
  { type: 'upload.cancelled' },
  { type: 'retry.wanted' },
  { type: 'file.removed' },
  done('checking', null),
  done('checking', 'tooLarge'),
  failed('checking'),
  ...statuses.flatMap((status) => [
    { type: 'file.changed', file: kept(status) },
    done('uploading', kept(status)),
    done('retrying', kept(status)),
  ]),
  ...['uploading', 'watching', 'retrying', 'removing'].map((id) => failed(id)),
  failed('uploading', 422),
  done('removing'),
];

/** How a data file is explored: chosen now, and known to the server in each of its states. */
export const dataFileWalks: readonly Walk[] = [null, ...statuses.map(kept)].map((known) => ({
  input: { file, kept: known },
  events,
}));
