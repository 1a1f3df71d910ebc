import {
  CircleCheck,
  CircleX,
  ExternalLink,
  Film,
  type LucideIcon,
  Play,
  RotateCcw,
  Timer,
  Undo2,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { AnyEventObject } from 'xstate';
import { useAtlas, useParts } from './Atlas.tsx';
import { stepsOf } from './film.ts';
import { type AtlasTransition, type Trigger, triggerWords } from './graph.ts';
import { KindTag } from './KindTag.tsx';
import { LostStep } from './LostStep.tsx';
import type { Face, Machine } from './machine.ts';
import { type StageProps, WindowChoice } from './Stage.tsx';
import * as styles from './StatePanel.css.ts';
import type { Sight } from './sight.ts';
import { lastOf, leafAt, leafOf, type Walk, type Way } from './walk.ts';

const drawings: Record<Trigger, LucideIcon> = {
  event: Play,
  done: CircleCheck,
  failed: CircleX,
  delay: Timer,
  always: Play,
};

interface StatePanelProps {
  machine: Machine;
  walk: Walk;
  /** What can happen now, and what cannot. */
  ways: readonly Way[];
  /** The transition that is looked at. */
  transition: AtlasTransition | null;
  /** Name of the step that the address has and the machine no longer takes, or null. */
  lost: string | null;
  /** What is open and chosen in the panel. */
  sight: Pick<Sight, 'window' | 'others'>;
  onSight: (change: Partial<Sight>) => void;
  /** Shows the screen. */
  stage: ComponentType<StageProps>;
  onBegin: (face: Face) => void;
  onTake: (event: AnyEventObject) => void;
  onReturn: (steps: number) => void;
}

/** The state that a walk is in: its screen, what can happen there, and how the walk came there. */
export function StatePanel({
  machine,
  walk,
  ways,
  transition,
  lost,
  sight,
  onSight,
  stage: StageView,
  onBegin,
  onTake,
  onReturn,
}: StatePanelProps) {
  const { ButtonLink, Heading, Select, Tag } = useParts();
  const { hrefs, hasPictures } = useAtlas();
  const window = sight.window || 'desktop';
  const leaf = leafOf(walk);
  const { snapshot } = lastOf(walk);
  const faces = machine.faces.filter((face) => face.leaf === leaf);
  const [own] = faces;
  const begun = walk.steps.length === 1;
  const shownFace = begun ? walk.face : own;
  const state = machine.graph.states.find(({ path }) => path === leaf);
  return (
    <aside className={styles.root} aria-label="Chosen state">
      <header className={styles.head}>
        <div className={styles.title} aria-live="polite">
          <Heading level={2}>{leaf}</Heading>
        </div>
        <div className={styles.tags}>
          {state && <KindTag state={state} />}
          {!begun && <Tag tone="info">Walked to</Tag>}
          {hasPictures && shownFace?.looksLike && <Tag tone="caution">Looks like {shownFace.looksLike}</Tag>}
          {shownFace?.storyId && (
            <ButtonLink
              href={hrefs.story(shownFace.storyId)}
              variant="quiet"
              size="small"
              icon={ExternalLink}
            >
              Open story
            </ButtonLink>
          )}
        </div>
      </header>
      <StageView
        staged={{ machine: machine.name, snapshot, send: onTake }}
        window={window}
        label={`Screen of ${leaf}`}
        face={shownFace}
      />
      <div className={styles.choices}>
        <WindowChoice window={window} onChange={(chosen) => onSight({ window: chosen })} />
        {faces.length > 1 && (
          <div className={styles.faces}>
            <Select
              label="Face"
              options={faces.map(({ key, face }) => ({ value: key, label: face ?? 'As it is' }))}
              value={begun ? walk.face.key : null}
              placeholder="As walked to"
              onChange={(key) => {
                const face = faces.find((each) => each.key === key);
                if (face) onBegin(face);
              }}
            />
          </div>
        )}
      </div>
      {transition && <TransitionCard machine={machine} transition={transition} onBegin={onBegin} />}
      <Ways
        ways={ways}
        areOthersOpen={sight.others === 'open'}
        onOthers={(areOpen) => onSight({ others: areOpen ? 'open' : '' })}
        onTake={onTake}
      />
      <Trail machine={machine} walk={walk} lost={lost} window={sight.window} onReturn={onReturn} />
    </aside>
  );
}

interface TransitionCardProps {
  machine: Machine;
  transition: AtlasTransition;
  onBegin: (face: Face) => void;
}

/** A transition that was chosen in the diagram though it cannot be taken now. */
function TransitionCard({ machine, transition, onBegin }: TransitionCardProps) {
  const { Button, Text } = useParts();
  const { source, target, guard } = transition;
  const from = machine.faces.find(({ leaf }) => leaf === source || leaf.startsWith(`${source}.`));
  return (
    <section className={styles.transition} aria-label="Chosen transition">
      <Text weight="strong">{triggerWords(transition)}</Text>
      <Text size="caption" tone="muted">
        {source || machine.name} → {target ?? 'stays'}
        {guard !== null && `, if ${guard}`}
      </Text>
      {from && (
        <Button size="small" onClick={() => onBegin(from)}>
          Begin at {from.leaf}
        </Button>
      )}
    </section>
  );
}

interface WaysProps {
  ways: readonly Way[];
  areOthersOpen: boolean;
  onOthers: (areOpen: boolean) => void;
  onTake: (event: AnyEventObject) => void;
}

/** What can happen now as buttons, and what cannot as words. */
function Ways({ ways, areOthersOpen, onOthers, onTake }: WaysProps) {
  const { Heading, Icon, Text } = useParts();
  const possible = ways.flatMap(({ transition, event }) => (event ? [{ transition, event }] : []));
  const others = ways.filter(({ event }) => event === null);
  return (
    <section className={styles.section} aria-labelledby="atlas-ways">
      <Heading level={3} size="small" id="atlas-ways">
        What can happen here
      </Heading>
      {possible.length === 0 && <Text tone="muted">Nothing: the flow ends here.</Text>}
      <ul className={styles.possible}>
        {possible.map(({ transition, event }) => (
          <li key={transition.id}>
            <button type="button" className={styles.way} onClick={() => onTake(event)}>
              <Icon icon={drawings[transition.trigger]} size="small" />
              <WayWords transition={transition} />
            </button>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <details
          className={styles.others}
          open={areOthersOpen}
          onToggle={({ currentTarget }) => onOthers(currentTarget.open)}
        >
          <summary className={styles.summary}>Not now: {others.length}</summary>
          <Text size="caption" tone="muted">
            Their conditions say no in this state, or a state further inside answers the same event first.
          </Text>
          <ul className={styles.ways}>
            {others.map(({ transition }) => (
              <li key={transition.id} className={styles.impossible}>
                <Icon icon={drawings[transition.trigger]} size="small" />
                <WayWords transition={transition} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function WayWords({ transition }: { transition: AtlasTransition }) {
  const { guard, target } = transition;
  return (
    <span className={styles.wayWords}>
      <span>
        <strong className={styles.event}>{triggerWords(transition)}</strong>
        {guard !== null && <span className={styles.guard}> if {guard}</span>}
      </span>
      <span className={styles.target}>{target === null ? 'stays' : `to ${target}`}</span>
    </span>
  );
}

interface TrailProps {
  machine: Machine;
  walk: Walk;
  lost: string | null;
  /** The window that the screen is seen in; '' where none was chosen. */
  window: Sight['window'];
  onReturn: (steps: number) => void;
}

/** Every step of the walk; each leads back to where it ended. */
function Trail({ machine, walk, lost, window, onReturn }: TrailProps) {
  const { Button, ButtonLink, Heading } = useParts();
  const { hrefs } = useAtlas();
  const { steps } = walk;
  const isBegun = steps.length === 1;
  return (
    <section className={styles.section} aria-labelledby="atlas-trail">
      <div className={styles.trailHead}>
        <Heading level={3} size="small" id="atlas-trail">
          Trail
        </Heading>
        <div className={styles.tags}>
          <ButtonLink
            href={hrefs.film(machine.name, { state: walk.face.slug, steps: stepsOf(walk), window })}
            variant="quiet"
            size="small"
            icon={Film}
          >
            Film
          </ButtonLink>
          <Button
            variant="quiet"
            size="small"
            icon={Undo2}
            disabledReason={isBegun ? 'There is no step to undo' : undefined}
            onClick={() => onReturn(steps.length - 2)}
          >
            Undo
          </Button>
          <Button
            variant="quiet"
            size="small"
            icon={RotateCcw}
            disabledReason={isBegun ? 'The walk is at its beginning' : undefined}
            onClick={() => onReturn(0)}
          >
            Reset
          </Button>
        </div>
      </div>
      <ol className={styles.trail}>
        {steps.map((step, index) => (
          <li key={index} className={styles.step}>
            <button
              type="button"
              className={styles.stepButton}
              aria-current={index === steps.length - 1 ? 'step' : undefined}
              onClick={() => onReturn(index)}
            >
              <span className={styles.stepBy}>{step.by ?? 'Begins at'}</span>
              <span className={styles.stepState}>{leafAt(step)}</span>
            </button>
          </li>
        ))}
      </ol>
      {lost !== null && <LostStep name={lost} />}
    </section>
  );
}
