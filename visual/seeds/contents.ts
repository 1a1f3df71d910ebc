import { inScripts, type Seed } from './alter.ts';

/** Changes of the scripts: words, icons, formats, what is there at all. */
export const contents: readonly Seed[] = [
  {
    title: 'another icon: a cross for a check mark',
    shows: 'components/Checkbox',
    alter: inScripts(/M20 6 9 17l-5-5/g, 'M18 6 6 18M6 6l12 12'),
  },
  {
    title: 'a stroke of an icon missing',
    shows: 'components/Link',
    alter: inScripts(/M7 7h10v10/g, 'M7 7h10'),
  },
  {
    title: 'icons drawn with lines of 2 instead of 1.75',
    shows: 'components/Icon',
    alter: inScripts(/strokeWidth:1\.75/g, 'strokeWidth:2'),
  },
  {
    title: 'small icons unless said otherwise',
    shows: 'components/Icon',
    alter: inScripts(/size:(\w+)=`medium`/g, 'size:$1=`small`'),
  },
  {
    title: 'another word in English',
    shows: 'components/ErrorState',
    alter: inScripts(/=`Try again`/g, '=`Retry`'),
  },
  {
    title: 'another word in German alone',
    shows: 'screens/WidgetErrorScreen',
    alter: inScripts(/Beim Starten des Chats/g, 'Beim Start des Chats'),
  },
  {
    title: 'the long form of a date',
    shows: 'screens/BillingScreen',
    alter: inScripts(/month:`short`,year:`numeric`/g, 'month:`long`,year:`numeric`'),
  },
  {
    title: 'optional fields not marked',
    shows: 'components/TextField',
    alter: inScripts(/===`optional`&&/g, '===`never`&&'),
  },
  {
    title: 'badge of the launcher 4 px further in',
    shows: 'widget-launcher--states',
    alter: inScripts(/inset-inline-end:-2px/g, 'inset-inline-end:2px'),
  },
  {
    title: 'unread answers counted up to nine alone',
    shows: 'widget-launcher--states',
    alter: inScripts(/>99\?`99\+`/g, '>9?`99+`'),
  },
  {
    title: 'chat of the widget without its assistant’s colors',
    shows: 'widget-frame--own-colors',
    alter: inScripts(/colors:[\w$]+\.widget/g, 'colors:null'),
  },
  {
    title: 'unseen: no column says how it is sorted',
    shows: 'components/Table',
    alter: inScripts(/"aria-sort":(\w+),children/g, '"data-sort":$1,children'),
  },
  {
    title: 'unseen: the loading of a button is no status',
    shows: 'components/Button',
    alter: inScripts(/role:`status`/g, 'role:`note`'),
  },
  {
    title: 'unseen: a dialog is not named by its title',
    shows: 'components/Dialog',
    alter: inScripts(/slot:`title`/g, 'slot:null'),
  },
];
