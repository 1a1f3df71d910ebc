export { type DataFileView, dataFileViewOf } from './dataFile.connect.ts';
export { dataFileMachine } from './dataFile.machine.ts';
export type { DataFileEvent } from './dataFile.types.ts';
