import type { EditedAssistant } from '@parley/api';
import type { WelcomeWizardPorts } from '@parley/machines/welcomeWizard';
import { isBlank } from '@parley/model';
import type { WizardAssistant } from './wizardAssistant.ts';

/** What the wizard's answers make of a draft. */
type WantedDraft = Pick<
  EditedAssistant['draft'],
  'name' | 'description' | 'welcomeMessage' | 'starterQuestions'
>;

const isSame = (wanted: WantedDraft, draft: WantedDraft): boolean =>
  (Object.keys(wanted) as (keyof WantedDraft)[]).every(
    (key) => JSON.stringify(draft[key]) === JSON.stringify(wanted[key]),
  );

/**
 * How one window of the wizard makes its assistant, or saves its answers where that is there (WZ-1). What
 * somebody else, or another window, has saved meanwhile is not written over unless that is wanted.
 * @param unnamed what the assistant is called until it has a name
 */
export function createSaveAnswers(
  assistant: WizardAssistant,
  unnamed: string,
): WelcomeWizardPorts['createAssistant'] {
  /** What this window sent last: where no reply came, the server may have it. */
  let sent: WantedDraft | null = null;

  return async ({ name, description, welcomeMessage, starterQuestions }, _signal, overwrites) => {
    const { assistantGuid } = await assistant.ensure(name || unnamed);
    const wanted: WantedDraft = {
      ...{ name, description, welcomeMessage },
      starterQuestions: starterQuestions
        .map((question) => question.trim())
        .filter((question) => !isBlank(question)),
    };
    const theirs = overwrites ? null : await assistant.ofAnother();
    const isOurs = theirs && [wanted, sent].some((each) => each && isSame(each, theirs.draft));
    if (theirs && !isOurs)
      return {
        assistantGuid,
        name: theirs.draft.name,
        takenBy: theirs.savedByCaller ? '' : (theirs.savedBy ?? ''),
      };
    sent = wanted;
    await assistant.change(wanted);
    return { assistantGuid, name };
  };
}
