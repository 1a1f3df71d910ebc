import { useState } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { answerMessage, readerMessage } from '../chat.fixtures.ts';
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';

/** A button of the test alone: it takes no room from the chat, and stands in no picture. */
function BesideNothing({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <VisuallyHidden>
      <button type="button" onClick={onClick}>
        {children}
      </button>
    </VisuallyHidden>
  );
}

/**
 * A chat that turns into another: by the button beside it, by sending, and by loading its history again, by
 * which it also turns back.
 */
export function Turning({
  view,
  turned,
  by,
  ...props
}: ChatPanelProps & { turned: ChatPanelProps['view']; by: string }) {
  const [hasTurned, setTurned] = useState(false);
  const turn = () => setTurned(true);
  return (
    <>
      <ChatPanel
        {...props}
        view={hasTurned ? turned : view}
        actions={{ ...props.actions, onSend: turn, onRetryHistory: () => setTurned(!hasTurned) }}
      />
      <BesideNothing onClick={turn}>{by}</BesideNothing>
    </>
  );
}

/** A thread in which another answer begins when it is told to. */
export function Overtaken(props: ChatPanelProps) {
  const { view } = props;
  const turned = view.phase === 'closed' ? view : ({ ...view, composer: 'answering' } as const);
  return <Turning {...props} turned={turned} by="Answer" />;
}

export const unanswered = [readerMessage({ state: 'sent' }), answerMessage({ state: 'waiting', body: '' })];
export const halfAnswered = [
  readerMessage(),
  answerMessage({ state: 'streaming', body: 'Parcels to Austria take **two' }),
];

export const edited = [
  readerMessage({ id: 'q1' }),
  answerMessage({ id: 'a1', parentId: 'q1' }),
  readerMessage({ id: 'q2', parentId: 'a1', body: 'And to Spain?' }),
  answerMessage({ id: 'a2', parentId: 'q2', body: 'Parcels to Spain take four to six working days [2].' }),
];
export const forks = { a1: ['q2', 'q3'], q2: ['a0', 'a2'] };

/** A chat whose owner makes its actions anew at each render, and renders as often as it is told to. */
export function Rerendering(props: ChatPanelProps) {
  const [count, setCount] = useState(0);
  const onRate: ChatPanelProps['actions']['onRate'] = (id) => props.actions.onRate(`${id} ${count}`, 'up');
  return (
    <>
      <ChatPanel {...props} actions={{ ...props.actions, onRate }} />
      <BesideNothing onClick={() => setCount((before) => before + 1)}>Render again</BesideNothing>
    </>
  );
}

/**
 * A copy of an object that counts the reads of a property: each render reads it, so the reads show the
 * renders.
 */
export function counted<T extends object, K extends keyof T>(object: T, property: K) {
  let reads = 0;
  const get = () => {
    reads += 1;
    return object[property];
  };
  return { object: Object.defineProperty({ ...object }, property, { get }) as T, reads: () => reads };
}
