import { useState } from 'react';
import { classes } from '../../classes.ts';
import * as styles from './Avatar.css.ts';
import { initialsOf } from './initials.ts';

export interface AvatarProps {
  /** Gives the initials, and the name where there is no text beside the picture. */
  name: string;
  /** The picture; its initials stand in when there is none or it does not load. */
  imageUrl?: string | null;
  /** 24, 32, 40 or 64 px. @default 'medium' */
  size?: keyof typeof styles.size;
  /** A dot at the corner, with its words: 'Online', 'Away'. */
  status?: { tone: keyof typeof styles.dotTone; label: string };
  /** False where the name has to be spoken because it does not stand beside the picture. @default true */
  decorative?: boolean;
}

/** Someone's picture or initials. */
export function Avatar({ name, imageUrl, size = 'medium', status, decorative = true }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const showsImage = imageUrl && imageUrl !== brokenUrl;
  return (
    <span className={classes(styles.avatar, styles.size[size])}>
      {showsImage ? (
        <img
          src={imageUrl}
          alt={decorative ? '' : name}
          className={styles.picture}
          onError={() => setBrokenUrl(imageUrl)}
        />
      ) : (
        <span
          className={styles.initials}
          {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
        >
          {initialsOf(name)}
        </span>
      )}
      {status && (
        <span
          className={classes(styles.dot, styles.dotTone[status.tone])}
          role="img"
          aria-label={status.label}
        />
      )}
    </span>
  );
}
