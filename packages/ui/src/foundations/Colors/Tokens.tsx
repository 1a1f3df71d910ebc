import { vars } from '../../theme/contract.css.ts';
import { variableName } from '../../variableName.ts';
import { Copied } from '../parts/CopyRows.tsx';
import { contrastOf, hexOf, writtenOf } from '../parts/contrast.ts';
import { useTheme } from '../parts/useTheme.ts';
import * as styles from './Tokens.css.ts';

const { color } = vars;

/** What a token is meant to be seen on, or to carry; lines that only part things have none. */
const PARTNERS: Record<string, string> = {
  'surface.*': color.text.default,
  'text.*': color.surface.page,
  'text.onAccent': color.accent.base,
  'border.strong': color.surface.card,
  'accent.*': color.text.onAccent,
  'accent.soft': color.accent.onSoft,
  'accent.onSoft': color.accent.soft,
  'critical.solid': color.critical.onSolid,
  'critical.solidHover': color.critical.onSolid,
  'critical.onSolid': color.critical.solid,
  focus: color.surface.page,
  'subscription.*': color.subscription.text,
  'subscription.text': color.subscription.surface,
  'evident.*': color.evident.text,
  'evident.text': color.evident.surface,
  'evident.muted': color.evident.surface,
  'nav.*': color.nav.text,
  'nav.current': color.nav.currentText,
  'nav.currentText': color.nav.current,
  'nav.text': color.nav.surface,
  'nav.muted': color.nav.surface,
  'nav.focus': color.nav.surface,
};
for (const state of ['critical', 'caution', 'positive', 'info'] as const) {
  PARTNERS[`${state}.soft`] = color[state].strong;
  PARTNERS[`${state}.strong`] = color[state].soft;
}

/** Lines that only part things, and the veil over a page. */
const LINES = /^border\.(subtle|medium)$|\.border$|^overlay$/;

const partnerOf = (name: string) =>
  LINES.test(name) ? undefined : (PARTNERS[name] ?? PARTNERS[name.replace(/\..*/, '.*')]);

/** Every color by its role, `surface.page` for one. */
const tokens = Object.entries(color).flatMap(([group, roles]) =>
  typeof roles === 'string'
    ? [{ name: group, token: roles }]
    : Object.entries(roles).map(([role, token]) => ({ name: `${group}.${role}`, token })),
);

/** Every color with what one copies of it, as it is at this moment. */
export function Tokens() {
  return (
    <ul className={styles.list}>
      {tokens.map(({ name, token }) => (
        <Token key={name} name={name} token={token} />
      ))}
    </ul>
  );
}

function Token({ name, token }: { name: string; token: string }) {
  const value = useTheme(() => writtenOf(token));
  const hex = useTheme(() => hexOf(token));
  return (
    <li className={styles.token}>
      <span className={styles.swatch} style={{ backgroundColor: token }} aria-hidden="true" />
      <span className={styles.name}>{name}</span>
      <Contrast token={token} partner={partnerOf(name)} />
      <Copied text={variableName(token)} />
      <Copied text={hex} />
      <Copied text={value} />
    </li>
  );
}

/** The contrast of a color with the one that it is seen with. */
function Contrast({ token, partner }: { token: string; partner: string | undefined }) {
  const ratio = useTheme(() => (partner ? Math.floor(contrastOf(token, partner) * 100) / 100 : 0));
  if (!partner) return <span className={styles.contrast}>parts only</span>;
  const role = tokens.find((each) => each.token === partner)?.name;
  return (
    <span className={styles.contrast}>
      <strong>{ratio.toFixed(2)}</strong> with {role}
    </span>
  );
}
