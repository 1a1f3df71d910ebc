import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { AriaLocale } from '../direction/AriaLocale.tsx';
import * as styles from './Tabs.css.ts';

export interface TabItem<I extends string> {
  id: I;
  label: string;
  content: ReactNode;
}

export interface TabsProps<I extends string> {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly TabItem<I>[];
  selected: I;
  onSelect: (id: I) => void;
}

/** Parts of one thing, of which one is in view. Different pages are links. */
export function Tabs<I extends string>({ label, tabs, selected, onSelect }: TabsProps<I>) {
  return (
    <AriaLocale>
      <AriaTabs
        className={styles.root}
        selectedKey={selected}
        onSelectionChange={(key) => {
          const tab = tabs.find(({ id }) => id === key);
          if (tab) onSelect(tab.id);
        }}
      >
        <TabList className={styles.list} aria-label={label} items={tabs}>
          {(tab) => (
            <Tab className={styles.tab} id={tab.id}>
              {tab.label}
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
