import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect } from 'storybook/test';
import { PORTRAIT } from '../../components/stories.fixtures.ts';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { ChatPreview } from './ChatPreview.tsx';

const meta = preview.meta({
  component: ChatPreview,
  parameters: guide({
    instead: [{ use: 'ChatPanel', when: 'one can really chat' }],
    dos: ['Show at once what is typed beside it.', 'Draw it as the chat itself is drawn.'],
    donts: ['Let anything in it take the focus.', 'Show answers that nobody gave.'],
    accessibility: [
      'A figure with a caption: nothing in it takes the focus, and all of it is read in its fields.',
      'It repeats what is typed beside it and announces nothing by itself.',
    ],
  }),
  args: { answers: { name: 'Acme Helpdesk', welcomeMessage: 'Hello! Ask me about **your order**.' } },
});

export const Plain = meta.story();
export const Empty = meta.story({ args: { answers: { name: '', welcomeMessage: '' } } });
export const WithStarters = meta.story({
  args: {
    avatarUrl: PORTRAIT,
    starterQuestions: ['Where is my order?', 'How do I return something?', '', 'When are you open?'],
  },
});
export const ManyStarters = meta.story({
  name: 'AS-2: as long as its greeting is, each starter is whole',
  args: {
    answers: { name: 'Acme Helpdesk', welcomeMessage: `${'Hello! Ask me about your order. '.repeat(8)}` },
    starterQuestions: ['Orders', 'Returns', 'Hours', 'Repairs', 'Gift cards', 'Jobs'].map(
      (about) => `What is there to know about ${about.toLowerCase()} before I come to the store?`,
    ),
  },
  parameters: noPicture,
  play: async ({ canvas }) => {
    const last = canvas.getByText(/about jobs/).getBoundingClientRect();
    const composer = canvas.getByText('Write a message').getBoundingClientRect();
    await expect(last.bottom).toBeLessThan(composer.top);
  },
});
export const Book = meta.story({
  name: 'AS-2: of a book that was pasted into a field only so much is drawn as may be saved',
  args: {
    answers: { name: 'name '.repeat(20_000), welcomeMessage: 'hello '.repeat(20_000) },
    starterQuestions: ['why '.repeat(20_000)],
    placeholder: 'ask '.repeat(20_000),
    disclaimer: 'note '.repeat(20_000),
  },
  parameters: noPicture,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent?.length).toBeLessThan(5000);
  },
});
export const Greeting = meta.story({
  name: 'AS-2: it greets as the chat does: nothing where there is no greeting, and Markdown laid out',
  render: (args) => (
    <>
      <ChatPreview {...args} answers={{ name: 'Acme', welcomeMessage: ' ' }} />
      <ChatPreview {...args} />
    </>
  ),
  parameters: noPicture,
  play: async ({ canvasElement }) => {
    const [without, greeting] = canvasElement.querySelectorAll('figure');
    await expect(without).not.toHaveTextContent(/Hello/);
    await expect(greeting?.querySelector('strong')).toHaveTextContent('your order');
  },
});
export const WithOwnWordsBelow = meta.story({
  args: {
    placeholder: 'Ask about an order',
    disclaimer: 'Answers come from our documents and can be wrong. Please check what matters.',
  },
});
export const HostileText = meta.story({
  render: () => (
    <EachHostile>
      {(text) => (
        <ChatPreview
          answers={{ name: text, welcomeMessage: text }}
          starterQuestions={[text, text]}
          placeholder={text}
          disclaimer={text}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});
