import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { classes } from '../../classes.ts';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { useHints } from '../hint/useHints.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { useAnchor } from '../Link/LinkProvider.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';
import { clickUnless } from './clickUnless.ts';
import { useLateWords, useOfflineReason } from './NetworkProvider.tsx';
import { useRetryAfter } from './useRetryAfter.ts';

interface LookProps {
  /** What it does, as a verb. */
  children: ReactNode;
  /**
   * `primary` once per view, for the main action; `secondary` for the others; `quiet` in rows and bars;
   * `critical` for what can't be undone; `chosen` for what is in force, as its words say, such as a filter
   * that narrows a list. @default 'secondary'
   */
  variant?: keyof typeof styles.variant;
  /** 36 or 32 px high; at least 44 on touch. @default 'medium' */
  size?: keyof typeof styles.size;
  /** Before the words. */
  icon?: IconDrawing;
  /** After the words. */
  iconEnd?: IconDrawing;
  /** The icons point along the line of writing (arrows), so they turn around right to left. */
  iconPoints?: boolean;
  /** Takes the whole width of its parent. */
  fullWidth?: boolean;
}

export interface ButtonProps extends LookProps {
  /** Called for mouse, finger, Enter and Space alike, unless it is busy or blocked. */
  onClick?: (event: MouseEvent) => void;
  /** `submit` sends the form that it stands in. @default 'button' */
  type?: 'button' | 'submit';
  /**
   * Words announced while the action runs, such as 'Saving'; their presence is what makes the button busy.
   * When that takes long, the button says so beside itself, for all to see.
   */
  busy?: string | undefined;
  /**
   * Why the action can't be had now; its presence is what blocks the button.
   * There is no disabling without a reason.
   */
  disabledReason?: string | undefined;
  /**
   * Saves or asks something of the server: while there is no network, or the server wants no other try, it is
   * blocked, and says so.
   */
  needsNetwork?: boolean;
  /** For toggles: whether what the button names is on. */
  pressed?: boolean;
  /** The element that the button opens is open. */
  expanded?: boolean;
  /** Where it is wider than its words, they stand at its start and `iconEnd` at its end, as in a field. */
  spread?: boolean;
  /** `id` of the form that a `submit` outside of it belongs to. */
  form?: string;
  /** Takes the focus when it appears: for the safe answer of a dialog. */
  autoFocus?: boolean;
  /** The button itself, to put the focus on it or to measure it. */
  ref?: Ref<HTMLButtonElement>;
}

/** Does something on the page. To lead to an address, use a `ButtonLink` or a `Link`. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  iconEnd,
  iconPoints,
  fullWidth,
  onClick,
  type = 'button',
  busy,
  disabledReason: ownReason,
  needsNetwork = false,
  pressed,
  expanded,
  spread,
  form,
  autoFocus,
  ref,
  ...trigger
}: ButtonProps) {
  const reasonId = useId();
  const offlineReason = useOfflineReason();
  const late = useLateWords(busy !== undefined);
  const held = useRetryAfter(needsNetwork && busy !== undefined);
  useHints();
  const disabledReason = ownReason ?? (needsNetwork ? offlineReason : undefined) ?? held;
  const blocked = busy !== undefined || disabledReason !== undefined;
  return (
    <>
      <button
        ref={ref}
        type={type}
        form={form}
        // biome-ignore lint/a11y/noAutofocus: dialogs say which of their buttons is the safe one to start on.
        autoFocus={autoFocus}
        className={look(variant, size, fullWidth)}
        onClick={clickUnless(blocked, onClick, type === 'submit' || needsNetwork)}
        aria-disabled={blocked || undefined}
        aria-busy={busy !== undefined || undefined}
        aria-pressed={pressed}
        aria-expanded={expanded}
        aria-describedby={disabledReason === undefined ? undefined : reasonId}
        data-hint={disabledReason}
        // What a menu or popover around it adds to its trigger.
        {...trigger}
      >
        <Content
          icon={icon}
          iconEnd={iconEnd}
          iconPoints={iconPoints}
          busy={busy !== undefined}
          spread={spread}
        >
          {children}
        </Content>
        {disabledReason !== undefined && (
          <span id={reasonId} hidden>
            {disabledReason}
          </span>
        )}
      </button>
      {/* Beside the button, since a live region inside of a button is not announced. */}
      <span role="status" className={late === undefined ? hidden : styles.late}>
        {late ?? busy ?? ''}
      </span>
      {/* Shown without being announced, as each second would be: the button is described by it. */}
      {held !== undefined && (
        <span className={styles.late} aria-hidden>
          {held}
        </span>
      )}
    </>
  );
}

export interface ButtonLinkProps extends LookProps {
  /** Where it leads. */
  href: string;
  /** Opens in a new tab, which gets no `window.opener`. */
  external?: boolean;
  /** Called for mouse, finger, Enter and Space alike, unless it is busy or blocked. */
  onClick?: (event: MouseEvent) => void;
}

/** Leads somewhere, and looks like a button because it is the main way on. */
export function ButtonLink({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  iconEnd,
  iconPoints,
  fullWidth,
  href,
  external,
  onClick,
}: ButtonLinkProps) {
  const Anchor = useAnchor();
  return (
    <Anchor
      href={href}
      className={look(variant, size, fullWidth)}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...(onClick ? { onClick } : {})}
    >
      <Content icon={icon} iconEnd={iconEnd} iconPoints={iconPoints} busy={false}>
        {children}
      </Content>
    </Anchor>
  );
}

function look(
  variant: keyof typeof styles.variant,
  size: keyof typeof styles.size,
  fullWidth: boolean | undefined,
) {
  return classes(
    styles.button,
    styles.size[size],
    styles.touchable,
    styles.variant[variant],
    styles.pressed,
    fullWidth && styles.fullWidth,
  );
}

interface ContentProps {
  children: ReactNode;
  icon: IconDrawing | undefined;
  iconEnd: IconDrawing | undefined;
  iconPoints: boolean | undefined;
  busy: boolean;
  spread?: boolean | undefined;
}

function Content({ children, icon, iconEnd, iconPoints = false, busy, spread }: ContentProps) {
  const faded = busy && styles.busyLabel;
  return (
    <>
      {icon && (
        <span className={classes(styles.iconSlot, faded)}>
          <Icon icon={icon} size="small" points={iconPoints} />
        </span>
      )}
      <span
        className={classes(
          styles.label,
          iconEnd && styles.labelBeforeIcon,
          spread && styles.labelSpread,
          faded,
        )}
      >
        {children}
      </span>
      {iconEnd && (
        <span className={classes(styles.iconSlot, faded)}>
          <Icon icon={iconEnd} size="small" points={iconPoints} />
        </span>
      )}
      {busy && (
        <span className={styles.busySpinner}>
          <Spinner size="small" />
        </span>
      )}
    </>
  );
}
