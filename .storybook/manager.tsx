/** @jsxRuntime classic */
import { type PreparedStory, requirementsOf, wantsPanel, wordsOfNumbers } from '@parley/showroom/manager';
import { choiceIn, comparedIn, Matrix, textOf } from '@parley/showroom/matrix';
import React from 'react';
import { SET_GLOBALS, STORY_PREPARED } from 'storybook/internal/core-events';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { create, type ThemeVarsPartial } from 'storybook/theming';
import { WORDMARK } from './wordmark.ts';

/** Mark and name for the sidebar, as an image: the manager takes nothing else. */
const logo = (text: string, mark: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="24" viewBox="0 0 96 24">
      <path fill="${mark}" fill-rule="evenodd" d="M3 10.5a9 9 0 1 1 9 9H8.6L4.5 22.9A.9.9 0 0 1 3 22.2z
        M12 6.1a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8z"/>
      <path fill="${text}" d="${WORDMARK}"/>
    </svg>`,
  )}`;

const common = {
  brandTitle: 'Parley',
  brandUrl: './?path=/story/welcome--welcome',
  brandTarget: '_self',
  fontBase: 'Inter, system-ui, sans-serif',
  appBorderRadius: 8,
  inputBorderRadius: 7,
} as const;

/**
 * The neutrals and the indigo preset of `packages/ui/src/theme/palettes.ts` as sRGB: the manager mixes its
 * colours itself, and knows no OKLCH.
 */
const themes: Record<'light' | 'dark', ThemeVarsPartial> = {
  light: {
    base: 'light',
    ...common,
    brandImage: logo('#161b23', '#5857e7'),
    colorPrimary: '#5857e7',
    colorSecondary: '#5857e7',
    appBg: '#f9fafb',
    appContentBg: '#ffffff',
    appPreviewBg: '#f9fafb',
    appBorderColor: '#e2e4e8',
    barBg: '#ffffff',
    barTextColor: '#595e67',
    barSelectedColor: '#4744c6',
    textColor: '#161b23',
    textMutedColor: '#595e67',
    inputBorder: '#cfd2d7',
  },
  dark: {
    base: 'dark',
    ...common,
    brandImage: logo('#eaebee', '#a7b1ed'),
    colorPrimary: '#5b62cb',
    colorSecondary: '#7d86e0',
    appBg: '#0e1013',
    appContentBg: '#16181d',
    appPreviewBg: '#0e1013',
    appBorderColor: '#25282e',
    barBg: '#16181d',
    barTextColor: '#a2a6ae',
    barSelectedColor: '#a7b1ed',
    textColor: '#eaebee',
    textMutedColor: '#a2a6ae',
    inputBg: '#0e1013',
    inputBorder: '#33373e',
  },
};

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
  theme: create(matchMedia('(prefers-color-scheme: dark)').matches ? themes.dark : themes.light),
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

addons.register('parley/globals', (api) => {
  api.on(SET_GLOBALS, ({ globals }: { globals: Record<string, unknown> }) => {
    const words = wordsOfNumbers(globals);
    if (Object.keys(words).length > 0) api.updateGlobals(words);
  });
});

/** Name of the tab in addresses, and of what is laid out in it. */
const MATRIX = 'matrix';

/** The chosen story as a grid; the address keeps what is laid out, so that a link shares it (DS-7). */
function MatrixTab() {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const told = api.getQueryParam(MATRIX);
  const choice = choiceIn(told);
  return (
    <Matrix
      storyId={storyId}
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
