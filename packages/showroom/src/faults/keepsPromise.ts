import type { Words } from '@parley/i18n';
import MockDate from 'mockdate';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  type Acting,
  isShowing,
  LOADING,
  portalOf,
  showing,
  telling,
  type Writing,
  wording,
} from './acting.ts';
import { conceal, double, expectNoticed, lose, mute, say, silence, unblock } from './breaking.ts';
import { RETRY_AFTER, SERVER_TEXT } from './FaultyApi.ts';
import { FAULT_SCREENS, type FaultScreen, REFUSALS } from './faultScreens.ts';
import { type FaultStory, promisedOf } from './faultStories.ts';
import { LISTS } from './formsAndLists.ts';
import { type Opened, openedInStory } from './opened.ts';
import { routeOf } from './pages.ts';
import { type Promised, TELLING } from './promises.ts';
import { OPENINGS, WRITINGS } from './writings.ts';

/** How a story writes; undefined where it reads. */
const writingOf = ({ screen: name, hits }: FaultStory) => (hits === 'writes' ? WRITINGS[name] : undefined);

/** What is promised to be said, '' where nothing is. */
function wordsOf(promised: Promised, t: Words['t']): string {
  if (promised.kind === 'serverToast' || promised.kind === 'serverPlace') return SERVER_TEXT.shown;
  if (promised.kind === 'leftOut') return t('common.leftOut', { count: 1 });
  return 'words' in promised && promised.words ? t(promised.words) : '';
}

/** Exactly one element tells of the fault, and it says what is promised. */
async function expectTold(promised: Promised, t: Words['t']): Promise<void> {
  const wanted = wordsOf(promised, t);
  if (wanted) await waitFor(() => expect(showing(wanted)).toHaveLength(1));
  if (isForAll(promised))
    await waitFor(() => expect(telling(wanted).readOut, 'who reads it out').not.toEqual([]));
  await expectTelling(promised, t);
}

/** Whether what is promised is both shown and read out. What only waits may be either. */
const isForAll = (promised: Promised) => !['blocked', 'login', 'nothing', 'waiting'].includes(promised.kind);

/** The same of what is shown at this moment. */
async function expectTelling(promised: Promised, t: Words['t']): Promise<void> {
  const wanted = wordsOf(promised, t);
  const page = wording();
  const told = wanted ? showing(wanted, page) : [];
  await expect(told).toHaveLength(wanted ? 1 : 0);
  if (isForAll(promised)) {
    const { seen, readOut } = telling(wanted, page);
    await expect(seen).toHaveLength(1);
    await expect(readOut).not.toEqual([]);
  }
  // One text may be part of another.
  const texts = [...TELLING.map((key) => t(key)), SERVER_TEXT.shown, SERVER_TEXT.hidden];
  // On a slow machine, what waits may have waited long enough to say so.
  const late = promised.kind === 'waiting' ? t('common.slow') : '';
  const behind = promised.kind === 'place' && promised.behind ? t(promised.behind) : '';
  const besides = [wanted, late, behind].join();
  const others = texts.filter((text) => !besides.includes(text) && showing(text, page).length > 0);
  await expect(others).toEqual([]);
}

/** The one dialog that tells of a limit. */
const limitDialog = (promised: Promised, t: Words['t']) =>
  screen.findByRole('alertdialog', {
    name: promised.kind === 'dialog' ? t(promised.title) : '',
  });

/** A message that is missing, doubled, joined by another one, only shown or only read out would not pass. */
async function expectBrokenTellingNoticed(promised: Promised, t: Words['t']): Promise<void> {
  const wanted = wordsOf(promised, t);
  const other = TELLING.map((key) => t(key)).find((text) => !wanted.includes(text)) ?? '';
  const [message] = wanted ? showing(wanted) : [];
  // Where it is announced besides, the region of announcements falls silent too.
  const everywhere = wanted ? screen.queryAllByText(isShowing(wanted)) : [];
  const breakages = [
    () => say(other),
    ...(message ? [() => double(message), () => silence(...everywhere)] : []),
    ...(message && isForAll(promised) ? [() => conceal(message), () => mute(telling(wanted).readOut)] : []),
  ];
  for (const breakIt of breakages) await expectNoticed(breakIt, () => expectTelling(promised, t));
}

/** What was written is kept, and its loss would not pass. */
async function expectKept(acting: Acting, writing: Writing): Promise<void> {
  if (!(await writing.expectKept(acting))) return;
  const check = () => writing.expectKept(acting);
  // What is drawn again meanwhile has its text again: then its loss is tried once more.
  await expectNoticed(lose, check).catch(() => expectNoticed(lose, check));
}

/** The pressed button is blocked, and says why. */
async function expectBlocked(why: string): Promise<void> {
  const pressed = document.activeElement;
  await expect(pressed).toHaveAttribute('aria-disabled', 'true');
  await expect(pressed).toHaveAccessibleDescription(why);
}

