import { Thread } from '../Thread/Thread.tsx';
import { ChatFrame, type ChatFrameProps } from './ChatFrame.tsx';

/** Props of `ChatPanel`. */
export type ChatPanelProps = Omit<ChatFrameProps, 'thread'>;

/**
 * A whole thread with an assistant: welcome, transcript, notices and composer, or what stands in their
 * place. Fills its parent, which gives it a height.
 */
export function ChatPanel(props: ChatPanelProps) {
  return <ChatFrame {...props} thread={Thread} />;
}
