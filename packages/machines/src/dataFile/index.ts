export { type DataFileEvent, dataFileMachine } from './dataFile.machine.ts';
export { type DataFileView, dataFileViewOf } from './dataFile.view.ts';
