import {
  type AnchorHTMLAttributes,
  createContext,
  type ElementType,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

/** What an anchor of the application takes: an anchor's own attributes, with an address. */
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

const AnchorContext = createContext<ElementType<AnchorProps>>('a');

export interface LinkProviderProps {
  /** Gets `AnchorProps` and renders one anchor with all of them. */
  component: ElementType<AnchorProps>;
  children: ReactNode;
}

/** Says what renders the links below it, so that an application can plug in its router's navigation. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <AnchorContext value={component}>{children}</AnchorContext>;
}

/** The component that renders anchors: the provider's, or a plain `a` without one. */
export const useAnchor = (): ElementType<AnchorProps> => useContext(AnchorContext);
