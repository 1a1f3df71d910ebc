export { type DataFileView, dataFileViewOf } from './dataFile.connect.ts';
export { type DataFileEvent, dataFileMachine } from './dataFile.machine.ts';
