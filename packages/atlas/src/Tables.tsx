import { useAtlas, useParts } from './Atlas.tsx';
import { type AtlasState, type AtlasTransition, isLeaf, transitionsFrom, triggerWords } from './graph.ts';
import { KindTag } from './KindTag.tsx';
import type { Face, Machine } from './machine.ts';
import * as styles from './Tables.css.ts';

interface TablesProps {
  machine: Machine;
  tab: 'states' | 'transitions';
  onTab: (tab: 'states' | 'transitions') => void;
  onChooseState: (path: string) => void;
  onChooseTransition: (id: string) => void;
}

/** Everything that the diagram shows, as tables: for those who do not see it, and for reading closely. */
export function Tables({ machine, tab, onTab, onChooseState, onChooseTransition }: TablesProps) {
  const { Heading, Tabs } = useParts();
  const { graph } = machine;
  const leaves = graph.states.filter(isLeaf);
  return (
    <section className={styles.root} aria-labelledby="atlas-tables">
      <Heading level={2} id="atlas-tables">
        States and transitions
      </Heading>
      <Tabs
        label="Tables"
        selected={tab}
        onSelect={onTab}
        tabs={[
          {
            id: 'states',
            label: `States (${leaves.length})`,
            content: <States machine={machine} leaves={leaves} onChoose={onChooseState} />,
          },
          {
            id: 'transitions',
            label: `Transitions (${graph.transitions.length})`,
            content: <Transitions machine={machine} onChoose={onChooseTransition} />,
          },
        ]}
      />
    </section>
  );
}

interface StatesProps {
  machine: Machine;
  leaves: readonly AtlasState[];
  onChoose: (path: string) => void;
}

function States({ machine, leaves, onChoose }: StatesProps) {
  const { Button, Table } = useParts();
  const facesOf = ({ path }: AtlasState) => machine.faces.filter(({ leaf }) => leaf === path);
  return (
    <Table
      label={`States of ${machine.name}`}
      rows={leaves}
      rowId={({ path }) => path}
      columns={[
        {
          id: 'state',
          label: 'State',
          cell: (state) => (
            <span className={styles.first}>
              <Button variant="quiet" size="small" onClick={() => onChoose(state.path)}>
                {state.path}
              </Button>
              <KindTag state={state} />
            </span>
          ),
        },
        {
          id: 'leaving',
          label: 'Transitions',
          align: 'end',
          cell: ({ path }) => transitionsFrom(machine.graph, path).length,
        },
        { id: 'faces', label: 'Stories', cell: (state) => <Stories faces={facesOf(state)} /> },
      ]}
    />
  );
}

function Stories({ faces }: { faces: readonly Face[] }) {
  const { hrefs } = useAtlas();
  const { Link } = useParts();
  return (
    <span className={styles.stories}>
      {faces.map(({ key, face, storyId }) =>
        storyId ? (
          <Link key={key} href={hrefs.story(storyId)}>
            {face ?? 'Story'}
          </Link>
        ) : (
          <span key={key}>{face ?? 'None yet'}</span>
        ),
      )}
    </span>
  );
}

interface TransitionsProps {
  machine: Machine;
  onChoose: (id: string) => void;
}

function Transitions({ machine, onChoose }: TransitionsProps) {
  const { Button, Table } = useParts();
  const { graph, name } = machine;
  return (
    <Table<AtlasTransition, 'event' | 'guard' | 'source' | 'target'>
      label={`Transitions of ${name}`}
      rows={graph.transitions}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'event',
          label: 'What happens',
          cell: (transition) => (
            <span className={styles.first}>
              <Button variant="quiet" size="small" onClick={() => onChoose(transition.id)}>
                {triggerWords(transition)}
              </Button>
            </span>
          ),
        },
        { id: 'guard', label: 'If', cell: ({ guard }) => guard ?? '' },
        { id: 'source', label: 'From', cell: ({ source }) => source || name },
        { id: 'target', label: 'To', cell: ({ target }) => target ?? 'stays' },
      ]}
    />
  );
}
