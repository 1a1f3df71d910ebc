import { useState } from 'react';
import { useAtlas, useParts } from './Atlas.tsx';
import { MiniMap } from './MiniMap.tsx';
import { type Coverage, coverageOf, type Found, type Machine, statesMatching } from './machine.ts';
import * as styles from './Overview.css.ts';
import { Thumbnail } from './Thumbnail.tsx';

export interface OverviewProps {
  /** What is searched for at first. */
  search?: string;
  /** Told what is searched for, without what an address cannot hold. */
  onSearchChange?: (search: string) => void;
}

/** Between the parts of a state's name in an address; Storybook takes no dots there. */
const DOT = '_';

/**
 * The first page of the atlas: all machines, a search over all their states, and what is there of each
 * (DS-4).
 */
export function Overview({ search = '', onSearchChange }: OverviewProps) {
  const { PageHeader, SearchField, Text } = useParts();
  const [text, setText] = useState(search.replaceAll(DOT, '.'));
  const { machines } = useAtlas();
  const found = statesMatching(machines, text);
  const total = machines.reduce((sum, { faces }) => sum + faces.length, 0);
  const isSearching = text.trim() !== '';
  return (
    <main className={styles.page}>
      <PageHeader
        title="Flow atlas"
        purpose={[
          'Every flow whose order matters, drawn from the machine that runs it.',
          'Open one to see the screen of each state and to walk from state to state.',
        ].join(' ')}
      />
      <div className={styles.search}>
        <SearchField
          label="Search all states"
          value={text}
          onChange={(next) => {
            setText(next);
            onSearchChange?.(next.replaceAll('.', DOT).replace(/[^\w -]/g, ''));
          }}
        />
        <Text size="caption" tone="muted">
          <output aria-live="polite">
            {isSearching
              ? `${found.length} of ${total} states`
              : `${total} states of ${machines.length} flows`}
          </output>
        </Text>
      </div>
      {isSearching ? (
        <Results found={found} />
      ) : (
        <>
          <ul className={styles.machines}>
            {machines.map((machine) => (
              <MachineCard key={machine.name} machine={machine} />
            ))}
          </ul>
          <CoverageTable />
        </>
      )}
    </main>
  );
}

function MachineCard({ machine }: { machine: Machine }) {
  const { Card, CardLink, Heading, Text } = useParts();
  const { hrefs } = useAtlas();
  const { states, transitions } = coverageOf(machine);
  return (
    <Card as="li" padding="none" pressable>
      <div className={styles.map}>
        <MiniMap machine={machine} />
      </div>
      <div className={styles.cardWords}>
        <Heading level={2} size="title">
          <CardLink href={hrefs.machine(machine.name)}>{machine.name}</CardLink>
        </Heading>
        <Text size="caption" tone="muted" numeric>
          {states} states, {transitions} transitions
        </Text>
      </div>
    </Card>
  );
}

function Results({ found }: { found: readonly Found[] }) {
  const { hrefs } = useAtlas();
  const { Card, CardLink, EmptyState, Text } = useParts();
  if (found.length === 0)
    return (
      <EmptyState title="No state has this name">
        Search by parts of names, such as “failed” or “chat limited”.
      </EmptyState>
    );
  return (
    <ul className={styles.results} aria-label="States found">
      {found.map(({ machine, face }) => (
        <Card key={`${machine.name} ${face.key}`} as="li" padding="none" pressable>
          <div className={styles.picture}>
            <Thumbnail face={face} />
          </div>
          <div className={styles.cardWords}>
            <CardLink href={hrefs.machine(machine.name, { state: face.slug })}>{face.key}</CardLink>
            <Text size="caption" tone="muted">
              {machine.name}
            </Text>
          </div>
        </Card>
      ))}
    </ul>
  );
}

function CoverageTable() {
  const { Heading, Link, Table, Text } = useParts();
  const { machines, hrefs } = useAtlas();
  const rows = machines.map((machine) => ({ name: machine.name, ...coverageOf(machine) }));
  const figure = (id: keyof Coverage, label: string) =>
    ({ id, label, align: 'end', cell: (row: Coverage) => row[id] }) as const;
  const ofFaces = (id: 'stories' | 'pictures', label: string) =>
    ({ id, label, align: 'end', cell: (row: Coverage) => `${row[id]} of ${row.faces}` }) as const;
  return (
    <section className={styles.coverage} aria-labelledby="atlas-coverage">
      <div>
        <Heading level={2} id="atlas-coverage">
          Coverage
        </Heading>
        <Text tone="muted">
          Counted now: states and transitions in the machines, stories in their files, pictures in the folder
          of baselines. Faces are the same state in other circumstances.
        </Text>
      </div>
      <Table<(typeof rows)[number], 'name' | keyof Coverage>
        label="Coverage"
        rows={rows}
        rowId={({ name }) => name}
        columns={[
          { id: 'name', label: 'Flow', cell: ({ name }) => <Link href={hrefs.machine(name)}>{name}</Link> },
          figure('states', 'States'),
          figure('transitions', 'Transitions'),
          figure('faces', 'Faces'),
          ofFaces('stories', 'Stories'),
          ofFaces('pictures', 'Pictures'),
        ]}
      />
    </section>
  );
}
