import { memo, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * A conversation as most are made: every message in the page, each rendered again only when it changes, and the end kept
 * in view while the reader is there.
 * @param Text component that shows the Markdown of its `children`.
 */
export function offerPlainList(Text) {
  const Message = memo(({ message }) => (
    <li style={{ paddingBlockEnd: 16 }}>
      {message.author === 'reader' ? message.body : <Text>{message.body}</Text>}
    </li>
  ));

  function List({ messages }) {
    const scroller = useRef(null);
    const isAtEnd = useRef(true);
    useLayoutEffect(() => {
      if (isAtEnd.current) scroller.current.scrollTop = scroller.current.scrollHeight;
    });
    return (
      <div
        ref={scroller}
        id="scroller"
        style={{ blockSize: '100dvh', overflowY: 'auto' }}
        onScroll={({ currentTarget: { scrollHeight, clientHeight, scrollTop } }) => {
          isAtEnd.current = scrollHeight - clientHeight - scrollTop <= 40;
        }}
      >
        <ol style={{ inlineSize: 712, marginInline: 'auto' }}>
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      </div>
    );
  }

  const root = createRoot(document.getElementById('root'));
  let messages = [];
  const show = (next) => {
    messages = next;
    root.render(<List messages={messages} />);
  };
  window.transcript = {
    open: show,
    grow(token) {
      const last = messages.at(-1);
      show(messages.with(-1, { ...last, body: last.body + token }));
    },
    scroller: () => document.getElementById('scroller'),
    last: () => document.querySelector('#scroller > ol').lastElementChild,
  };
}
