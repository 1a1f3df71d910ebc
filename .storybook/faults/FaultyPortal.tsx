import { useEffect, useState } from 'react';
import type { Words } from '../../packages/i18n/src/index.ts';
import { Portal } from '../../packages/portal/src/shell/Portal.tsx';
import type { UiSettings } from '../../packages/ui/src/theme/index.ts';
import type { FaultHits, FaultName } from './faults.ts';
import type { OpenPortal } from './opened.ts';
import { openPortal } from './openPortal.ts';
import type { PortalPage } from './pages.ts';

interface FaultyPortalProps {
  page: PortalPage;
  fault: FaultName;
  hits: FaultHits;
  words: Words;
  /** What the toolbars chose: here they are the reader's settings. */
  settings: UiSettings;
}

/** The portal's real page in place of a screen's story, with a fault under it (DS-5). Another fault opens it anew. */
export default function FaultyPortal({ page, fault, hits, words, settings }: FaultyPortalProps) {
  const [portal, setPortal] = useState<OpenPortal | null>(null);
  useEffect(() => {
    const opened = openPortal({ page, fault, hits, words });
    setPortal(opened.portal);
    return () => opened.close();
  }, [page, fault, hits, words]);
  useEffect(() => portal?.app.settings.set(settings), [portal, settings]);
  return portal && <Portal app={portal.app} router={portal.router} />;
}
