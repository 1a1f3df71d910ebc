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

/** What the chosen story shows, each id a way to its line in the requirements. */
function ShownRequirements() {
  const story = useStorybookApi().getCurrentStoryData();
  return requirementsOf(story?.tags ?? []).map(({ id, href }) => (
    <a key={id} style={{ alignSelf: 'center', paddingInline: 6, fontSize: 12, color: 'inherit' }} href={href}>
      {id}
    </a>
  ));
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
