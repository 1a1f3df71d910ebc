export {
  progressEvent,
  type WelcomeWizardView,
  type WizardActivity,
  welcomeWizardViewOf,
} from './welcomeWizard.connect.ts';
export { welcomeWizardMachine, welcomeWizardWith } from './welcomeWizard.machine.ts';
export type { WelcomeWizardEvent, WelcomeWizardPorts } from './welcomeWizard.types.ts';
