import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What every page runs on, apart from our own code. */
const PLATFORM =
  /node_modules\/(react|react-dom|scheduler|use-[a-z-]+|@tanstack|xstate|@xstate|i18next|eventsource-parser)\//;

/** Parts of the design system that lean on react-aria-components, Radix or the chat: they stay with the screens that use them. */
const HEAVY =
  /packages\/ui\/src\/(chat|screens|components\/(Accordion|AlertDialog|Breadcrumbs|Checkbox|CodeBlock|CopyButton|ColorField|ComboBox|Dialog|Drawer|Field|FileDrop|Form|Illustration\/[Ss]tep|Menu|Meter|NumberField|Pagination|PasswordField|Popover|ProgressBar|RadioGroup|Select|Slider|Stepper|Switch|Tabs|TagField|TextArea|TextField|Tooltip|direction)|patterns\/(AppShell\/NavDrawer|AssistantForm|ConfirmDialog|LimitDialog|SettingsDrawer\/Settings|SupportDialog))/;

/** What stands on the way from the address to the first list. */
const FIRST_ROUTE =
  /packages\/(i18n\/src\/(?!messages\/(de|es|pl))|machines\/src\/(?!chat|index|welcomeWizard)|(api|storage)\/src|ui\/src|portal\/src\/(app|billing\/[a-zS]|shell|assistants\/(AssistantList|Index|assistantView|assistants)|errors\/ErrorPage|router|.*\.route))|node_modules\/lucide-react\//;

/** Screens of the first route and of start-up; what is done with assistants comes when somebody does it. */
const FIRST_SCREENS =
  /packages\/ui\/src\/screens\/(AssistantList(?!Screen\/actions)|ErrorFallback|LoadingScreen|SignIn|StartUp)/;

const isFirstRoute = (id: string) => FIRST_ROUTE.test(id) && (!HEAVY.test(id) || FIRST_SCREENS.test(id));

/** The portal: static files that serve every tenant, because what differs is read from `config.json` (CMD-5). */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // A few files instead of one a module: on a slow line the round trips cost more than the bytes.
        codeSplitting: {
          groups: [
            { name: 'platform', test: PLATFORM, priority: 2 },
            { name: 'first', test: isFirstRoute, priority: 1 },
          ],
        },
      },
    },
  },
});
