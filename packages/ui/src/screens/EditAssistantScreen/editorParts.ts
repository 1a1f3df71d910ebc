import type { FunctionComponent } from 'react';
import { onDemand } from '../../patterns/deferred/onDemand.tsx';
import type { EditorTab } from './editor.types.ts';

const rest = () => import('./editorRest.ts');
type Rest = Awaited<ReturnType<typeof rest>>;

/** A part of what is fetched as one. @param close what the reader does who gives it up */
const part = <Props extends object>(
  pick: (of: Rest) => FunctionComponent<Props>,
  close: (props: Props) => void,
) => onDemand<Props>(async () => ({ default: pick(await rest()) }), close);

/** A tab whose code cannot be had leads to the first one. */
const tabPart = <Props extends object>(pick: (of: Rest) => FunctionComponent<Props>) =>
  part<Props & { onGiveUp: () => void }>(pick, ({ onGiveUp }) => onGiveUp());

/**
 * The tabs behind the first one, and what shows versions side by side: most of the editor's code, which is
 * not waited for to change a name (PERF-1).
 */
export const BehaviourTab = tabPart((of) => of.BehaviourTab);
export const ConversationTab = tabPart((of) => of.ConversationTab);
export const DataFilesTab = tabPart((of) => of.DataFilesTab);
export const AccessTab = tabPart((of) => of.AccessTab);
export const WidgetTab = tabPart((of) => of.WidgetTab);
export const PublishDrawer = part(
  (of) => of.PublishDrawer,
  ({ onClose }) => onClose(),
);
export const ConflictDialog = part(
  (of) => of.ConflictDialog,
  ({ onClose }) => onClose(),
);

const PARTS = [
  ...[BehaviourTab, ConversationTab, DataFilesTab, AccessTab, WidgetTab],
  ...[PublishDrawer, ConflictDialog],
];

/** Fetches the code of all of the editor. @throws where it cannot be had */
export const fetchEditor = () => Promise.all(PARTS.map(({ fetch }) => fetch()));

/** Fetches what a tab needs; settles when it is known whether it is there. What is missing the tab tells. */
export const fetchEditorTab = async (tab: EditorTab) => {
  if (tab !== 'general') await fetchEditor().catch(() => undefined);
};
