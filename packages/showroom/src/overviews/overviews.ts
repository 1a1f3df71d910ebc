/** Where a line of an overview leads. */
export interface Place {
  name: string;
  /** Id of the story. */
  story: string;
  what: string;
}

interface Overview {
  title: string;
  lead: string;
  holds: readonly Place[];
  /** A sentence each. */
  reading: readonly string[];
  further: readonly Place[];
}

/** The first pages of the groups whose entries are no components. */
export const OVERVIEWS = {
  foundations: {
    title: 'Foundations',
    lead: 'What every part is made of before it is a part. A style sheet names these constants; a raw figure in one fails a test.',
    holds: [
      {
        name: 'Colors',
        story: 'foundations-colors--roles',
        what: 'Roles and scales, each with its contrast.',
      },
      { name: 'Type', story: 'foundations-type--sizes', what: 'Sizes, faces and figures.' },
      {
        name: 'Space',
        story: 'foundations-space--distances',
        what: 'The grid of 4 px, fixed measures, widths of windows.',
      },
      {
        name: 'Shape',
        story: 'foundations-shape--radius',
        what: 'Corners, shadows, and what lies above what.',
      },
      {
        name: 'Motion',
        story: 'foundations-motion--motion',
        what: 'Times and curves, and what stands still for those who ask for less.',
      },
      {
        name: 'Icons',
        story: 'foundations-icons--icons',
        what: 'All icons that the product uses, to search and copy.',
      },
      {
        name: 'Illustrations',
        story: 'foundations-illustrations--illustrations',
        what: 'Drawings of empty and failed screens.',
      },
      {
        name: 'Voice',
        story: 'foundations-voice--voice-and-words',
        what: 'How the product speaks, and which word it takes.',
      },
      {
        name: 'Words',
        story: 'foundations-words--shell',
        what: 'Every text in its four languages, side by side.',
      },
      {
        name: 'Font fallbacks',
        story: 'foundations-fontfallbacks--before-the-fonts-arrive',
        what: 'Text before its typeface is there: nothing may move.',
      },
      {
        name: 'Theme switch',
        story: 'foundations-themeswitch--commits-nothing',
        what: 'Another theme changes attributes of the page, and renders nothing anew.',
      },
    ],
    reading: [
      'The toolbars above change theme, contrast and color: every figure and sample follows.',
      'Each row of `Copy tokens` gives the constant of the code, the variable of the style sheet and its value.',
      'Contrast stands beside a color as it is used: text on its surface.',
    ],
    further: [
      { name: 'Components', story: 'components-button--primary', what: 'What is made of these.' },
      { name: 'Requirements', story: 'requirements--requirements', what: 'DS-1 says what holds for tokens.' },
    ],
  },
  flows: {
    title: 'Flows',
    lead: 'Every state that the product’s machines can be in, each shown on the real screen. What may happen when is decided by the machine; the picture is what people see.',
    holds: [
      {
        name: 'Atlas',
        story: 'flows-atlas--overview',
        what: 'All machines as diagrams to walk through, each node with the picture of its story.',
      },
      {
        name: 'startUp',
        story: 'flows-startup--waiting',
        what: 'From the first request to the first screen.',
      },
      { name: 'signIn', story: 'flows-signin--booting', what: 'Sessions: restored, refreshed, lost.' },
      { name: 'guard', story: 'flows-guard--checking', what: 'Who may open which address.' },
      {
        name: 'subscriptionBar',
        story: 'flows-subscriptionbar--hidden',
        what: 'The bar above all pages while a plan has a problem.',
      },
      {
        name: 'chat',
        story: 'flows-chat--loading',
        what: 'A conversation: loading, sending, answering, failing.',
      },
      { name: 'dataFile', story: 'flows-datafile--chosen', what: 'A file from being chosen to being read.' },
      {
        name: 'assistantEditor',
        story: 'flows-assistanteditor--clean',
        what: 'Changes of an assistant: saved, refused, in conflict.',
      },
      {
        name: 'welcomeWizard',
        story: 'flows-welcomewizard--starting-looking',
        what: 'The first questions to a new organisation.',
      },
      {
        name: 'globalFeedback',
        story: 'flows-globalfeedback--quiet',
        what: 'Toasts and dialogs that lie above every page.',
      },
    ],
    reading: [
      'A story is named as its state: `failed.upload@offline` is the state `failed.upload`, here as it came about offline.',
      'In the atlas, press a state to see its picture, what leads there and what leads on; an address keeps the place.',
      'A walk through the atlas can be seen as a film: its screens in order, to print or to send.',
    ],
    further: [
      { name: 'Faults', story: 'faults-overview--overview', what: 'The same screens when a call fails.' },
      {
        name: 'Requirements',
        story: 'requirements--requirements',
        what: 'DS-3 and DS-4 say what holds for flows.',
      },
    ],
  },
  faults: {
    title: 'Faults',
    lead: 'What people see when a call fails, is slow or makes no sense, on every screen that makes it. The page is the real one of portal or widget; only the API behind it is wrong.',
    holds: [
      {
        name: 'Screens that are read',
        story: 'faults-assistantlist--reading-500',
        what: 'The list of assistants, the chat, the editor: `reading` and the status.',
      },
      {
        name: 'What is written',
        story: 'faults-accountdetails--saving-500',
        what: 'Saving, sending, removing: what is done, and the status.',
      },
      { name: 'The widget', story: 'faults-widget--reading-500', what: 'The same on somebody else’s page.' },
    ],
    reading: [
      'A story is named by what the call does and what it meets: `reading 429` is a list that is asked for too often.',
      'The toolbars `Fault` and `Calls` put any other screen under any fault, of all calls or of some.',
      'Each play proves what is promised for its cell: the words, and the way on.',
      'A status from 460 to 464 is refused by the subscription: the plan, not the call, is what is wrong.',
    ],
    further: [
      { name: 'Flows', story: 'flows-overview--overview', what: 'What the machines do about a fault.' },
      {
        name: 'Error state',
        story: 'components-errorstate--with-retry',
        what: 'What stands in place of what could not be read.',
      },
      { name: 'Requirements', story: 'requirements--requirements', what: 'DS-5 says what holds for faults.' },
    ],
  },
} as const satisfies Record<string, Overview>;

/** How the stories of all overviews are shown and pictured. */
export const OVERVIEW_PARAMETERS = {
  layout: 'fullscreen',
  controls: { disable: true },
  visual: { modes: ['light', 'dark', 'phone'] },
} as const;
