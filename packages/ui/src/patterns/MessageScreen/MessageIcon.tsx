import { Icon, type IconDrawing } from '../../components/Icon/Icon.tsx';
import { Center } from '../../layout/Center/Center.tsx';
import * as css from './MessageIcon.css.ts';

export interface MessageIconProps {
  icon: IconDrawing;
  /** What kind of message it heads. */
  tone: keyof typeof css.tone;
  /** The drawing points along the line of writing. @default false */
  points?: boolean;
}

/** The small picture of a message that needs no drawing of its own. */
export function MessageIcon({ icon, tone, points = false }: MessageIconProps) {
  return (
    <Center as="span" className={css.tone[tone]}>
      <Icon icon={icon} size="large" points={points} />
    </Center>
  );
}
