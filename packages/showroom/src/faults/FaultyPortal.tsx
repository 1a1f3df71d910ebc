import type { Words } from '@parley/i18n';
import { Portal } from '@parley/portal';
import type { UiSettings } from '@parley/ui/theme';
import { useEffect, useState } from 'react';
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

/**
 * The portal's real page in place of a screen's story, with a fault under it (DS-5). Another fault opens it
 * anew.
 */
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
