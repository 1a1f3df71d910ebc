import { useWords } from '@parley/i18n/react';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { Profiler } from 'react';
import { expect, fn } from 'storybook/test';
import { AppShell } from '../../patterns/AppShell/AppShell.tsx';
import { adminNavigation } from '../../patterns/SideNav/navigation.ts';
import { topBar } from '../../patterns/TopBar/topBar.fixtures.ts';
import { AssistantListScreen } from '../../screens/AssistantListScreen/AssistantListScreen.tsx';
import { DEFAULT_ASSISTANT_QUERY } from '../../screens/AssistantListScreen/arrangeAssistants.ts';
import { BUSY_DAY } from '../../screens/AssistantListScreen/assistantList.fixtures.ts';
import { adminPaths, manyAssistants } from '../../screens/screens.fixtures.ts';
import { applySettings } from '../../theme/attributes.ts';
import { defaultSettings, type UiSettings } from '../../theme/settings.ts';

const onCommit = fn();

/** The fullest screen of the portal, with every commit of React counted. */
function FullestScreen() {
  const { t } = useWords();
  return (
    <Profiler id="screen" onRender={onCommit}>
      <AppShell
        path="/"
        sections={adminNavigation(t, adminPaths)}
        guideHref="/quick-start-guide"
        supportEmail="support@parley.test"
        topBar={topBar}
      >
        <AssistantListScreen
          state={{ kind: 'ready', assistants: manyAssistants }}
          last24Hours={BUSY_DAY}
          query={DEFAULT_ASSISTANT_QUERY}
          onQueryChange={fn()}
          onRetry={fn()}
          createHref="/create-assistant"
        />
      </AppShell>
    </Profiler>
  );
}

const meta = preview.meta({
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...noPicture },
  render: () => <FullestScreen />,
});

const SWITCHES: readonly Partial<UiSettings>[] = [
  { paletteMode: 'dark' },
  { contrast: 'high' },
  { colorPreset: 'purple' },
  { navColor: 'evident' },
  { stretch: true },
];

/**
 * Everything that the eye can tell: computed colors of the page, its navigation and its main
 * action, and how wide its content may be.
 */
function look(root: Element): string {
  const page = getComputedStyle(document.documentElement);
  const tokens = ['surface-page', 'text-default', 'accent-base', 'nav-surface', 'border-strong'];
  const colors = tokens.map((token) => page.getPropertyValue(`--parley-color-${token}`));
  return [...colors, page.getPropertyValue('--parley-content-max'), getComputedStyle(root).color].join(' ');
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Until React has nothing left to do for what just appeared. */
async function settled(): Promise<void> {
  let before: number;
  do {
    before = onCommit.mock.calls.length;
    for (let count = 0; count < 3; count += 1) await frame();
  } while (onCommit.mock.calls.length > before);
}

export const CommitsNothing = meta.story({
  name: 'SH-4: a switch of theme, contrast or color makes React commit nothing',
  beforeEach: () => {
    onCommit.mockClear();
    return () => applySettings(defaultSettings, document.documentElement);
  },
  play: async ({ canvasElement }) => {
    await settled();
    // It counts: the screen that has just appeared was committed.
    await expect(onCommit).toHaveBeenCalled();

    onCommit.mockClear();
    for (const change of SWITCHES) {
      const looked = look(canvasElement);
      applySettings({ ...defaultSettings, ...change }, document.documentElement);
      await expect(look(canvasElement)).not.toBe(looked);
      await settled();
      await expect(onCommit).not.toHaveBeenCalled();
      applySettings(defaultSettings, document.documentElement);
      await settled();
    }
    await expect(onCommit).not.toHaveBeenCalled();
  },
});
