import { useAtlas } from './Atlas.tsx';
import type { Face } from './machine.ts';
import * as styles from './Thumbnail.css.ts';

/** The kept picture of a state. The words beside it say what it is of. */
export function Thumbnail({ face }: { face: Face | undefined }) {
  const { hasPictures } = useAtlas();
  const picture = hasPictures ? face?.picture : null;
  if (picture) return <img className={styles.picture} src={picture} alt="" loading="lazy" decoding="async" />;
  return (
    <span className={styles.missing}>
      <svg className={styles.sketch} viewBox="0 0 160 100" aria-hidden="true">
        <rect x="12" y="12" width="136" height="10" rx="3" />
        <rect x="12" y="32" width="34" height="56" rx="3" />
        <rect x="56" y="32" width="92" height="8" rx="3" />
        <rect x="56" y="46" width="72" height="8" rx="3" />
        <rect x="56" y="66" width="92" height="22" rx="3" />
      </svg>
      {hasPictures && <span className={styles.words}>No picture yet</span>}
    </span>
  );
}
