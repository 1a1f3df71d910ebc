import { createContext, type ReactNode, useContext } from 'react';

/** Where a cited file is looked at. */
export type CitedFileHref = (dataFileGuid: string) => string;

const CitedFileContext = createContext<CitedFileHref | null>(null);

export interface CitedFileLinksProps {
  /** Null where the reader may not look at files. */
  hrefOf: CitedFileHref | null;
  children: ReactNode;
}

/** Lets the sources of answers below it lead to their files; without it they lead nowhere. */
export function CitedFileLinks({ hrefOf, children }: CitedFileLinksProps) {
  return <CitedFileContext value={hrefOf}>{children}</CitedFileContext>;
}

/** Where cited files are looked at, or null. */
export const useCitedFileHref = (): CitedFileHref | null => useContext(CitedFileContext);
