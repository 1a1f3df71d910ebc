import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check, ChevronRight } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { classes } from '../../classes.ts';
import { px } from '../../theme/tokens.ts';
import { useOfflineReason } from '../Button/NetworkProvider.tsx';
import { useDirection } from '../direction/useDirection.ts';
import * as floating from '../floating.css.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { useAnchor } from '../Link/LinkProvider.tsx';
import { ModalFrame, useOpenSurface } from '../modals.ts';
import * as styles from './Menu.css.ts';

interface Entry {
  id: string;
  label: string;
  icon?: IconDrawing;
  /** The icon points along the line of writing. */
  iconPoints?: boolean;
}

/** One line of a menu, or several that belong together. */
export type MenuItem =
  | (Entry & {
      kind: 'action';
      onSelect: () => void;
      /** `critical` for what can't be undone: last, after a separator. @default 'default' */
      tone?: 'default' | 'critical';
      /** Why it can't be had now, as a second line. */
      disabledReason?: string;
      /** Asks something of the server: while there is no network it can't be had, and says so. */
      needsNetwork?: boolean;
      /** At the end of the line: a key that does the same, a figure. */
      hint?: string;
    })
  | (Entry & { kind: 'link'; href: string; hint?: string })
  /** On or off by itself; the menu stays open, for there may be more to set. */
  | (Entry & { kind: 'check'; checked: boolean; onChange: (checked: boolean) => void })
  /** One of several, of which one is in force; `lang` where the label is in that language. */
  | (Entry & { kind: 'choice'; checked: boolean; onSelect: () => void; lang?: string })
  /** Items under a title. */
  | { kind: 'section'; id: string; label: string; items: readonly MenuItem[] }
  /** Opens further items beside it: one level, for what is needed rarely. */
  | (Entry & { kind: 'submenu'; items: readonly MenuItem[] })
  | { kind: 'separator'; id: string };

export interface MenuProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Names the menu. */
  label: string;
  /** In the order in which they are shown. */
  items: readonly MenuItem[];
  /** Above the items: who is signed in, for instance. */
  header?: ReactNode;
  /** Width in px; as wide as its items when left out. */
  width?: number;
  /** The edge of the trigger that it lines up with. @default 'end' */
  align?: 'start' | 'end';
  /** Opens and closes from outside; left out, the trigger does it. */
  open?: boolean;
  /** Called when the reader opens or closes it. */
  onOpenChange?: (open: boolean) => void;
  /**
   * Can't be opened now, and its trigger says why: that stays in its place, with the focus. @default false
   */
  blocked?: boolean;
  /**
   * Opened by a key that was pressed before this was mounted: its first item takes the focus. @default false
   */
  openedByKey?: boolean;
}

/**
 * A list of things to do or to choose, opened by a button. For a form field use `Select`; for
 * anything else than a list, `Popover`.
 */
