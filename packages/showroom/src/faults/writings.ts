import type { Words } from '@parley/i18n';
import { expect, screen, userEvent } from 'storybook/test';
import { isShowing, LOADING, showing, type Writing } from './acting.ts';
import { chatWriting } from './chat.ts';
import { openVersions, publishing, restoring, savingDraft } from './editor.ts';
import type { FaultStory } from './faultStories.ts';
import { avatar, fileRemoval, fileReplacement, fileUpload } from './files.ts';
import { formWriting } from './forms.ts';
import { openNews, readingNews, removingNews } from './news.ts';
import { COLLEAGUE, FAILED_FILE, INVITED, THREAD } from './pages.ts';
import { pick } from './pressing.ts';

type Translate = Words['t'];

const next = async (t: Translate) => userEvent.click(screen.getByRole('button', { name: t('wizard.next') }));

/** Picks an action on a user that is asked about, or chosen in a drawer, before it is done. */
const pickFor =
  (item: 'users.makeAdmin' | 'users.deactivate' | 'users.remove' | 'users.chooseAssistants') =>
  (t: Translate) =>
    pick(t('users.actionsFor', { name: COLLEAGUE }), t(item));

/** An action on a user that is asked about first. */
const askedFor = (item: 'users.makeAdmin' | 'users.deactivate' | 'users.remove') =>
  formWriting({ reach: pickFor(item), button: (t) => t(item) });

const NEW_ADDRESS = 'new.agent@acme.test';

/** How the screens that write do it. */
export const WRITINGS: Partial<Record<FaultStory['screen'], Writing>> = {
  Account: formWriting({
    fields: { 'account.newPassword': 'Correct-horse-1', 'account.repeatNewPassword': 'Correct-horse-1' },
    secret: true,
    button: (t) => t('account.change'),
  }),
  AccountDetails: formWriting({
    fields: { 'account.ownName': 'Alex Admin' },
    button: (t) => t('fields.form.save'),
  }),
  Organisation: formWriting({
    fields: { 'account.organisationName': 'Acme Works' },
    button: (t) => t('fields.form.save'),
  }),
  EmailVerification: formWriting({ button: (t) => t('account.verifyAgain') }),
  Avatar: avatar,
  Billing: formWriting({ button: (t) => t('subscription.billing.portal') }),
  Pricing: formWriting({ button: (t) => t('subscription.pricing.choose', { plan: 'Business' }) }),
  CreateAssistant: formWriting({
    fields: { 'wizard.name': 'Returns desk' },
    button: (t) => t('screens.create.submit'),
  }),
  Editor: savingDraft,
  Publishing: publishing,
  VersionRestoring: restoring,
  FileUpload: fileUpload,
  FileReplacement: fileReplacement,
  FileRetry: formWriting({ button: (t) => t('editor.data.retryFile', { name: FAILED_FILE }) }),
  FileRemoval: fileRemoval,
  Invitation: formWriting({
    async reach(t) {
      await userEvent.click(await screen.findByRole('button', { name: t('users.invite') }));
      await userEvent.type(
        await screen.findByRole('textbox', { name: t('users.emails') }),
        `${NEW_ADDRESS}{Enter}`,
      );
    },
    button: (t) => t('users.send'),
    kept: async () => expect(showing(NEW_ADDRESS)).not.toEqual([]),
    keptAs: NEW_ADDRESS,
  }),
  InvitationResending: formWriting({
    reach: async (t) =>
      userEvent.click(
        await screen.findByRole('checkbox', { name: t('components.table.selectRow', { name: INVITED }) }),
      ),
    button: (t) => t('users.resend'),
  }),
  UserRole: askedFor('users.makeAdmin'),
  UserDeactivation: askedFor('users.deactivate'),
  UserRemoval: askedFor('users.remove'),
  UserAssistants: formWriting({
    async reach(t) {
      await pickFor('users.chooseAssistants')(t);
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Shop assistant' }));
    },
    button: (t) => t('users.save'),
    kept: async () =>
      expect(await screen.findByRole('checkbox', { name: 'Shop assistant', hidden: true })).not.toBeChecked(),
    keptAs: 'assistantIds',
  }),
  AnswerFile: formWriting({
    reach: async (t) =>
      userEvent.click(await screen.findByRole('button', { name: t('conversations.addToFiles') })),
    fields: { 'conversations.answer': 'Within 14 days.' },
    button: (t) => t('conversations.add'),
  }),
  AnswerStarter: formWriting({
    reach: async (t) =>
      userEvent.click(await screen.findByRole('button', { name: t('conversations.makeStarter') })),
    fields: { 'conversations.question': 'How do I return it?' },
    button: (t) => t('conversations.add'),
  }),
  AnswerMark: formWriting({ button: (t) => t('conversations.markDone') }),
  ConversationRemoval: formWriting({
    reach: async (t) =>
      userEvent.click(await screen.findByRole('button', { name: t('conversations.deleteOne') })),
    button: (t) => t('conversations.delete'),
  }),
  ThreadRenaming: formWriting({
    reach: (t) => pick(t('threads.actionsFor', { name: THREAD }), t('threads.rename')),
    fields: { 'threads.name': 'Parcels' },
    button: (t) => t('fields.form.save'),
  }),
  ThreadRemoval: formWriting({
    reach: (t) => pick(t('threads.actionsFor', { name: THREAD }), t('conversations.delete')),
    button: (t) => t('conversations.delete'),
  }),
  NotificationReading: readingNews,
  NotificationRemoval: removingNews,
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
  FirstChat: formWriting({ button: (t) => t('wizard.made.open'), onlyReads: true }),
};

/** How a reader gets to what is read, where the page alone does not show it. */
export const OPENINGS: Partial<Record<FaultStory['screen'], (t: Translate) => Promise<void>>> = {
  FilePreview: (t) => pick(t('editor.data.moreFile', { name: 'shipping.md' }), t('editor.data.preview')),
  Notifications: openNews,
  Versions: openVersions,
};
