import 'deep-chat';

const chat = document.createElement('deep-chat');
chat.style.cssText = 'display: block; inline-size: 760px; block-size: 100dvh';
// It asks for a service before it shows anything.
chat.demo = true;
let last = '';

window.transcript = {
  open(messages) {
    last = messages.at(-1).body;
    chat.history = messages.map(({ author, body }) => ({
      role: author === 'reader' ? 'user' : 'ai',
      text: body,
    }));
    document.body.append(chat);
  },
  grow(token) {
    last += token;
    chat.addMessage({ role: 'ai', text: last, overwrite: true });
  },
  scroller: () => chat.shadowRoot?.getElementById('messages') ?? null,
  last: () => chat.shadowRoot?.getElementById('messages').lastElementChild ?? null,
};
