import { expect, test } from 'vitest';
import { partsByComponent } from './parts.ts';

const root = `${import.meta.dirname}/../../../..`;

test('DS-2: what cannot be imported by itself is told with the published components that contain it', () => {
  const parts = partsByComponent(root);
  expect(parts.CitationChip).toEqual(['Markdown']);
  // What they are in at first is published without a page.
  expect(parts.Message).toEqual(['ChatPanel', 'ConversationsScreen']);
  expect(parts.Composer).toEqual(['ChatPanel', 'WidgetChatScreen']);
  expect(parts.SideNav).toEqual(['AppShell']);
  expect(parts.Button).toBeUndefined();
  expect(parts.Markdown).toBeUndefined();
});
