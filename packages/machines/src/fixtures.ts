import { assistantEditorFixtures } from './assistantEditor/assistantEditor.fixtures.ts';
import { chatByAudience } from './chat/chat.audiences.ts';
import { chatFixtures } from './chat/chat.fixtures.ts';
import { dataFileFixtures } from './dataFile/dataFile.fixtures.ts';
import { globalFeedbackByAudience } from './globalFeedback/globalFeedback.audiences.ts';
import { globalFeedbackFixtures } from './globalFeedback/globalFeedback.fixtures.ts';
import { guardByAudience } from './guard/guard.audiences.ts';
import { guardFixtures } from './guard/guard.fixtures.ts';
import { signInFixtures } from './signIn/signIn.fixtures.ts';
import { startUpByAudience } from './startUp/startUp.audiences.ts';
import { startUpFixtures } from './startUp/startUp.fixtures.ts';
import { subscriptionBarFixtures } from './subscriptionBar/subscriptionBar.fixtures.ts';
import { welcomeWizardFixtures } from './welcomeWizard/welcomeWizard.fixtures.ts';

export type { ByAudience } from './fixture.types.ts';

/**
 * A pinned snapshot for every leaf state of every machine: `fixtures.signIn['signedIn.fresh']`; more faces of
 * a state as `leaf@face`.
 */
export const fixtures = {
  startUp: startUpFixtures,
  guard: guardFixtures,
  signIn: signInFixtures,
  subscriptionBar: subscriptionBarFixtures,
  chat: chatFixtures,
  dataFile: dataFileFixtures,
  assistantEditor: assistantEditorFixtures,
  welcomeWizard: welcomeWizardFixtures,
  globalFeedback: globalFeedbackFixtures,
};

/**
 * The same state as each audience meets it, for the machines where what is seen differs; all others look
 * alike to everybody who meets them.
 */
export const byAudience = {
  startUp: startUpByAudience,
  guard: guardByAudience,
  chat: chatByAudience,
  globalFeedback: globalFeedbackByAudience,
};
