import { Icon, type IconDrawing } from '../../components/Icon/Icon.tsx';
import * as css from './MessageIcon.css.ts';

export interface MessageIconProps {
  icon: IconDrawing;
  /** What kind of message it heads. */
  tone: keyof typeof css.tone;
}

/** The small picture of a message that needs no drawing of its own. */
export function MessageIcon({ icon, tone }: MessageIconProps) {
  return (
    <span className={css.tone[tone]}>
      <Icon icon={icon} size="large" />
    </span>
  );
}
