import { tabStorage } from '@parley/storage';

/** Keeps what is typed in this tab under a name, until it is saved or sent; null forgets it. */
export type KeepTyped = (name: string, text: string | null) => void;

/**
 * Makes the one way to keep what is typed. Storage that was free when the page began may fill up, or be
 * blocked, at any time.
 * @param tellLost called each time that the browser does not keep a text: it lives as long as the page
 */
export function createKeepTyped(tellLost: () => void = () => undefined): KeepTyped {
  return (name, text) => {
    if (text === null) tabStorage.remove(name);
    else if (!tabStorage.write(name, text)) tellLost();
  };
}
