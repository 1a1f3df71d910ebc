import type { Feedback } from '@parley/machines';
import {
  type ConnectedDataFile,
  connectDataFile,
  type DataFileInput,
  type DataFilePorts,
  dataFileWith,
  type KeptFile,
} from '@parley/machines/dataFile';
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';

type Logic = ReturnType<typeof dataFileWith>;

/** A file that is being uploaded, removed or read again. */
export interface FileFlow extends ConnectedDataFile {
  /** What is sent takes the place of a file of the list. */
  replaces: boolean;
}

/** Files that are being uploaded, removed or read again. */
export interface DataFileFlows {
  /** By id, in the order in which they began; the same map until something changes. */
  files(): ReadonlyMap<string, FileFlow>;
  subscribe(onChange: () => void): () => void;
  /** Begins to send a file. */
  upload(file: File): void;
  /** Begins to send a file that takes the place of one of the list. */
  replace(id: string, file: File): void;
  /** What can be done with a file of the list. */
  listed(kept: KeptFile & { name: string; bytes: number }): ConnectedDataFile['actions'];
  /** Sends again what a lost connection has cut off: the network is back. */
  resume(): void;
  /** Ends all of them; what is being sent is broken off. */
  close(): void;
}

/** Runs a machine for each file, as long as the machine shows more than the server's list. */
export function createDataFileFlows(
  portsOf: (id: string, file: File | null, replaces: boolean) => DataFilePorts,
  raise: (feedback: Feedback) => void,
): DataFileFlows {
  const flows = new Map<string, ActorRefFrom<Logic>>();
  const replacing = new WeakSet<ActorRefFrom<Logic>>();
  const listeners = new Set<() => void>();
  let files: ReadonlyMap<string, FileFlow> = new Map();

  function changed(): void {
    files = new Map(
      [...flows].map(([id, flow]) => [
        id,
        { ...connectDataFile(flow.getSnapshot(), flow.send), replaces: replacing.has(flow) },
      ]),
    );
    for (const listener of listeners) listener();
  }

  function begin(id: string, ports: DataFilePorts, input: DataFileInput, replaces = false) {
    const flow = createActor(dataFileWith(ports), { input });
    if (replaces) replacing.add(flow);
    flow.on('feedback.raised', ({ feedback }) => raise(feedback));
    flows.get(id)?.stop();
    flows.set(id, flow);
    flow.start();
    flow.subscribe((snapshot) => {
      if (isTold(snapshot)) {
        flows.delete(id);
        flow.stop();
      }
      changed();
    });
    changed();
    return flow;
  }

  return {
    files: () => files,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    upload(file) {
      const id = crypto.randomUUID();
      begin(id, portsOf(id, file, false), sentOf(file));
    },
    replace: (id, file) => begin(id, portsOf(id, file, true), sentOf(file), true),
    listed({ name, bytes, ...kept }) {
      const id = kept.dataFileGuid;
      const running = flows.get(id);
      const now = running?.getSnapshot();
      // Asked twice, it is done once.
      if (running && now && (now.matches('retrying') || now.matches('removing')))
        return connectDataFile(now, running.send).actions;
      const flow = begin(id, portsOf(id, null, false), { file: { name, bytes }, kept });
      return connectDataFile(flow.getSnapshot(), flow.send).actions;
    },
    resume() {
      for (const flow of flows.values()) {
        const { context } = flow.getSnapshot();
        // No reply came: sent again, it is done once, as each upload has an id of its own.
        if (context.failure?.status === 0) flow.send({ type: 'retry.wanted' });
      }
    },
    close() {
      for (const flow of flows.values()) flow.stop();
      flows.clear();
    },
  };
}

function sentOf({ name, size: bytes }: File): DataFileInput {
  return { file: { name, bytes }, kept: null };
}

/**
 * Whether the server's list shows the file's state, so that its machine can end. A failed removal was told by
 * a message.
 */
function isTold(snapshot: SnapshotFrom<Logic>): boolean {
  return (
    snapshot.matches('ready') ||
    snapshot.matches('removed') ||
    snapshot.matches({ failed: 'reading' }) ||
    snapshot.matches({ failed: 'removal' })
  );
}
