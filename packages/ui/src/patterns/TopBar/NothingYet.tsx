import { Icon, type IconDrawing } from '../../components/Icon/Icon.tsx';
import * as css from './TopBar.css.ts';

/** What a popover's list says when it has nothing. */
export function NothingYet({ icon, title, hint }: { icon: IconDrawing; title: string; hint: string }) {
  return (
    <div className={css.nothing}>
      <span className={css.nothingIcon}>
        <Icon icon={icon} size="large" />
      </span>
      <p className={css.strong}>{title}</p>
      <p className={css.hint}>{hint}</p>
    </div>
  );
}
