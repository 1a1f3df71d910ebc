import type { WordKey, Words } from '@parley/i18n';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Acting, isShowing, portalOf, showing, type Writing } from './acting.ts';
import { chatWriting } from './chat.ts';
import { publishing, savingDraft } from './editor.ts';
import { SERVER_TEXT } from './FaultyApi.ts';
import { formWriting } from './forms.ts';
import { type Opened, openedInStory } from './opened.ts';
import { routeOf } from './pages.ts';
import { FAULT_SCREENS, type FaultScreen, type FaultStory, type Promised, promisedOf } from './promises.ts';

const next = async (t: Words['t']) => userEvent.click(screen.getByRole('button', { name: t('wizard.next') }));

/** How the screens that write do it. */
const WRITINGS: Partial<Record<FaultStory['screen'], Writing>> = {
  Account: formWriting({
    fields: { 'account.newPassword': 'Correct-horse-1', 'account.repeatNewPassword': 'Correct-horse-1' },
    button: (t) => t('account.change'),
  }),
  Billing: formWriting({ button: (t) => t('subscription.billing.portal') }),
  Pricing: formWriting({ button: (t) => t('subscription.pricing.choose', { plan: 'Business' }) }),
  CreateAssistant: formWriting({
    fields: { 'wizard.name': 'Returns desk' },
    button: (t) => t('screens.create.submit'),
  }),
  Editor: savingDraft,
  Publishing: publishing,
  Chat: chatWriting,
  Widget: chatWriting,
  WelcomeWizard: formWriting({
    async reach(t) {
      await userEvent.click(
        await screen.findByRole('radio', { name: isShowing(t('wizard.cases.support.title')) }),
      );
      await next(t);
      await userEvent.type(screen.getByLabelText(t('wizard.name'), { selector: 'input' }), 'Returns desk');
      await next(t);
      await next(t);
      await next(t);
      // The line for a site is there as soon as the assistant is.
      await screen.findByText(isShowing('data-widget-key'), {}, LOADING);
      // The answers are kept in the background, which no fault hits.
      await screen.findByText(t('wizard.kept'));
    },
    button: (t) => t('wizard.finish'),
  }),
  FirstChat: formWriting({ button: (t) => t('wizard.made.open') }),
};

/** How a story writes; undefined where it reads. */
const writingOf = ({ screen: name, hits }: FaultStory) => (hits === 'writes' ? WRITINGS[name] : undefined);

/** Every text of the product that tells of a fault. */
const TELLING = [
  'errors.generic',
  'errors.tooManyRequests',
  'errors.problem.noPermission',
  'errors.problem.offline',
  'errors.problem.notFound',
  'errors.problem.gone',
  'errors.problem.conflict',
  'subscription.limit.text460',
  'subscription.limit.text461',
  'subscription.limit.text462',
  'subscription.limit.text463',
  'subscription.limit.text464',
  'chat.noAccess.title',
  'chat.unavailable.title',
  'chat.loading',
  'chat.notice.slow',
  'chat.notice.offline',
  'chat.notice.reconnecting',
  'chat.problem.notConfirmed',
  'chat.problem.visitor',
  'widget.error.title',
] as const satisfies readonly WordKey[];

/** What is promised to be said, '' where nothing is. */
function wordsOf(promised: Promised, t: Words['t']): string {
  if (promised.kind === 'serverToast' || promised.kind === 'serverPlace') return SERVER_TEXT.shown;
  return 'words' in promised && promised.words ? t(promised.words) : '';
}

/** Exactly one element tells of the fault, and it says what is promised. */
async function expectTold(promised: Promised, t: Words['t']): Promise<void> {
  const wanted = wordsOf(promised, t);
  if (wanted) await waitFor(() => expect(showing(wanted)).toHaveLength(1));
  // One text may be part of another.
  for (const text of [...TELLING.map((key) => t(key)), SERVER_TEXT.shown, SERVER_TEXT.hidden])
    await expect(showing(text)).toEqual(wanted.includes(text) ? showing(wanted) : []);
}

/** What is seen while the fault lasts. */
async function expectFault(acting: Acting): Promise<void> {
  const { story, api, t } = acting;
  const promised = promisedOf(story);
  const writing = writingOf(story);
  const isHeldBack = promised.kind === 'blocked' || (writing?.queues && story.fault === 'offline');
  if (isHeldBack) await expect(api.struck).toEqual([]);
  else await waitFor(() => expect(api.struck).not.toEqual([]));
  // The login replaces the page: wait for it before checking for messages.
  if (promised.kind === 'login') await screen.findByText(t('signIn.problems.grantInvalid.title'));
  if (promised.kind === 'blocked') {
    const pressed = document.activeElement;
    await expect(pressed).toHaveAttribute('aria-disabled', 'true');
    await expect(pressed).toHaveAccessibleDescription(t('common.offlineAction'));
  } else await expectTold(promised, t);
  switch (promised.kind) {
    case 'place':
      if (story.hits === 'reads' && !promised.isFinal)
        await expect(screen.getByRole('button', { name: t('common.retry') })).toBeVisible();
      break;
    case 'toast':
    case 'serverToast': {
      const messages = within(screen.getByRole('region', { name: t('common.messages') }));
      const alert = within(messages.getByRole('alert'));
      // The toast stays while the pointer rests on it.
      await userEvent.hover(alert.getByText(isShowing(wordsOf(promised, t))));
      break;
    }
    case 'dialog': {
      const dialog = await screen.findByRole('alertdialog');
      await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
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
  await expect(acting.api.struck).toHaveLength(1);
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

/** The fault ends, the reader tries again, and nothing of it is left. */
async function expectMended(acting: Acting): Promise<void> {
  const { story, api, t } = acting;
  const writing = writingOf(story);
  api.end();
  const struck = api.struck.length;
  // The widget has no region of toasts: it shows every message in place.
  const messages = screen.queryByRole('region', { name: t('common.messages') });
  const dismisses = messages ? within(messages).queryAllByRole('button', { name: t('common.dismiss') }) : [];
  for (const dismiss of dismisses) await userEvent.click(dismiss);
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
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: t('subscription.limit.manage') }));
  if (promised.kind === 'dialog' && promised.leadsTo === 'customerPortal') {
    await waitFor(() => expect(api.struck.at(-1)).toBe('getCustomerPortalUrl'));
    return;
  }
  await waitFor(() => expect(portalOf(acting).router.state.location.pathname).toBe('/pricing'));
  await writingOf(story)?.expectBack?.(acting);
}

/** How long the code of portal or widget may take to be there, on however busy a machine, in ms. */
const LOADING = { timeout: 100_000 };

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
  await writing?.write(acting);
  await expectFault(acting);
  await writing?.expectKept(acting);
  if (writing && promisedOf(story).kind === 'waiting') await expectSentOnce(acting, writing);
  if (story.scene === 'mended') await expectMended(acting);
  if (story.scene === 'outdated') await expectOutdated(acting);
  if (story.scene === 'followed') await expectFollowed(acting);
};
