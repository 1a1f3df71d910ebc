import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import * as css from './RowIdentity.css.ts';

export interface RowIdentityProps {
  /** Who or what the row is about. */
  name: string;
  /** Address of the picture; initials stand in for null. */
  avatarUrl: string | null;
  /** A quiet word behind the name. */
  mark?: ReactNode;
  /** The second line; without it and a fallback, there is none. */
  detail: string;
  /** What the second line says where there is no detail. */
  fallback?: string;
}

/**
 * Who or what a table's row is about: avatar, name and a second line. A name is cut after two lines, the
 * second line after one, with all of it for whoever points there.
 */
export function RowIdentity({ name, avatarUrl, mark, detail, fallback }: RowIdentityProps) {
  return (
    <Inline as="span" gap={12} overflow="keep" className={css.identity}>
      <Avatar name={name} imageUrl={avatarUrl} />
      <Columns as="span" gap={0} className={css.names}>
        <span className={css.name} dir="auto" title={name}>
          {name} {mark}
        </span>
        {(detail || fallback) && (
          <span className={css.detail} dir="auto" title={detail}>
            {detail || fallback}
          </span>
        )}
      </Columns>
    </Inline>
  );
}