export function Menu({
  trigger,
  label,
  items,
  header,
  width,
  align = 'end',
  open,
  onOpenChange,
  blocked = false,
  openedByKey = false,
}: MenuProps) {
  const direction = useDirection();
  const frame = useContext(ModalFrame);
  const button = useRef<HTMLButtonElement>(null);
  const [ownOpen, setOwnOpen] = useState(false);
  const asked = open ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  useOpenSurface(asked && !blocked, () => change(false));
  const close = useEffectEvent(() => change(false));
  const mustClose = blocked && asked;
  useEffect(() => {
    // What was chosen may block it before Radix closes it: it must not open again by itself.
    if (mustClose) close();
  }, [mustClose]);
  return (
    <Radix.Root
      dir={direction}
      // A modal menu would lock scrolling by a style element, which a strict content security policy refuses.
      modal={false}
      open={asked && !blocked}
      onOpenChange={(next) => {
        if (!next || !blocked) change(next);
      }}
    >
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={frame?.current}>
        <Radix.Content
          className={classes(floating.floating, styles.list)}
          onKeyDown={closesItAlone}
          style={width === undefined ? undefined : { inlineSize: px(width) }}
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          onInteractOutside={(event) => {
            // The button opens and closes by itself. A menu that still fades away would close what it opens.
            if (button.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onFocus={({ target, currentTarget }) => {
            if (openedByKey && target === currentTarget) firstItemIn(currentTarget)?.focus();
          }}
        >
          {header && <div className={styles.header}>{header}</div>}
          {header && <Radix.Separator className={styles.separator} />}
          {items.map((item) => (
            <Line key={item.id} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Escape closes the menu, and not the dialog around it, too. */
function closesItAlone(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}

function firstItemIn(list: HTMLElement): HTMLElement | null {
  return list.querySelector('[role^=menuitem]:not([data-disabled])');
}

function Line({ item }: { item: MenuItem }) {
  const Anchor = useAnchor();
  const offlineReason = useOfflineReason();
  switch (item.kind) {
    case 'separator':
      return <Radix.Separator className={styles.separator} />;
    case 'link':
      return (
        <Radix.Item asChild className={floating.option}>
          <Anchor href={item.href}>
            <Label {...item} />
          </Anchor>
        </Radix.Item>
      );
    case 'section':
      return (
        <Radix.Group aria-label={item.label}>
          <Radix.Label className={styles.section} aria-hidden="true">
            {item.label}
          </Radix.Label>
          {item.items.map((inner) => (
            <Line key={inner.id} item={inner} />
          ))}
        </Radix.Group>
      );
    case 'submenu':
      return (
        <Radix.Sub>
          <Radix.SubTrigger className={classes(floating.option, styles.subTrigger)}>
            <Label {...item} />
            <span className={styles.hint}>
              <Icon icon={ChevronRight} size="small" points />
            </span>
          </Radix.SubTrigger>
          <Radix.Portal>
            <Radix.SubContent
              className={classes(floating.floating, styles.list)}
              aria-label={item.label}
              sideOffset={6}
              alignOffset={-5}
              collisionPadding={8}
              loop
            >
              {item.items.map((inner) => (
                <Line key={inner.id} item={inner} />
              ))}
            </Radix.SubContent>
          </Radix.Portal>
        </Radix.Sub>
      );
    case 'check':
      return (
        <Radix.CheckboxItem
          className={floating.option}
          checked={item.checked}
          onCheckedChange={item.onChange}
          onSelect={(event) => event.preventDefault()}
        >
          <Label {...item} />
          <span className={styles.checkPlace}>{item.checked && <Icon icon={Check} size="small" />}</span>
        </Radix.CheckboxItem>
      );
    case 'choice':
      return (
        <Radix.CheckboxItem
          className={floating.option}
          role="menuitemradio"
          checked={item.checked}
          onSelect={item.onSelect}
        >
          <Label {...item} />
          {item.checked && (
            <span className={floating.optionMark}>
              <Icon icon={Check} size="small" />
            </span>
          )}
        </Radix.CheckboxItem>
      );
    case 'action': {
      const disabledReason = item.disabledReason ?? (item.needsNetwork ? offlineReason : undefined);
      return (
        <Radix.Item
          className={classes(floating.option, item.tone === 'critical' && styles.critical)}
          disabled={disabledReason !== undefined}
          onSelect={unlessClosing(item.onSelect)}
        >
          <Label {...item} {...(disabledReason === undefined ? {} : { disabledReason })} />
        </Radix.Item>
      );
    }
  }
}

/** The second press of a double click meets the menu while it closes: it is done once (FA-1). */
const unlessClosing = (act: () => void) => (event: Event) => {
  if (!(event.currentTarget as Element).closest('[role=menu][data-state=closed]')) act();
};

function Label({
  icon,
  iconPoints = false,
  label,
  lang,
  disabledReason,
  hint,
}: Pick<Entry, 'icon' | 'iconPoints' | 'label'> & { lang?: string; disabledReason?: string; hint?: string }) {
  return (
    <>
      {icon && <Icon icon={icon} size="small" points={iconPoints} />}
      <span className={floating.optionLabel} lang={lang}>
        {label}
        {disabledReason && <span className={styles.reason}>{disabledReason}</span>}
      </span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </>
  );
}
