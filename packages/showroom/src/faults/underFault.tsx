import type { Decorator } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import type { StoryGlobals } from '../globals.ts';
import { settingsOf } from '../globals.ts';
import type { StoryWords } from '../words/index.ts';
import { FAULT_NAMES } from './faults.ts';
import { type FaultPage, PAGE_OF_TITLE } from './pages.ts';

// Stories without a fault load none of it.
const FaultyPortal = lazy(() => import('./FaultyPortal.tsx'));
const FaultyWidget = lazy(() => import('./FaultyWidget.tsx'));

/**
 * Shows the page of a screen under the fault that the toolbar chose, in place of the story (DS-5). Its page
 * is that of the story's title, or what the parameter `faultPage` says; any other story stays as it is.
 */
export const underFault: Decorator = (Story, { globals, loaded, parameters, title, viewMode }) => {
  const { hits, ...chosen } = globals as StoryGlobals;
  // An address gives the number 429.
  const fault = FAULT_NAMES.find((name) => name === `${chosen.fault}`);
  const page = (parameters.faultPage as FaultPage | undefined) ?? PAGE_OF_TITLE[title];
  // A page of documentation shows many stories at once, and the browser has one network.
  if (!fault || !page || viewMode === 'docs') return <Story />;
  const wish = { fault, hits, words: (loaded.words as StoryWords).ltr };
  return (
    <Suspense>
      {'widget' in page ? (
        <FaultyWidget {...wish} />
      ) : (
        <FaultyPortal {...wish} page={page} settings={settingsOf(globals as StoryGlobals)} />
      )}
    </Suspense>
  );
};
