export {
  connectWelcomeWizard,
  type WelcomeWizardView,
} from './welcomeWizard.connect.ts';
export { welcomeWizardMachine } from './welcomeWizard.machine.ts';
export { welcomeWizardWith } from './welcomeWizard.ports.ts';
export type { WelcomeWizardEvent, WelcomeWizardPorts } from './welcomeWizard.types.ts';
