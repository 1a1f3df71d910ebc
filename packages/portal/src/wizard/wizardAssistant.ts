import { ApiError, type EditedAssistant } from '@parley/api';
import type { App } from '../app/createApp.ts';
import { writeInPlace } from '../app/toldInPlace.ts';

/** How often a draft is saved over a newer one: another window of the wizard may save at the same time. */
const TRIES = 3;

/** The assistant that the wizard makes: a draft on the server as soon as a file or a picture needs one. */
export interface WizardAssistant {
  /** Makes it, unless it is there already; calls that come meanwhile wait for the same. */
  ensure(name: string): Promise<EditedAssistant>;
  /**
   * The assistant as it is now, where a colleague saved it last, or where the wizard has been finished in
   * another window and it may have been edited since; otherwise null.
   */
  ofAnother(): Promise<EditedAssistant | null>;
  /** Saves over the newest draft. */
  change(patch: Partial<EditedAssistant['draft']>): Promise<void>;
}

/** The wizard's assistant over the API. The server gives its id, so all windows make the same one. */
export function createWizardAssistant({
  client,
  queries,
  queryClient,
}: Pick<App, 'client' | 'queries' | 'queryClient'>): WizardAssistant {
  const write = <Reply>(call: () => Promise<Reply>) => writeInPlace(queryClient, call);
  const guid = async () => (await queryClient.fetchQuery(queries.wizardProgress)).assistantGuid;
  const read = async () => queryClient.fetchQuery({ ...queries.assistantDraft(await guid()), staleTime: 0 });
  let making: Promise<EditedAssistant> | null = null;

  async function make(name: string): Promise<EditedAssistant> {
    const assistantGuid = await guid();
    await write(() => client.call('createAssistant', { assistantGuid, name }));
    return read();
  }

  return {
    ensure(name) {
      making ??= make(name).catch((error: unknown) => {
        making = null;
        throw error;
      });
      return making;
    },
    async ofAnother() {
      const [newest, { showWelcomeWizard }] = await Promise.all([read(), client.call('showWelcomeWizard')]);
      const isOthers = newest.savedBy !== null && !newest.savedByCaller;
      return isOthers || !showWelcomeWizard ? newest : null;
    },
    async change(patch) {
      for (let tries = 1; ; tries++) {
        const { assistantGuid, version, draft } = await read();
        const input = { assistantGuid, base: version, draft: { ...draft, ...patch } };
        try {
          await write(() => client.call('saveAssistantDraft', input));
          return;
        } catch (error) {
          if (!(error instanceof ApiError && error.status === 409) || tries === TRIES) throw error;
        }
      }
    },
  };
}
