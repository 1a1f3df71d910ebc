import { useParts } from './Atlas.tsx';
import type { AtlasState } from './graph.ts';

/** Says of a state that its flow begins or ends there; nothing of what is between. */
export function KindTag({ state: { isInitial, kind } }: { state: AtlasState }) {
  const { Tag } = useParts();
  if (kind === 'final') return <Tag tone="positive">Final</Tag>;
  return isInitial ? <Tag>Initial</Tag> : null;
}
