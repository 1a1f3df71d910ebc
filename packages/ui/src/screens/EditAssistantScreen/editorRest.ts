/** What the editor fetches when it is wanted, as one file: its parts share most of their code. */
export { AccessTab } from './AccessTab.tsx';
export { BehaviourTab } from './BehaviourTab.tsx';
export { ConflictDialog } from './ConflictDialog.tsx';
export { ConversationTab } from './ConversationTab.tsx';
export { DataFilesTab } from './DataFilesTab.tsx';
export { PublishDrawer } from './PublishDrawer.tsx';
export { WidgetTab } from './WidgetTab.tsx';
