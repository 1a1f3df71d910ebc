import preview from '@parley/storybook/preview';
import { LogoMark } from '../../components/Logo/LogoMark.tsx';
import * as sheet from '../parts/Sheet.css.ts';
import { SheetSection } from '../parts/Sheet.tsx';
import * as styles from './Welcome.css.ts';

const meta = preview.meta({
  title: 'Welcome',
  tags: ['!autodocs'],
  parameters: { visual: { modes: ['light', 'dark', 'contrast', 'rtl', 'phone'] } },
});

const PLACES = [
  {
    name: 'Foundations',
    story: 'foundations-overview--overview',
    what: 'Colors with their contrast, type, space, shape, motion, icons, pictures and words.',
  },
  {
    name: 'Layout',
    story: 'layout-stack--docs',
    what: 'What puts things beside and below each other. All gaps are theirs.',
  },
  {
    name: 'Components',
    story: 'components-button--docs',
    what: 'Buttons, fields, tables, dialogs. Each has a page: what for, what instead, properties, keys.',
  },
  {
    name: 'Patterns',
    story: 'patterns-appshell--docs',
    what: 'Parts of the product made of components: the shell, menus, the settings drawer.',
  },
  {
    name: 'Chat',
    story: 'chat-chatpanel--docs',
    what: 'What portal and widget share: messages, citations, the composer.',
  },
  {
    name: 'Screens',
    story: 'screens-assistantlistscreen--docs',
    what: 'Every screen, whole: loading, empty, filled, far too full, failed.',
  },
  {
    name: 'Widget',
    story: 'widget-launcher--states',
    what: 'What stands on other people’s pages: the launcher, and the frame that the chat opens in.',
  },
  {
    name: 'Flows',
    story: 'flows-overview--overview',
    what: 'Sign-in, start-up and the like: a picture of each state they can be in.',
  },
  {
    name: 'Faults',
    story: 'faults-overview--overview',
    what: 'What people see when a call fails, is slow or makes no sense, on every screen that makes it.',
  },
] as const;

const TOOLBARS = [
  ['Theme', 'theme', 'light or dark'],
  ['Contrast', 'contrast', 'normal or high'],
  ['Color', 'color', 'green, blue, indigo or purple'],
  ['Direction', 'direction', 'ltr or rtl'],
  ['Language', 'locale', 'en, de, es, pl, or a made-up one that shows what is not translated'],
  ['Fault', 'fault', 'what calls meet: 500, offline, slow and others'],
  ['Calls', 'hits', 'which of them: all, those that read, or those that write'],
] as const;

const pageOf = (id: string) => `./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`;

/** An address or a command, as it is typed. */
const Address = ({ children }: { children: string }) => (
  <p className={styles.address} dir="ltr">
    {children}
  </p>
);

export const Welcome = meta.story({
  render: () => (
    <main className={sheet.sheet}>
      <header className={styles.hero}>
        <LogoMark size={48} />
        <h1 className={styles.title}>Parley design system</h1>
        <p className={styles.lead}>
          Everything that the portal and the chat widget are made of, each part in all its states, light and
          dark, in four languages and both directions. What you see here is what ships: the product only fills
          it in.
        </p>
      </header>
      <SheetSection title="What is where">
        <div className={sheet.columns}>
          {PLACES.map(({ name, story, what }) => (
            <a key={name} className={styles.place} href={pageOf(story)} target="_top">
              <span className={styles.placeName}>{name}</span>
              <span className={styles.muted}>{what}</span>
            </a>
          ))}
        </div>
      </SheetSection>
      <SheetSection
        title="The toolbars"
        note={
          'They stand above every story and change all of it at once. An address keeps what you chose, ' +
          'so that you can send somebody exactly what you see.'
        }
      >
        <dl className={styles.settings}>
          {TOOLBARS.map(([name, global, values]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>
                <strong>{name}</strong>
              </dt>
              <dd className={styles.muted}>
                <code>{global}</code>: {values}
              </dd>
            </div>
          ))}
        </dl>
        <Address>
          /?path=/story/components-button--primary&amp;globals=theme:dark;direction:rtl;locale:de
        </Address>
      </SheetSection>
      <SheetSection
        title="The matrix"
        note={
          'The tab beside a story lays it out at once in the themes, directions, languages, widths and ' +
          'pointers that you choose. Any two of its cells can be laid over one another, and its address ' +
          'can be sent.'
        }
      >
        <Address>
          /?path=/story/components-button--primary&amp;tab=matrix&amp;matrix=theme:light+dark;direction:ltr+rtl
        </Address>
      </SheetSection>
      <SheetSection
        title="Pictures"
        note={
          'Every story is photographed in the modes that it declares and compared with the picture that ' +
          'was last approved. A change of one step in one token is found, and accepted or rejected where you ' +
          'see it.'
        }
      >
        <Address>pnpm visual --only components/Button</Address>
        <Address>pnpm visual --review</Address>
      </SheetSection>
    </main>
  ),
});
