import type { Feedback } from '@parley/machines';
import {
  type DataFileEvent,
  type DataFileInput,
  type DataFilePorts,
  dataFileWith,
  type KeptFile,
} from '@parley/machines/dataFile';
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';

type Logic = ReturnType<typeof dataFileWith>;
export type DataFileSnapshot = SnapshotFrom<Logic>;

/** Files on their way: to the server, out of its list, or through it once more. */
export interface DataFileFlows {
  /** By id, in the order in which they began; the same map until something changes. */
  snapshots(): ReadonlyMap<string, DataFileSnapshot>;
  subscribe(onChange: () => void): () => void;
  /** Begins to send a file. */
  upload(file: File): void;
  /** Begins to send a file that takes the place of one of the list. */
  replace(id: string, file: File): void;
  /** Begins something with a file of the list. */
  act(kept: KeptFile & { name: string; bytes: number }, event: DataFileEvent): void;
  /** Tells a file that is on its way. */
  send(id: string, event: DataFileEvent): void;
  /** Ends all of them; what is being sent is broken off. */
  close(): void;
}

/** Runs a machine for each file for as long as it tells more than the list of the server. */
export function createDataFileFlows(
  portsOf: (id: string, file: File | null, replaces: boolean) => DataFilePorts,
  raise: (feedback: Feedback) => void,
): DataFileFlows {
  const flows = new Map<string, ActorRefFrom<Logic>>();
  const listeners = new Set<() => void>();
  let snapshots: ReadonlyMap<string, DataFileSnapshot> = new Map();

  function changed(): void {
    snapshots = new Map([...flows].map(([id, flow]) => [id, flow.getSnapshot()]));
    for (const listener of listeners) listener();
  }

  function begin(id: string, ports: DataFilePorts, input: DataFileInput, event: DataFileEvent | null): void {
    const flow = createActor(dataFileWith(ports), { input });
    flow.on('feedback.raised', ({ feedback }) => raise(feedback));
    flows.get(id)?.stop();
    flows.set(id, flow);
    flow.start();
    if (event) flow.send(event);
    flow.subscribe((snapshot) => {
      if (isTold(snapshot)) {
        flows.delete(id);
        flow.stop();
      }
      changed();
    });
    changed();
  }

  return {
    snapshots: () => snapshots,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    upload(file) {
      const id = crypto.randomUUID();
      begin(id, portsOf(id, file, false), sentOf(file), null);
    },
    replace: (id, file) => begin(id, portsOf(id, file, true), sentOf(file), null),
    act({ name, bytes, ...kept }, event) {
      const id = kept.dataFileGuid;
      begin(id, portsOf(id, null, false), { file: { name, bytes }, kept }, event);
    },
    send: (id, event) => flows.get(id)?.send(event),
    close() {
      for (const flow of flows.values()) flow.stop();
      flows.clear();
    },
  };
}

function sentOf({ name, size: bytes }: File): DataFileInput {
  return { file: { name, bytes }, kept: null };
}

/** Whether the list says by itself how the file stands; that removing it failed, a message has said. */
function isTold(snapshot: DataFileSnapshot): boolean {
  return (
    snapshot.matches('ready') ||
    snapshot.matches('removed') ||
    snapshot.matches({ failed: 'reading' }) ||
    snapshot.matches({ failed: 'removal' })
  );
}
