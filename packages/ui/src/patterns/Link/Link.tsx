import {
  type AnchorHTMLAttributes,
  createContext,
  type ElementType,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

/** What every link takes: an anchor's own attributes, with an address. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

const LinkContext = createContext<ElementType<LinkProps>>('a');

/**
 * Says what renders the links below it, so that an application can plug in its router's navigation.
 * `component` gets `LinkProps` and must render one anchor with all of them.
 */
export function LinkProvider({
  component,
  children,
}: {
  component: ElementType<LinkProps>;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link inside the application: the provider's component, or a plain anchor without one. */
export function Link(props: LinkProps) {
  const Anchor = useContext(LinkContext);
  return <Anchor {...props} />;
}
