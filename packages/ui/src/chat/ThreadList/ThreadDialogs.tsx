import type { ThreadDeed } from '@parley/model';
import { DeleteThread } from './DeleteThread.tsx';
import { RenameThread } from './RenameThread.tsx';
import type { ThreadDialogProps } from './threadDialog.ts';

/** What is asked before something is done with a thread. A module of its own: who only reads loads none. */
export default function ThreadDialogs({ does, ...dialog }: ThreadDialogProps & { does: ThreadDeed }) {
  return does === 'rename' ? <RenameThread {...dialog} /> : <DeleteThread {...dialog} />;
}
