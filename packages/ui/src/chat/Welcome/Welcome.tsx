import { Markdown } from '../Markdown/Markdown.tsx';
import { PlainWelcome, type WelcomeProps } from './PlainWelcome.tsx';

export type { WelcomeProps };

/** What stands in place of the messages of a new chat: who answers here, and questions to start with. */
export function Welcome(props: WelcomeProps) {
  return <PlainWelcome {...props} message={<Markdown text={props.assistant.welcomeMessage} />} />;
}
