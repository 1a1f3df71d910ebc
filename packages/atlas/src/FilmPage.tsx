import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useAtlas, useParts } from './Atlas.tsx';
import * as styles from './FilmPage.css.ts';
import { filmOf } from './film.ts';
import { LostStep } from './LostStep.tsx';
import { machineOf } from './machine.ts';
import { FramedStage, WindowChoice } from './Stage.tsx';
import type { StageWindow } from './sight.ts';
import { faceAtStep, leafAt, leafOf } from './walk.ts';

export interface FilmPageProps {
  /** Name of a machine that has fixtures. */
  machine: string;
  /** The state that the walk begins at, as the id of its story ends. */
  state?: string;
  /** The steps of the walk, as the address of a film names them. */
  steps: string;
  /** The window that the screens are seen in at first; '' for a desktop's. */
  window?: StageWindow | '';
  onWindowChange?: (window: StageWindow) => void;
  /** Shows the screen of a state. */
  stage?: typeof FramedStage;
}

/** A walk as a storyboard of real screens, one for each step: to look at, print or send (DS-4). */
export function FilmPage({
  machine: name,
  state,
  steps,
  window: first = '',
  onWindowChange,
  stage: StageView = FramedStage,
}: FilmPageProps) {
  const { Breadcrumbs, Button, CopyButton, PageHeader, Text } = useParts();
  const { machines, hrefs } = useAtlas();
  const machine = machineOf(machines, name);
  const { walk, lost } = useMemo(() => filmOf(machine, state, steps), [machine, state, steps]);
  const [chosen, setChosen] = useState(first);
  const window = chosen || 'desktop';
  const count = walk.steps.length;
  const sight = { state: walk.face.slug, steps, window: chosen };
  const address = new URL(hrefs.film(name, sight), document.baseURI).href;
  return (
    <main className={styles.page}>
      <div className={styles.screenOnly}>
        <Breadcrumbs
          items={[
            { label: 'Flow atlas', href: hrefs.overview },
            { label: name, href: hrefs.machine(name, sight) },
          ]}
          current="Film"
        />
      </div>
      <PageHeader
        title={`${name}: ${[...new Set([walk.face.leaf, leafOf(walk)])].join(' to ')}`}
        purpose={count === 1 ? 'One screen.' : `${count} screens, one for each step.`}
      />
      <div className={styles.tools}>
        <WindowChoice
          window={window}
          onChange={(next) => {
            setChosen(next);
            onWindowChange?.(next);
          }}
        />
        <div className={styles.actions}>
          <CopyButton text={address} label="Copy link" look="words" />
          <Button icon={Printer} onClick={() => globalThis.print()}>
            Print
          </Button>
        </div>
      </div>
      <ol className={styles.strip[window]}>
        {walk.steps.map((step, index) => {
          const leaf = leafAt(step);
          return (
            <li key={index} className={styles.scene}>
              <StageView
                staged={{ machine: name, snapshot: step.snapshot, send: () => undefined }}
                window={window}
                label={`${index + 1}: screen of ${leaf}`}
                face={faceAtStep(machine, walk, index)}
              />
              <div className={styles.words}>
                <span className={styles.number}>{index + 1}</span>
                <div>
                  <Text weight="strong">{leaf}</Text>
                  <Text size="caption" tone="muted">
                    {step.by ?? 'Begins here'}
                  </Text>
                </div>
              </div>
            </li>
          );
        })}
      </ol>
      {lost !== null && <LostStep name={lost} />}
    </main>
  );
}
