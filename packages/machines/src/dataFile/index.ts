export { type ConnectedDataFile, connectDataFile, type DataFileView } from './dataFile.connect.ts';
export { dataFileMachine } from './dataFile.machine.ts';
export { dataFileWith } from './dataFile.ports.ts';
export type { DataFileEvent, DataFileInput, DataFilePorts, KeptFile } from './dataFile.types.ts';
