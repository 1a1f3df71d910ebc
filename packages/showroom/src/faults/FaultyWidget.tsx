import { type ReactNode, useEffect, useState } from 'react';
import { openWidget, type WidgetWish } from './openWidget.ts';

/**
 * The widget's real chat in place of a screen's story, with a fault under it (DS-5). Another fault opens it
 * anew.
 */
export default function FaultyWidget({ fault, hits, words, replies }: Omit<WidgetWish, 'show'>) {
  const [chat, setChat] = useState<ReactNode>();
  useEffect(() => {
    const opened = openWidget({ fault, hits, words, replies, show: setChat });
    return () => opened.close();
  }, [fault, hits, words, replies]);
  return chat;
}
