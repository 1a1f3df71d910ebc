/** @jsxRuntime classic */
import {
  forgetArguments,
  managerThemes,
  type PreparedStory,
  requirementsOf,
  themeIn,
  themeOf,
  wantsPanel,
  wordsOfNumbers,
} from '@parley/showroom/manager';
import { choiceIn, comparedIn, laidOutFor, Matrix, textOf } from '@parley/showroom/matrix';
import React from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { GLOBALS_UPDATED, SET_GLOBALS, STORY_PREPARED } from 'storybook/internal/core-events';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';

/** Groups of the sidebar, all closed at first. */
const GROUPS = [
  'foundations',
  'layout',
  'components',
  'patterns',
  'chat',
  'screens',
  'widget',
  'flows',
  'faults',
];

addons.setConfig({
  theme: managerThemes[themeIn(location.search)],
  sidebar: { collapsedRoots: GROUPS },
  // Browsers zoom, and the toolbars of the product need the room.
  toolbar: { zoom: { hidden: true } },
});

addons.register('parley/panel', (api) => {
  // Closed until the first story is known: most fill the window, and opening moves nothing that is shown.
  let wanted = false;
  api.togglePanel(wanted);
  api.on(STORY_PREPARED, (story: PreparedStory) => {
    const before = wanted;
    wanted = wantsPanel(story);
    // Only on the way from one kind to the other, so that a panel that the reader opened stays open.
    if (wanted !== before) api.togglePanel(wanted);
  });
});

addons.register('parley/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: managerThemes[themeOf(globals)] });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

addons.register('parley/globals', (api) => {
  api.on(SET_GLOBALS, ({ globals }: { globals: Record<string, unknown> }) => {
    const words = wordsOfNumbers(globals);
    if (Object.keys(words).length > 0) api.updateGlobals(words);
  });
});

addons.register('parley/address', forgetArguments);

/** Name of the tab in addresses, and of what is laid out in it. */
const MATRIX = 'matrix';

/** The chosen story as a grid; the address keeps what is laid out, so that a link shares it (DS-7). */
function MatrixTab() {
  const api = useStorybookApi();
  const { storyId, index = {} } = useStorybookState();
  const told = api.getQueryParam(MATRIX);
  const choice = choiceIn(told);
  return (
    <Matrix
      storyId={laidOutFor(storyId, index)}
      choice={choice}
      compared={comparedIn(told, choice)}
      onChoose={(next, compared) =>
        api.applyQueryParams({ [MATRIX]: textOf(next, compared) || null }, { replace: true })
      }
    />
  );
}

/** What the chosen story shows: a list of ids, each a way to its line in the requirements. */
function ShownRequirements() {
  const story = useStorybookApi().getCurrentStoryData();
  const shown = requirementsOf(story?.tags ?? []);
  if (shown.length === 0) return null;
  const label = `Requirements: ${shown.map(({ id }) => id).join(', ')}`;
  return (
    <PopoverProvider
      ariaLabel={label}
      padding={4}
      popover={
        <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {shown.map(({ id, href }) => (
            <li key={id}>
              <a style={{ display: 'block', padding: '6px 12px', color: 'inherit' }} href={href}>
                {id}
              </a>
            </li>
          ))}
        </ul>
      }
    >
      <Button variant="ghost" padding="small" ariaLabel={label}>
        <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M1 3l1.2 1.2L4.5 2M1 10l1.2 1.2L4.5 9M7 3.5h6M7 10.5h6" />
        </svg>
      </Button>
    </PopoverProvider>
  );
}

addons.register('parley/requirements', () => {
  addons.add('parley/requirements', {
    type: types.TOOL,
    title: 'Requirements that the story shows',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => <ShownRequirements />,
  });
});

addons.register('parley/matrix', () => {
  addons.add(MATRIX, { type: types.TAB, title: 'Matrix', render: () => <MatrixTab /> });
});
