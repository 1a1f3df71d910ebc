import type { ReactNode } from 'react';
import type { PropDoc, TypeDoc } from '../docgen/docgen.types.ts';
import { Prose } from './Prose.tsx';
import * as styles from './page.css.ts';

interface MemberTableProps {
  label: string;
  members: readonly PropDoc[];
  /** What stands at the end of a row: the control of a property. */
  control?: (member: PropDoc) => ReactNode;
}

/** Properties with what they mean, their type and their default: those that must be given first. */
export function MemberTable({ label, members, control }: MemberTableProps) {
  const sorted = [...members].sort((one, other) => Number(other.required) - Number(one.required));
  const anyDefault = members.some(({ defaultValue }) => defaultValue !== undefined);
  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What it is</th>
            {anyDefault && <th scope="col">Default</th>}
            {control && <th scope="col">Try it</th>}
          </tr>
        </thead>
        <tbody>
          {sorted.map((member) => (
            <tr key={member.name}>
              <th scope="row" className={styles.propName}>
                {member.name}
                {member.required && <span className={styles.required}>required</span>}
              </th>
              <td>
                <Prose text={member.description} />
                <span className={styles.propType} dir="ltr">
                  {member.type}
                </span>
              </td>
              {anyDefault && (
                <td>
                  {member.defaultValue !== undefined && (
                    <code className={`${styles.code} ${styles.wholeCode}`}>{member.defaultValue}</code>
                  )}
                </td>
              )}
              {control && <td className={styles.control}>{control(member)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The types that properties speak of. */
export function TypeTables({ types }: { types: readonly TypeDoc[] }) {
  return types.map(({ name, description, members, text }) => (
    <div key={name} className={styles.typeCard}>
      <h3 className={styles.subTitle}>
        <code>{name}</code>
      </h3>
      {description && (
        <p className={styles.note}>
          <Prose text={description} />
        </p>
      )}
      {members.length > 0 ? (
        <MemberTable label={name} members={members} />
      ) : (
        <pre className={styles.pre}>{text}</pre>
      )}
    </div>
  ));
}
