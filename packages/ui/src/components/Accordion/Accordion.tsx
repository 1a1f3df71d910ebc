import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
  Heading,
} from 'react-aria-components/DisclosureGroup';
import { classes } from '../../classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Accordion.css.ts';

export interface AccordionItem<I extends string> {
  id: I;
  title: string;
  /** At the end of the head: a `Tag`, a figure. */
  detail?: ReactNode;
  /** What is said of it on lines of their own, which begin where the title does. */
  below?: ReactNode;
  content: ReactNode;
  /** Why it can't be opened, in place of the detail; its presence is what blocks it. */
  disabledReason?: string | undefined;
}

export interface AccordionProps<I extends string> {
  /** In the order in which they are shown. */
  items: readonly AccordionItem<I>[];
  /** `single`: opening one closes the other. @default 'multiple' */
  mode?: 'single' | 'multiple';
  /** Open from the start. */
  defaultOpen?: readonly I[];
  /** Open now, where the owner keeps it: for content that is read when it is opened. */
  open?: readonly I[];
  /** Told which are open after a press. */
  onOpen?: (open: readonly I[]) => void;
  /** Place of the titles in the outline of the page. */
  level: 2 | 3 | 4;
  /** `framed` on a page, `plain` inside a card. @default 'framed' */
  look?: 'framed' | 'plain';
}

/** Titles that open the content below them: for content that only some readers need. */
export function Accordion<I extends string>({
  items,
  mode = 'multiple',
  defaultOpen = [],
  open,
  onOpen,
  level,
  look = 'framed',
}: AccordionProps<I>) {
  return (
    <DisclosureGroup
      className={styles.look[look]}
      allowsMultipleExpanded={mode === 'multiple'}
      defaultExpandedKeys={defaultOpen}
      {...(open && { expandedKeys: open })}
      {...(onOpen && { onExpandedChange: (keys) => onOpen([...keys] as I[]) })}
    >
      {items.map(({ id, title, detail, below, content, disabledReason }) => (
        <Disclosure key={id} id={id} className={styles.item} isDisabled={disabledReason !== undefined}>
          <Heading level={level}>
            <Button slot="trigger" className={classes(styles.trigger, styles.triggerInset[look])}>
              <span className={styles.chevron}>
                <Icon icon={ChevronRight} points />
              </span>
              <span className={styles.head}>
                <span className={styles.title}>{title}</span>
                {(disabledReason ?? detail) !== undefined && (
                  <span className={styles.detail}>{disabledReason ?? detail}</span>
                )}
                {below !== undefined && <span className={classes(styles.detail, styles.below)}>{below}</span>}
              </span>
            </Button>
          </Heading>
          <DisclosurePanel className={styles.panel}>
            <div className={classes(styles.content[look], styles.contentPhone)}>{content}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
