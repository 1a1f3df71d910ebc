import type { AnchorProps } from '@parley/ui';
import { createLink } from '@tanstack/react-router';

const Anchor = createLink((anchor: Partial<AnchorProps>) => <a {...anchor} />);

/** The design system's anchors, led through the router; what leaves the portal stays the browser's. */
export function RouterLink({ href, ...anchor }: AnchorProps) {
  if (!href.startsWith('/')) return <a href={href} {...anchor} />;
  return <Anchor to={href} activeOptions={{ exact: true }} {...(anchor as object)} />;
}
