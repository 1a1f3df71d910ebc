import type { Words } from '@parley/i18n';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Writing } from './acting.ts';
import { promisedOf } from './faultStories.ts';
import { expectInTab, formWriting } from './forms.ts';
import { pick, pressing } from './pressing.ts';

const DESCRIPTION = 'Answers questions about returns.';

const description = (t: Words['t']) =>
  screen.findByLabelText((said) => said.startsWith(t('editor.field.description')), {
    selector: 'input, textarea',
  });

const save = pressing((t) => screen.findByRole('button', { name: t('fields.form.save') }));

/** Saving a draft of the editor with another description. */
export const savingDraft: Writing = {
  ...save,
  holds: true,
  async write(acting) {
    const field = await description(acting.t);
    await userEvent.clear(field);
    await userEvent.type(field, DESCRIPTION);
    await save.pressTwice(acting);
  },
  async expectKept({ story, t }) {
    if (promisedOf(story).kind === 'login') return expectInTab([DESCRIPTION]);
    await expect(await description(t)).toHaveValue(DESCRIPTION);
    return true;
  },
};

const publish = pressing(async (t) =>
  within(await screen.findByRole('dialog', { name: t('editor.publishing.title') })).findByRole('button', {
    name: t('editor.publish'),
  }),
);

/** Opens the published versions. */
export const openVersions = (t: Words['t']) => pick(t('editor.more'), t('editor.versions.title'));

/** Restoring a published version, which is looked at first. */
export const restoring: Writing = formWriting({
  async reach(t) {
    await openVersions(t);
    const version = t('editor.versions.name', { number: 1 });
    await userEvent.click(await screen.findByRole('button', { name: (name) => name.startsWith(version) }));
    await screen.findByRole('button', { name: t('editor.versions.restore') });
  },
  button: (t) => t('editor.versions.restore'),
});

/** Publishing a draft that differs from what visitors get. */
export const publishing: Writing = {
  ...publish,
  holds: true,
  async write(acting) {
    await userEvent.click(await screen.findByRole('button', { name: acting.t('editor.publish') }));
    await publish.pressTwice(acting);
  },
  async expectKept({ story, t }) {
    // The draft is saved already.
    if (promisedOf(story).kind === 'login') return false;
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: t('editor.publishing.title') })).toBeVisible(),
    );
    return false;
  },
};
