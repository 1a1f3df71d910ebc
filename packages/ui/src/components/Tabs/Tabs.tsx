import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { AriaLocale } from '../direction/AriaLocale.tsx';
import { useDirection } from '../direction/useDirection.ts';
import { Icon } from '../Icon/Icon.tsx';
import { tellMore } from '../tellMore.ts';
import * as styles from './Tabs.css.ts';

export interface TabItem<I extends string> {
  id: I;
  label: string;
  /** Words of what is wrong inside, such as '2 mistakes': a mark beside the label, spoken with it. */
  problem?: string;
  content: ReactNode;
}

export interface TabsProps<I extends string> {
  /** Names the row of tabs. */
  label: string;
  /** In the order in which they are shown. */
  tabs: readonly TabItem<I>[];
  /** Id of the tab that is in view. */
  selected: I;
  /** Called with the id of the tab that is wanted. */
  onSelect: (id: I) => void;
}

/** Parts of one thing, of which one is in view. Different pages are links. */
export function Tabs<I extends string>({ label, tabs, selected, onSelect }: TabsProps<I>) {
  const list = useRef<HTMLDivElement>(null);
  const direction = useDirection();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads both from the page.
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    // Reports first when the row is laid out with its tabs, then whenever it gets narrower or wider.
    const size = new ResizeObserver(() => {
      const tab = row.querySelector('[aria-selected="true"]');
      if (tab) bringIntoView(row, tab);
    });
    size.observe(row);
    const stopTelling = tellMore(row);
    return () => {
      size.disconnect();
      stopTelling?.();
    };
  }, [selected, direction]);
  return (
    <AriaLocale>
      <AriaTabs
        className={styles.root}
        selectedKey={selected}
        onSelectionChange={(key) => {
          const tab = tabs.find(({ id }) => id === key);
          if (!tab) return;
          // A press chooses before it moves the focus, and a field that is gone can't be left: whatever takes
          // over what is typed as its field is left does so now.
          const { activeElement } = document;
          if (activeElement instanceof HTMLElement && activeElement.closest('[role=tabpanel]'))
            activeElement.blur();
          onSelect(tab.id);
        }}
      >
        <TabList ref={list} className={styles.list} aria-label={label} items={tabs}>
          {(tab) => (
            <Tab className={styles.tab} id={tab.id}>
              {tab.label}
              {tab.problem !== undefined && (
                <span className={styles.problem}>
                  <Icon icon={CircleAlert} size="small" label={tab.problem} />
                </span>
              )}
            </Tab>
          )}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel key={tab.id} id={tab.id} className={styles.panel}>
            {tab.content}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLocale>
  );
}

/** What the soft edge over further tabs covers, in px. */
const EDGE = 40;

/** Not `scrollIntoView`, which would also scroll the page to tabs further down. */
function bringIntoView(row: HTMLElement, tab: Element): void {
  const [place, wanted] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  const before = wanted.left - EDGE - place.left;
  const after = wanted.right + EDGE - place.right;
  if (before < 0) row.scrollLeft += before;
  else if (after > 0) row.scrollLeft += after;
}
