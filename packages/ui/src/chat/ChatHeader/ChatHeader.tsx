import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import * as css from './ChatHeader.css.ts';

/** Props of `ChatHeader`. */
export interface ChatHeaderProps {
  /** Who answers here. */
  name: string;
  /** What is to be known of it, such as that it is a draft: beside the name, or below a long one. */
  tag?: ReactNode;
  /** Level of the name as a heading: 2 where the page has another title. @default 1 */
  level?: 1 | 2;
  /** One line below the name; none when empty. */
  description?: string;
  /** Address of the picture; initials stand in for null. */
  avatarUrl: string | null;
  /** What stands before the avatar, such as a way back. */
  before?: ReactNode;
  /** Buttons at the end. */
  children?: ReactNode;
}

/** The head of a chat screen: who answers here, and what can be done with the whole thread. */
export function ChatHeader({
  name,
  tag,
  level = 1,
  description = '',
  avatarUrl,
  before,
  children,
}: ChatHeaderProps) {
  const Name = `h${level}` as const;
  return (
    <header className={css.root}>
      <div className={css.before}>{before}</div>
      <div className={css.picture}>
        <Avatar name={name} imageUrl={avatarUrl} size="large" />
      </div>
      <div className={css.words}>
        <div className={css.title}>
          <Name className={css.name} dir="auto" title={name}>
            {name}
          </Name>
          {tag}
        </div>
        {description && (
          <p className={css.description} dir="auto">
            {description}
          </p>
        )}
      </div>
      <div className={css.actions}>{children}</div>
    </header>
  );
}
