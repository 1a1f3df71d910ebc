import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { classes } from '../../classes.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as buttonStyles from '../Button/Button.css.ts';
import { clickUnless } from '../Button/clickUnless.ts';
import { useOfflineReason } from '../Button/NetworkProvider.tsx';
import { useRetryAfter } from '../Button/useRetryAfter.ts';
import { useHints } from '../hint/useHints.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps {
  /** The drawing, imported from lucide by its name. */
  icon: IconDrawing;
  /** Its name: spoken, and shown to whoever points at it or comes by the Tab key. */
  label: string;
  /** Called for mouse, finger, Enter and Space alike, unless it is busy or blocked. */
  onClick?: (event: MouseEvent) => void;
  /** As of `Button`. @default 'quiet' */
  variant?: keyof typeof buttonStyles.variant;
  /** 36 or 32 px; at least 44 on touch. @default 'medium' */
  size?: keyof typeof styles.size;
  /** `round` around avatars and in the chat. @default 'square' */
  shape?: 'square' | 'round';
  /** The icon points along the line of writing, so it turns around right to left. */
  points?: boolean;
  /** `submit` sends the form that it stands in. @default 'button' */
  type?: 'button' | 'submit';
  /** For toggles: whether what the button names is on. */
  pressed?: boolean;
  /** The element that the button opens is open. */
  expanded?: boolean;
  /** The action is running. */
  busy?: boolean;
  /** Why the action can't be had now; its presence is what blocks the button. */
  disabledReason?: string | undefined;
  /** As of `Button`. */
  needsNetwork?: boolean;
  /** Sits on the corner: a `Badge`. */
  badge?: ReactNode;
  /** The button itself, to put the focus on it or to measure it. */
  ref?: Ref<HTMLButtonElement>;
}

/** An action known by its icon alone. Where there is room for words, use a `Button`. */
export function IconButton({
  icon,
  label,
  onClick,
  variant = 'quiet',
  size = 'medium',
  shape = 'square',
  points,
  type = 'button',
  pressed,
  expanded,
  busy = false,
  disabledReason: ownReason,
  needsNetwork = false,
  badge,
  ref,
  ...trigger
}: IconButtonProps) {
  const reasonId = useId();
  const offlineReason = useOfflineReason();
  useHints();
  const held = useRetryAfter(needsNetwork && busy);
  const disabledReason = ownReason ?? (needsNetwork ? offlineReason : undefined) ?? held;
  const blocked = busy || disabledReason !== undefined;
  return (
    <button
      ref={ref}
      type={type}
      className={classes(
        buttonStyles.button,
        buttonStyles.variant[variant],
        buttonStyles.pressed,
        styles.square,
        styles.size[size],
        buttonStyles.touchable,
        shape === 'round' && styles.round,
      )}
      onClick={clickUnless(blocked, onClick)}
      data-hint={disabledReason ?? label}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-describedby={disabledReason === undefined ? undefined : reasonId}
      // What a menu or popover around it adds to its trigger.
      {...trigger}
    >
      {busy ? <Spinner size="small" /> : <Icon icon={icon} {...(points ? { points } : {})} />}
      <VisuallyHidden>{label}</VisuallyHidden>
      {badge && <> {badge}</>}
      {disabledReason !== undefined && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  );
}
