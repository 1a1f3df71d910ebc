import { useState } from 'react';
import { useAtlas, useParts } from './Atlas.tsx';
import { Diagram } from './Diagram.tsx';
import * as styles from './MachinePage.css.ts';
import { coverageOf, machineOf } from './machine.ts';
import { FramedStage } from './Stage.tsx';
import { StatePanel } from './StatePanel.tsx';
import { Tables } from './Tables.tsx';
import { useWalk } from './useWalk.ts';
import { faceAt, lastOf, leafOf, waysFrom } from './walk.ts';

export interface MachinePageProps {
  /** Name of a machine that has fixtures. */
  machine: string;
  /** The state to begin at, as the id of its story ends: `ready-idle-empty`. */
  state?: string;
  /** Told the state that a walk has come to, as `state` names it. */
  onStateChange: (state: string) => void;
  /** Shows the screen of a state. */
  stage?: typeof FramedStage;
}

/**
 * A machine of the atlas: its diagram, and beside it the screen of the live machine, which each event leads
 * on (DS-4).
 */
export function MachinePage({ machine: name, state, onStateChange, stage = FramedStage }: MachinePageProps) {
  const { Breadcrumbs, PageHeader } = useParts();
  const { machines, hrefs } = useAtlas();
  const machine = machineOf(machines, name);
  const { walk, begin, take, returnTo } = useWalk(machine, state, onStateChange);
  const [chosen, setChosen] = useState<string | null>(null);
  const ways = waysFrom(machine.graph, lastOf(walk).snapshot, machine.eventsIn);
  const transition = machine.graph.transitions.find(({ id }) => id === chosen) ?? null;
  const { states, transitions } = coverageOf(machine);

  const moving =
    <Args extends unknown[]>(move: (...args: Args) => void) =>
    (...args: Args) => {
      setChosen(null);
      move(...args);
    };
  const beginAt = moving((path: string) => {
    const face = machine.faces.find(({ key }) => key === path);
    begin(face ?? faceAt(machine, undefined));
  });
  /** Takes a transition that is possible now; of any other it shows the details. */
  const chooseTransition = (id: string) => {
    const way = ways.find((each) => each.transition.id === id);
    if (way?.event) moving(take)(way.event);
    else setChosen(id);
  };

  return (
    <main className={styles.page}>
      <div>
        <Breadcrumbs items={[{ label: 'Flow atlas', href: hrefs.overview }]} current={name} />
        <PageHeader
          title={name}
          purpose={[
            `${states} states, ${transitions} transitions.`,
            'Choose a state to see its screen, an event to walk on.',
          ].join(' ')}
        />
      </div>
      <div className={styles.columns}>
        <Diagram
          machine={machine}
          current={leafOf(walk)}
          possible={new Set(ways.flatMap(({ transition, event }) => (event ? [transition.id] : [])))}
          transition={chosen}
          onChooseState={beginAt}
          onChooseTransition={chooseTransition}
        />
        <StatePanel
          machine={machine}
          walk={walk}
          ways={ways}
          transition={transition}
          stage={stage}
          onBegin={moving(begin)}
          onTake={moving(take)}
          onReturn={moving(returnTo)}
        />
      </div>
      <Tables machine={machine} onChooseState={beginAt} onChooseTransition={chooseTransition} />
    </main>
  );
}
