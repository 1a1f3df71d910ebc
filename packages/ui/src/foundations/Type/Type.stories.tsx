import preview from '@parley/storybook/preview';
import { vars } from '../../theme/contract.css.ts';
import { type TypeRole, typeScale } from '../../theme/typeScale.ts';
import { CopyRows } from '../parts/CopyRows.tsx';
import * as sheet from '../parts/Sheet.css.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { tokenValue, useTheme } from '../parts/useTheme.ts';
import * as styles from './Type.css.ts';

const meta = preview.meta({
  tags: ['!autodocs'],
  parameters: { visual: { modes: ['light', 'dark', 'phone'] } },
});

const ROLES: readonly { role: TypeRole; use: string; sample: string; heading?: true }[] = [
  { role: 'display', use: 'One message that fills a screen', sample: 'You are all set', heading: true },
  { role: 'page', use: 'The name of a screen', sample: 'Chat assistants', heading: true },
  { role: 'title', use: 'Sections, cards, dialogs', sample: 'What the assistant knows', heading: true },
  {
    role: 'reading',
    use: 'Chat, guides: where people read',
    sample:
      'Upload what you would hand to a new colleague. The assistant answers from it, and says where it ' +
      'read that.',
  },
  {
    role: 'body',
    use: 'Tables, forms, buttons: where people work',
    sample: 'Only files that you mark as public are shown to visitors.',
  },
  { role: 'caption', use: 'Heads of tables, hints, times', sample: 'Last changed on March 10 at 2:30 PM' },
];

const rem = (length: string) => `${Number.parseFloat(length) * 16}`;

function Specimen({ role, use, sample, heading }: (typeof ROLES)[number]) {
  const { size, line } = vars.type[role];
  const now = useTheme(() => `${rem(tokenValue(size))} / ${rem(tokenValue(line))}`);
  return (
    <div className={styles.specimen}>
      <div>
        <div className={sheet.name}>{role}</div>
        <div className={sheet.figure}>{now} px</div>
        <div className={sheet.small}>{use}</div>
      </div>
      <p
        className={`${styles.words} ${heading ? styles.heading : ''}`}
        style={{ fontSize: size, lineHeight: line }}
      >
        {sample}
      </p>
    </div>
  );
}

export const Sizes = meta.story({
  render: () => (
    <Sheet
      title="Sizes of text"
      lead={
        'Five sizes on a screen at most. The figures are those of this window: headings shrink on ' +
        'phones and grow on wide screens, unless the reader asked for fixed sizes.'
      }
    >
      <div>
        {ROLES.map((role) => (
          <Specimen key={role.role} {...role} />
        ))}
      </div>
    </Sheet>
  ),
});

const WINDOWS = [
  ['Phone, below 600', { ...typeScale.everywhere, ...typeScale.phone }],
  ['Up to 1440, and always when fixed', typeScale.everywhere],
  ['From 1440', { ...typeScale.everywhere, ...typeScale.xlUp }],
] as const;

export const ResponsiveOrFixed = meta.story({
  render: () => (
    <Sheet
      title="Responsive or fixed"
      lead={
        'Only headings follow the window; text that is read keeps its size. All are multiples of the ' +
        "reader's own base size, so that browser zoom and large type work."
      }
    >
      <div className={sheet.card}>
        <table className={styles.table}>
          <thead>
            <tr className={sheet.small}>
              <th className={styles.cell}>Window, px</th>
              {ROLES.map(({ role }) => (
                <th key={role} className={styles.cell}>
                  {role}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WINDOWS.map(([window, sizes]) => (
              <tr key={window}>
                <th className={styles.cell}>{window}</th>
                {ROLES.map(({ role }) => (
                  <td key={role} className={styles.cell}>
                    {rem(sizes[role].size)} / {rem(sizes[role].line)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  ),
  parameters: { visual: { modes: ['light'] } },
});

const FACES = [
  { name: 'Plus Jakarta Sans', use: 'Headings', family: vars.font.heading, weights: [600, 650, 700] },
  { name: 'Inter', use: 'Everything else', family: vars.font.body, weights: [400, 450, 550, 600] },
];

export const Faces = meta.story({
  render: () => (
    <Sheet
      title="Typefaces"
      lead="Two families, both on the product's own server: no other host learns who reads."
    >
      <div className={styles.faces}>
        {FACES.map(({ name, use, family, weights }) => (
          <div key={name} className={sheet.card} style={{ fontFamily: family }}>
            <div className={styles.face} style={{ fontWeight: weights.at(-1) }}>
              Aa Gg 08
            </div>
            <div>
              <div className={sheet.name}>{name}</div>
              <div className={sheet.small}>{use}</div>
            </div>
            <p className={styles.alphabet}>
              ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 ÄÖÜß ñ¿¡ ąćęłńóśźż
            </p>
            <div className={styles.weights}>
              {weights.map((weight) => (
                <span key={weight} style={{ fontWeight: weight }}>
                  {weight}
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Sheet>
  ),
});

const SUMS = ['1,111.10', '9,876.54', '10,000.00'];

export const Figures = meta.story({
  render: () => (
    <Sheet
      title="Figures"
      lead={
        'In tables and meters all figures are equally wide, so that places stand above places. In ' +
        'running text they keep their own width.'
      }
    >
      <div className={sheet.columns}>
        <div className={sheet.card}>
          <div className={sheet.name}>Tabular, in columns</div>
          <div className={styles.sums} style={{ fontVariantNumeric: 'tabular-nums' }}>
            {SUMS.map((sum) => (
              <span key={sum}>{sum}</span>
            ))}
          </div>
        </div>
        <div className={sheet.card}>
          <div className={sheet.name}>Proportional, in text</div>
          <div className={styles.sums}>
            {SUMS.map((sum) => (
              <span key={sum}>{sum}</span>
            ))}
          </div>
        </div>
      </div>
    </Sheet>
  ),
  parameters: { visual: { modes: ['light'] } },
});

/** Size and line of each role. */
const TYPE_TOKENS = ROLES.flatMap(({ role }) => [
  { name: `${role}.size`, token: vars.type[role].size },
  { name: `${role}.line`, token: vars.type[role].line },
]);

export const CopyTokens = meta.story({
  name: 'DS-2: every size of text with its property and value, to be copied',
  parameters: { visual: { modes: ['light'] } },
  render: () => (
    <Sheet
      title="Tokens of text"
      lead="The size of letters and the height of a line, as they are in this window."
    >
      <CopyRows rows={TYPE_TOKENS} />
    </Sheet>
  ),
});
