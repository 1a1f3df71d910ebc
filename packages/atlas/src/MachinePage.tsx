import { useEffect, useRef, useState } from 'react';
import { useAtlas, useParts } from './Atlas.tsx';
import { Diagram } from './Diagram.tsx';
import { addressOf, stepsOf } from './film.ts';
import * as styles from './MachinePage.css.ts';
import { coverageOf, machineOf } from './machine.ts';
import { FramedStage } from './Stage.tsx';
import { StatePanel } from './StatePanel.tsx';
import { plainSight, type Sight } from './sight.ts';
import { Tables } from './Tables.tsx';
import { useWalk } from './useWalk.ts';
import { faceAt, lastOf, leafOf, waysFrom } from './walk.ts';

/** Besides the machine, what the page shows at first. */
export interface MachinePageProps extends Partial<Sight> {
  /** Name of a machine that has fixtures. */
  machine: string;
  /** Told what is seen, once it has changed and no gesture goes on. */
  onSightChange: (sight: Sight) => void;
  /** Shows the screen of a state. */
  stage?: typeof FramedStage;
}

/**
 * A machine of the atlas: its diagram, and beside it the screen of the live machine, which each event leads
 * on (DS-4).
 */
export function MachinePage({
  machine: name,
  onSightChange,
  stage = FramedStage,
  ...first
}: MachinePageProps) {
  const { Breadcrumbs, PageHeader } = useParts();
  const { machines, hrefs } = useAtlas();
  const machine = machineOf(machines, name);
  const [sight, setSight] = useState<Sight>({ ...plainSight, ...first });
  const change = (part: Partial<Sight>) => setSight((last) => ({ ...last, ...part }));
  const { walk, lost, begin, take, returnTo } = useWalk(machine, sight.state, sight.steps);
  useTold({ ...sight, state: walk.face.slug, steps: stepsOf(walk) }, onSightChange);
  const ways = waysFrom(machine.graph, lastOf(walk).snapshot, machine.eventsIn);
  const transition = machine.graph.transitions.find((each) => addressOf(each) === sight.transition) ?? null;
  const { states, transitions } = coverageOf(machine);

  const moving =
    <Args extends unknown[]>(move: (...args: Args) => void) =>
    (...args: Args) => {
      change({ transition: '' });
      move(...args);
    };
  const beginAt = moving((path: string) => {
    const face = machine.faces.find(({ key }) => key === path);
    begin(face ?? faceAt(machine, undefined));
  });
  /** Takes a transition that is possible now; of any other it shows the details. */
  const chooseTransition = (id: string) => {
    const way = ways.find((each) => each.transition.id === id);
    const chosen = machine.graph.transitions.find((each) => each.id === id);
    if (way?.event) moving(take)(way.event);
    // Tiles have no lines: a transition is seen where both its states are joined.
    else if (chosen) change({ transition: addressOf(chosen), view: 'lines' });
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
          transition={transition}
          sight={sight}
          onSight={change}
          onChooseState={beginAt}
          onChooseTransition={chooseTransition}
        />
        <StatePanel
          machine={machine}
          walk={walk}
          ways={ways}
          transition={transition}
          lost={lost}
          sight={sight}
          onSight={change}
          stage={stage}
          onBegin={moving(begin)}
          onTake={moving(take)}
          onReturn={moving(returnTo)}
        />
      </div>
      <Tables
        machine={machine}
        tab={sight.table || 'states'}
        onTab={(table) => change({ table })}
        onChooseState={beginAt}
        onChooseTransition={chooseTransition}
      />
    </main>
  );
}

/** Tells a sight on whenever it is another; how the page begins is known. */
function useTold(sight: Sight, onChange: (sight: Sight) => void): void {
  const text = JSON.stringify(sight);
  const told = useRef(text);
  useEffect(() => {
    if (told.current === text) return;
    told.current = text;
    onChange(sight);
  });
}
