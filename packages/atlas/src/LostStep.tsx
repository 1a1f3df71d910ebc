import { useParts } from './Atlas.tsx';

/** Says that a walk of an address cannot be taken to its end. @param name of the step, as it stands there. */
export function LostStep({ name }: { name: string }) {
  const { EmptyState } = useParts();
  return (
    <EmptyState title="The walk ends here now">
      {`The machine has changed since: it no longer takes the step '${name}' from here.`}
    </EmptyState>
  );
}
