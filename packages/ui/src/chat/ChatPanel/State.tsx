import type { LucideIcon } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { bottomBar } from '../../components/bottomBar.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as css from './State.css.ts';

/** Props of `State`. */
export interface StateProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Of the heading, where the focus is sent there. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /**
   * `instead` of a thread that can't be shown, or `below` what stays to be read of it.
   * @default 'instead'
   */
  place?: 'instead' | 'below';
  /** What else there is to say, and what can be done. */
  children?: ReactNode;
}

/** What is said of a thread that can't be had. */
export function State({ icon, title, text, titleRef, place = 'instead', children }: StateProps) {
  const isBelow = place === 'below';
  return (
    <div className={isBelow ? css.below : css.instead} role="alert" {...(isBelow && bottomBar('composer'))}>
      <span className={isBelow ? css.iconBelow : css.icon}>
        <Icon icon={icon} size={isBelow ? 'small' : 'large'} />
      </span>
      <div className={isBelow ? css.wordsBelow : css.wordsInstead}>
        <h2 ref={titleRef} className={isBelow ? css.titleBelow : css.titleInstead} tabIndex={titleRef && -1}>
          {title}
        </h2>
        <p className={isBelow ? css.textBelow : css.textInstead}>{text}</p>
        {children}
      </div>
    </div>
  );
}
