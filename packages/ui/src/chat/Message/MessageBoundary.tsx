import { useWords } from '@parley/i18n/react';
import { Component, type ReactNode } from 'react';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './MessageBoundary.css.ts';

/** Props of `MessageBoundary`. */
export interface MessageBoundaryProps {
  /** The message's text as it was written, shown where its children cannot be. */
  body: string;
  children: ReactNode;
}

/**
 * Keeps a message that cannot be rendered to itself: its plain text stands in its place,
 * and the thread goes on (T20).
 */
export class MessageBoundary extends Component<MessageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <PlainMessage body={this.props.body} /> : this.props.children;
  }
}

function PlainMessage({ body }: { body: string }) {
  const { t } = useWords();
  return (
    <Stack gap={8}>
      <Text size="caption" tone="muted">
        {t('chat.state.unformatted')}
      </Text>
      <div dir="auto" className={css.plain}>
        {body}
      </div>
    </Stack>
  );
}
