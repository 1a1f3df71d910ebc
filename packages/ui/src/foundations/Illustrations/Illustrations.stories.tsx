import preview from '@parley/storybook/preview';
import { Illustration, type IllustrationName } from '../../components/Illustration/Illustration.tsx';
import * as sheet from '../parts/Sheet.css.ts';
import { Sheet } from '../parts/Sheet.tsx';
import * as styles from './Illustrations.css.ts';

const meta = preview.meta({
  tags: ['!autodocs'],
  parameters: { visual: { modes: ['light', 'dark', 'contrast'] } },
});

const USES: Record<IllustrationName, string> = {
  notAuthorized: 'A page that is not for this reader',
  notFound: 'A page that is not there',
  serverError: 'A page that could not be had',
  noAssistants: 'Nobody has been given an assistant yet',
  emptyList: 'A list before its first entry',
  welcome: 'The first time, and the last step',
  offline: 'No connection',
};

export const Illustrations = meta.story({
  render: () => (
    <Sheet
      title="Illustrations"
      lead={
        "Drawn by one hand with the theme's own colors, so they follow every theme. They only repeat " +
        'what the words beside them say, and are never spoken. One per screen.'
      }
    >
      <div className={sheet.columns}>
        {(Object.keys(USES) as IllustrationName[]).map((name) => (
          <figure key={name} className={sheet.card}>
            <div className={styles.picture}>
              <Illustration name={name} size="small" />
            </div>
            <figcaption>
              <div className={sheet.name}>{name}</div>
              <div className={sheet.small}>{USES[name]}</div>
            </figcaption>
          </figure>
        ))}
      </div>
    </Sheet>
  ),
});
