import { useWords } from '@parley/i18n/react';
import { ChevronDown, ExternalLink, LifeBuoy } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classes } from '../../classes.ts';
import { bottomBar } from '../../components/bottomBar.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useAnchor } from '../../components/Link/LinkProvider.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { hoverMenuCloseDelay, media } from '../../theme/tokens.ts';
import { holdsCurrent, isCurrent, type NavItem, type NavSection } from './navigation.ts';
import * as css from './SideNav.css.ts';

export interface SideNavProps {
  /** The entries, in groups. */
  sections: readonly NavSection[];
  /** The address in force, which marks its entry. */
  path: string;
  /** Asked for by the button at the end. */
  onSupport: () => void;
  /** It fills a drawer, at whose foot the button stands: toasts stay above it. */
  inDrawer?: boolean;
}

/**
 * The entries of the portal (SH-2): a column, or on large screens in the horizontal layout a row whose nested
 * entries open on hover too.
 */
export function SideNav({ sections, path, onSupport, inDrawer = false }: SideNavProps) {
  const { t } = useWords();
  return (
    <Stack as="nav" gap={24} className={css.nav} aria-label={t('shell.navigation.label')}>
      <Stack gap={24} className={css.sections}>
        {sections.map((section) => (
          <Section key={section.subheader ?? section.items[0]?.path} section={section} path={path} />
        ))}
      </Stack>
      <div className={css.end} {...(inDrawer && bottomBar('drawer'))}>
        <Inline as="button" gap={12} overflow="keep" type="button" className={css.entry} onClick={onSupport}>
          <Icon icon={LifeBuoy} />
          <span className={css.title}>{t('shell.support.button')}</span>
        </Inline>
      </div>
    </Stack>
  );
}

function Section({ section, path }: { section: NavSection; path: string }) {
  const id = useId();
  return (
    <section className={css.section}>
      {section.subheader !== undefined && (
        <h2 className={css.subheader} id={id}>
          {section.subheader}
        </h2>
      )}
      <Stack
        as="ul"
        gap={0}
        className={css.list}
        aria-labelledby={section.subheader === undefined ? undefined : id}
      >
        {section.items.map((item) => (
          <Entry key={`${item.path} ${item.title}`} item={item} path={path} />
        ))}
      </Stack>
    </section>
  );
}

function Entry({ item, path }: { item: NavItem; path: string }) {
  if (item.items && !item.disabled) return <Group item={item} entries={item.items} path={path} />;
  return (
    <li>
      <EntryLink item={item} path={path} />
    </li>
  );
}

function EntryLink({ item, path }: { item: NavItem; path: string }) {
  const { t } = useWords();
  const Anchor = useAnchor();
  if (item.disabled) {
    return (
      <Inline as="span" gap={12} overflow="keep" role="link" aria-disabled="true" className={css.entry}>
        <Face item={item} />
      </Inline>
    );
  }
  if (item.external) {
    return (
      <Inline
        as="a"
        gap={12}
        overflow="keep"
        className={css.entry}
        href={item.path}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Face item={item} />
        <Icon icon={ExternalLink} size="small" points label={t('shell.navigation.external')} />
      </Inline>
    );
  }
  return (
    <Inline
      as={Anchor}
      gap={12}
      overflow="keep"
      className={css.entry}
      href={item.path}
      aria-current={isCurrent(item, path) ? 'page' : undefined}
    >
      <Face item={item} />
    </Inline>
  );
}

function Face({ item }: { item: NavItem }) {
  return (
    <>
      {item.icon && <Icon icon={item.icon} />}
      <span className={css.title}>{item.title}</span>
      {item.label !== undefined && (
        <span className={css.label} dir="auto">
          {item.label}
        </span>
      )}
    </>
  );
}

/** Whether nested entries float below theirs: they open on hover then, and close when left in any way. */
const floats = (): boolean =>
  document.documentElement.dataset.layout === 'horizontal' && window.matchMedia(media.lgUp).matches;

const opensOnHover = (event: PointerEvent): boolean => event.pointerType === 'mouse' && floats();

function Group({ item, entries, path }: { item: NavItem; entries: readonly NavItem[]; path: string }) {
  const id = useId();
  const current = holdsCurrent(item, path);
  const [open, setOpen] = useState(() => current && !floats());
  const buttonRef = useRef<HTMLButtonElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  const enter = (event: PointerEvent) => {
    if (!opensOnHover(event)) return;
    clearTimeout(closing.current);
    setOpen(true);
  };
  const leave = (event: PointerEvent) => {
    if (!opensOnHover(event)) return;
    closing.current = setTimeout(() => setOpen(false), hoverMenuCloseDelay);
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // A drawer around it stays open; the next Escape is for that.
    event.stopPropagation();
    setOpen(false);
    buttonRef.current?.focus();
  };
  const closeWhenLeft = (event: FocusEvent) => {
    if (floats() && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <li
      className={css.group}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onKeyDown={closeByKey}
      onBlur={closeWhenLeft}
    >
      <Inline
        as="button"
        gap={12}
        overflow="keep"
        ref={buttonRef}
        type="button"
        className={classes(css.entry, current && !open && css.holdsCurrent)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Face item={item} />
        <Inline as="span" gap={0} align="stretch" overflow="keep" className={css.chevron}>
          <Icon icon={ChevronDown} size="small" />
        </Inline>
      </Inline>
      <Stack
        as="ul"
        gap={0}
        className={css.nested}
        id={id}
        hidden={!open}
        onClick={() => floats() && setOpen(false)}
      >
        {entries.map((entry) => (
          <Entry key={`${entry.path} ${entry.title}`} item={entry} path={path} />
        ))}
      </Stack>
    </li>
  );
}
