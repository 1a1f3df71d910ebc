export { welcomeWizardMachine, welcomeWizardWith } from './welcomeWizard.machine.ts';
export type { WelcomeWizardEvent, WelcomeWizardPorts } from './welcomeWizard.types.ts';
export {
  progressEvent,
  type WelcomeWizardView,
  type WizardActivity,
  welcomeWizardViewOf,
} from './welcomeWizard.view.ts';