/** Nothing is sent before the time that the server named, and the button that would says when. */
async function expectHeld(acting: Acting, writing: Writing): Promise<void> {
  const { api, t } = acting;
  const sent = api.written.length;
  await writing.pressAgain(acting);
  await expectBlocked(t('chat.retryIn', { count: RETRY_AFTER }));
  await expect(api.written).toHaveLength(sent);
}

/** Screens where two parts read: a chat its threads and its history, the shell what these pages show. */
const READ_TWICE: readonly string[] = ['Chat', 'Billing', 'Pricing'];

/** Screens that make a call whose reply is lost once more, under its id: the server does it once. */
const CALLED_ONCE: readonly string[] = ['Invitation', 'InvitationResending'];

/** What is seen while the fault lasts. */
async function expectFault(acting: Acting): Promise<void> {
  const { story, api, t } = acting;
  const promised = promisedOf(story);
  const writing = writingOf(story);
  const isHeldBack = promised.kind === 'blocked' || (writing?.queues && story.fault === 'offline');
  if (isHeldBack) await expect(api.struck).toEqual([]);
  else await waitFor(() => expect(api.struck, `calls that met ${story.fault}`).not.toEqual([]));
  const { saves }: FaultScreen = FAULT_SCREENS[story.screen];
  if (writing && saves && !isHeldBack) await expect(api.struck[0]).toBe(saves);
  // Once is enough: only what lacks a token is asked for once more.
  const isAskedAgain = story.fault === 'malformed' && CALLED_ONCE.includes(story.screen);
  const asks = story.fault === '401' || isAskedAgain || READ_TWICE.includes(story.screen) ? 2 : 1;
  for (const name of new Set(api.struck))
    await expect(api.struck.filter((each) => each === name).length).toBeLessThanOrEqual(asks);
  // The login replaces the page: wait for it before checking for messages.
  if (promised.kind === 'login') await screen.findByText(t('signIn.problems.grantInvalid.title'));
  if (promised.kind === 'blocked') {
    const check = () => expectBlocked(t('common.offlineAction'));
    await check();
    await expectNoticed(unblock, check);
  } else {
    await expectTold(promised, t);
    await expectBrokenTellingNoticed(promised, t);
  }
  switch (promised.kind) {
    case 'place':
      if (promised.leadsOn)
        await expect(await screen.findByRole('link', { name: t(promised.leadsOn) })).toBeVisible();
      if (story.hits === 'reads' && !promised.isFinal)
        await waitFor(async () => {
          const retries = screen.getAllByRole('button', { name: t('common.retry') });
          await expect(retries).toHaveLength(promised.behind ? 2 : 1);
          await expect(retries.at(-1)).toBeVisible();
        });
      break;
    case 'leftOut':
      await expect(api.struck).toContain(LISTS[story.screen]);
      break;
    case 'toast':
    case 'serverToast': {
      const messages = within(screen.getByRole('region', { name: t('common.messages') }));
      const alert = within(messages.getByRole('alert'));
      // The toast stays while the pointer rests on it.
      await userEvent.hover(alert.getByText(isShowing(wordsOf(promised, t))));
      // What stands in the place of a list says what is missing, and leaves it to the toast to announce it.
      const alerts = screen.getAllByRole('alert').filter(({ textContent }) => textContent);
      await expect(alerts.length).toBeLessThanOrEqual(READ_TWICE.includes(story.screen) ? 2 : 1);
      break;
    }
    case 'dialog': {
      // A question may be open below it.
      const dialog = await limitDialog(promised, t);
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      return;
    }
    case 'login': {
      await expect(screen.getByText(t('signIn.problems.grantInvalid.title'))).toBeVisible();
      const { identity, router } = portalOf(acting);
      await expect(identity.renewals).toBe(1);
      const { search } = router.state.location;
      await expect(search).toEqual({ returnTo: `${location.origin}${routeOf(story.screen)}` });
      return;
    }
    case 'waiting':
      // The loading overlay and the widget's loading screen have no heading.
      if (promised.words === 'common.loading' || (!acting.portal && story.hits === 'reads')) return;
      if (promised.words) break;
      await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull());
      break;
  }
  // Behind a drawer too, which hides the page from assistive technology alone. Storybook's own are not shown.
  await waitFor(() => {
    const titles = screen.getAllByRole('heading', { level: 1, hidden: true });
    expect(titles.filter((title) => title.checkVisibility())).toHaveLength(1);
  });
  if (promised.kind === 'nothing') await expectTold(promised, t);
  await writing?.expectFocus(acting);
}

/** Sends once, however often it is pressed while nothing has come back. */
async function expectSentOnce(acting: Acting, writing: Writing): Promise<void> {
  await writing.pressAgain(acting);
  await expect(acting.api.struck.join(', ')).toBe(acting.api.struck[0]);
}

/** Presses the way to read once more what could not be read, and waits until there is none. */
async function readAgain(t: Words['t']): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: t('common.retry') }));
  await waitFor(() => expect(screen.queryByRole('button', { name: t('common.retry') })).toBeNull());
}

/** Nothing is loading or busy any more. */
const expectIdle = (t: Words['t']) =>
  waitFor(() => {
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
    expect(showing(t('chat.loading'))).toEqual([]);
  });

