import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '../../classes.ts';
import { px } from '../../theme/tokens.ts';
import { useDirection } from '../direction/useDirection.ts';
import * as floating from '../floating.css.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import { useAnchor } from '../Link/LinkProvider.tsx';
import * as styles from './Menu.css.ts';

interface Entry {
  id: string;
  label: string;
  icon?: IconDrawing;
  /** The icon points along the line of writing. */
  iconPoints?: boolean;
}

/** One line of a menu: an action, a link, a choice, or a line between groups. */
export type MenuItem =
  | (Entry & { kind: 'action'; onSelect: () => void; tone?: 'default' | 'critical'; disabledReason?: string })
  | (Entry & { kind: 'link'; href: string })
  /** One of several, of which one is in force; `lang` where the label is in that language. */
  | (Entry & { kind: 'choice'; checked: boolean; onSelect: () => void; lang?: string })
  | { kind: 'separator'; id: string };

export interface MenuProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Names the menu. */
  label: string;
  items: readonly MenuItem[];
  /** Above the items: who is signed in, for instance. */
  header?: ReactNode;
  /** Width in px; as wide as its items when left out. */
  width?: number;
  /** The edge of the trigger that it lines up with. @default 'end' */
  align?: 'start' | 'end';
  /** Opens and closes from outside; left out, the trigger does it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Opened by a key that was pressed before this was mounted: its first item takes the focus. @default false */
  openedByKey?: boolean;
}

/** A list of things to do or to choose, opened by a button. For a form field use `Select`; for anything else than a list, `Popover`. */
export function Menu({
  trigger,
  label,
  items,
  header,
  width,
  align = 'end',
  open,
  onOpenChange,
  openedByKey = false,
}: MenuProps) {
  const direction = useDirection();
  return (
    <Radix.Root
      dir={direction}
      // A modal menu would lock scrolling by a style element, which a strict content security policy refuses.
      modal={false}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={classes(floating.floating, styles.list)}
          style={width === undefined ? undefined : { inlineSize: px(width) }}
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
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

function firstItemIn(list: HTMLElement): HTMLElement | null {
  return list.querySelector('[role^=menuitem]:not([data-disabled])');
}

function Line({ item }: { item: MenuItem }) {
  const Anchor = useAnchor();
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
    case 'action':
      return (
        <Radix.Item
          className={classes(floating.option, item.tone === 'critical' && styles.critical)}
          disabled={item.disabledReason !== undefined}
          onSelect={item.onSelect}
        >
          <Label {...item} />
        </Radix.Item>
      );
  }
}

function Label({
  icon,
  iconPoints = false,
  label,
  lang,
  disabledReason,
}: Pick<Entry, 'icon' | 'iconPoints' | 'label'> & { lang?: string; disabledReason?: string }) {
  return (
    <>
      {icon && <Icon icon={icon} size="small" points={iconPoints} />}
      <span className={floating.optionLabel} lang={lang}>
        {label}
        {disabledReason && <span className={styles.reason}>{disabledReason}</span>}
      </span>
    </>
  );
}
