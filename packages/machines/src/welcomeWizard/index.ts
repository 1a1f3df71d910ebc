export { welcomeWizardMachine, welcomeWizardWith } from './welcomeWizard.machine.ts';
export type {
  WelcomeWizardEvent,
  WelcomeWizardPorts,
  WizardAnswers,
  WizardProgress,
} from './welcomeWizard.types.ts';
export {
  progressEvent,
  type WelcomeWizardView,
  type WizardActivity,
  welcomeWizardViewOf,
} from './welcomeWizard.view.ts';
