import type { EqualPictures } from './equal.ts';

/** Why some stories of one title have equal pictures. */
export const REASONS: readonly EqualPictures[] = [
  {
    why: 'Faults of one kind are told alike (docs/faults.md), which each story proves by its words.',
    stories: ['faults-*'],
  },
  {
    why: 'Users are told the same of every state of the subscription.',
    stories: ['chat-message--user-46*', 'flows-chat--ready-idle-limited-46*'],
  },
  { why: 'Visitors are told the same of every state.', stories: ['chat-message--visitor-46*'] },
  {
    why: 'Users are not told of limits.',
    stories: ['chat-notice--not-sent', 'chat-notice--not-sent-limit-for-user'],
  },
  {
    why: 'The state without a face of its own is the one whose face is most common.',
    stories: [
      'flows-chat--ready-idle-limited',
      'flows-chat--ready-idle-limited-463-admin',
      'flows-subscriptionbar--failed',
      'flows-subscriptionbar--failed-incomplete',
    ],
  },
  {
    why: 'What is on its way has left the field.',
    stories: ['chat-composer--empty', 'chat-composer--sending'],
  },
  {
    why: 'Initials stand in for a picture that cannot be had.',
    stories: ['components-avatar--broken-picture', 'components-avatar--initials'],
  },
  {
    why: 'The system has fewer colours.',
    modes: ['forced'],
    stories: ['components-button--*', 'components-text--*', 'patterns-sidenav--*'],
  },
  {
    why: 'What shows a part right to left is that part turned around.',
    modes: ['rtl'],
    stories: [
      'chat-citationchip--*',
      'chat-message--answer-versions',
      'chat-message--versions-right-to-left',
      'components-codeblock--*',
      'components-daterangefield--open*',
    ],
  },
  {
    why: 'A phone shows the navigation, the list beside a page and its tools only when asked.',
    modes: ['phone'],
    stories: ['patterns-appshell--*', 'screens-chatscreen--threads*', 'screens-conversationsscreen--*'],
  },
  {
    why: 'The code of the messages is waited for like the messages.',
    stories: ['screens-widgetchatscreen--code-on-its-way', 'screens-widgetchatscreen--loading'],
  },
  {
    why: 'Neither is a step that somebody waits at: what was there stays in view.',
    stories: [
      'flows-chat--ready-answering-resuming',
      'flows-chat--ready-reconnecting',
      'flows-chat--ready-idle-failed-before-not-confirmed',
      'flows-chat--ready-idle-stopped-beforehand',
      'flows-globalfeedback--toasts-held',
      'flows-globalfeedback--toasts-passing-several',
      'flows-guard--redirecting-list',
      'flows-guard--rendering',
      'flows-signin--signed-in-*',
      'flows-startup--signed-in*',
      'flows-subscriptionbar--closed',
      'flows-subscriptionbar--closing',
      'flows-subscriptionbar--fetching',
      'flows-subscriptionbar--hidden',
    ],
  },
  {
    why: 'One of two dialogs waits until the other is closed.',
    stories: ['flows-globalfeedback--refused-463', 'flows-globalfeedback--refused-one-waits'],
  },
  {
    why: 'One wait for whoever waits, whatever is done meanwhile.',
    stories: [
      'flows-datafile--reading-queued',
      'flows-datafile--retrying',
      'flows-signin--booting',
      'flows-signin--restoring',
      'flows-signin--forgetting',
      'flows-signin--signing-out',
      'flows-signin--left-at-provider',
      'flows-signin--redirecting',
      'flows-startup--decoding',
      'flows-startup--loading-prompt',
      'flows-startup--waiting',
      'flows-subscriptionbar--leaving-to-portal',
      'flows-subscriptionbar--opening-portal',
      'flows-subscriptionbar--refreshing',
      'flows-welcomewizard--finished',
      'flows-welcomewizard--finishing-*',
      'flows-welcomewizard--made-opening',
      'flows-welcomewizard--starting-*',
    ],
  },
  {
    why: 'Phones show the table as cards, whatever was chosen on a wider window.',
    modes: ['phone'],
    stories: [
      'screens-assistantlistscreen--cards',
      'screens-assistantlistscreen--filled',
      'screens-assistantlistscreen--many',
      'screens-assistantlistscreen--many-in-cards',
      'screens-assistantlistscreen--unpublished-changes',
      'screens-assistantlistscreen--unpublished-changes-in-cards',
    ],
  },
  {
    why: 'A phone gives cards and dialogs its own width, and shows no more than the last step of a trail.',
    modes: ['phone'],
    stories: [
      'components-breadcrumbs--folded',
      'components-breadcrumbs--unfolded',
      'components-card--normal',
      'components-card--small',
      'components-dialog--large',
      'components-dialog--open',
      'components-dialog--small',
    ],
  },
  {
    why: 'A phone shows the step that somebody is at, and rows without the heads of their columns.',
    modes: ['phone'],
    stories: ['components-stepper--*', 'components-table--plain', 'components-table--sorted'],
  },
];