/** Takes away what toasts say. The widget has no region of toasts: it shows every message in place. */
async function dismissToasts(t: Words['t']): Promise<void> {
  const messages = screen.queryByRole('region', { name: t('common.messages') });
  const dismisses = messages ? within(messages).queryAllByRole('button', { name: t('common.dismiss') }) : [];
  for (const dismiss of dismisses) await userEvent.click(dismiss);
}

/** The fault ends, the reader tries again, and nothing of it is left. */
async function expectMended(acting: Acting): Promise<void> {
  const { story, api, t } = acting;
  const writing = writingOf(story);
  api.end();
  const struck = api.struck.length;
  await dismissToasts(t);
  // The countdown reads the clock of stories, which stands still.
  if (story.fault === '429' && (!writing || writing.holds)) MockDate.set(Date.now() + RETRY_AFTER * 1000);
  // What was slow comes, and what could not be read offline is read as soon as the network is back.
  const mendsItself = story.fault === 'slow' || (story.fault === 'offline' && !writing);
  if (!mendsItself) await (writing ? writing.tryAgain(acting) : readAgain(t));
  await waitFor(() => expect(screen.queryByRole('button', { name: t('common.retry') })).toBeNull());
  await expectIdle(t);
  await writing?.expectArrived(acting);
  await expect(api.struck).toHaveLength(struck);
  await expectTold({ kind: 'nothing' }, t);
}

/** What was read before stays in view, beside what went wrong when it was read again. */
async function expectOutdated(acting: Acting): Promise<void> {
  const { story, api, t } = acting;
  const { looksAgain }: FaultScreen = FAULT_SCREENS[story.screen];
  api.end();
  await expectIdle(t);
  await readAgain(t);
  await expectIdle(t);
  await expectTold({ kind: 'nothing' }, t);
  const content = screen.getByRole('main').textContent ?? '';
  const struck = api.struck.length;
  api.begin();
  await portalOf(acting).app.queryClient.invalidateQueries();
  await expect(api.struck.length).toBeGreaterThan(struck);
  await expectTold(looksAgain ? { kind: 'nothing' } : promisedOf(story), t);
  const left = screen.getByRole('main').textContent ?? '';
  if (looksAgain) await expect(left).toBe(content);
  else await expect(left.length).toBeGreaterThan(content.length);
}

/** 'Manage subscription' leads to the plans, or asks for the address of the customer portal. */
async function expectFollowed(acting: Acting): Promise<void> {
  const { story, api, t } = acting;
  const promised = promisedOf(story);
  const dialog = within(await limitDialog(promised, t));
  await userEvent.click(dialog.getByRole('button', { name: t('subscription.limit.manage') }));
  if (promised.kind === 'dialog' && promised.leadsTo === 'customerPortal') {
    await waitFor(() => expect(api.struck.at(-1)).toBe('getCustomerPortalUrl'));
    return;
  }
  await waitFor(() => expect(portalOf(acting).router.state.location.pathname).toBe('/pricing'));
  await writingOf(story)?.expectBack?.(acting);
}

/**
 * After the first refusal the form is there as it was, and meets each other one, and a reply that tells
 * nothing; the last ends the session, and what was typed waits in the tab.
 */
async function expectRefused(acting: Acting, writing: Writing): Promise<void> {
  const { story, api, t } = acting;
  let refused = acting;
  for (const fault of REFUSALS.slice(1)) {
    const promised = promisedOf(refused.story);
    if (promised.kind === 'dialog') {
      const dialog = await limitDialog(promised, t);
      await userEvent.click(within(dialog).getByRole('button', { name: t('common.close') }));
      await waitFor(() => expect(dialog.isConnected).toBe(false));
      await writing.expectFocus(refused);
    } else await dismissToasts(t);
    refused = { ...acting, story: { ...story, fault } };
    api.turnTo(fault);
    await writing.tryAgain(refused);
    await expectFault(refused);
    await expectKept(refused, writing);
  }
}

/**
 * Plays a fault on a screen and proves what `docs/faults.md` promises of it: one message, nothing lost,
 * and what comes after.
 */
export const keepsPromise = (story: FaultStory) => async (): Promise<void> => {
  const { api, portal, words } = await waitFor(() => {
    const opened = openedInStory();
    expect(opened).not.toBeNull();
    return opened as Opened;
  }, LOADING);
  const acting = { story, api, portal, t: words.t };
  const writing = writingOf(story);
  await (writing ? writing.write(acting) : OPENINGS[story.screen]?.(words.t));
  await expectFault(acting);
  if (writing) await expectKept(acting, writing);
  if (writing?.holds && story.fault === '429') await expectHeld(acting, writing);
  if (writing && promisedOf(story).kind === 'waiting') await expectSentOnce(acting, writing);
  if (story.scene === 'mended') await expectMended(acting);
  if (story.scene === 'outdated') await expectOutdated(acting);
  if (story.scene === 'refused' && writing) await expectRefused(acting, writing);
  if (story.scene === 'followed') await expectFollowed(acting);
};
