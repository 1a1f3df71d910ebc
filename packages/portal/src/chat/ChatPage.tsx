import { useParams } from '@tanstack/react-router';
import { AssistantChat } from './AssistantChat.tsx';

/** A thread with the assistant of the address (RT-1). */
export default function ChatPage() {
  const { id } = useParams({ from: '/guarded/layout/assistants/chat/$id/{-$firstSession}' });
  return <AssistantChat key={id} assistantGuid={id} />;
}
