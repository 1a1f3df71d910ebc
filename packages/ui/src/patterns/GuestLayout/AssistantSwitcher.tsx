import { useWords } from '@parley/i18n/react';
import { Bot, ChevronDown } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../theme/tokens.ts';
import { DeferredMenu } from '../deferred/DeferredMenu.tsx';
import { useMediaQuery } from '../useMediaQuery.ts';
import * as css from './GuestLayout.css.ts';

export interface AssistantSwitcherProps {
  /** The assistants that the reader may use. */
  assistants: readonly { id: string; name: string }[];
  /** The one that is open; null on a screen without one. */
  currentId: string | null;
  /** Called with the id of the one that is wanted. */
  onChange: (id: string) => void;
}

/** The way from one assistant to another for those who have no list of them (RT-8). */
export function AssistantSwitcher({ assistants, currentId, onChange }: AssistantSwitcherProps) {
  const { t } = useWords();
  const wide = useMediaQuery(media.mdUp);
  const current = assistants.find(({ id }) => id === currentId);
  const title = t('shell.switcher.title');
  const label = current ? t('shell.switcher.label', { name: current.name }) : title;
  return (
    <DeferredMenu
      align="start"
      trigger={
        wide ? (
          <Button variant="quiet" size="small" iconEnd={ChevronDown}>
            <VisuallyHidden>{label}</VisuallyHidden>
            <span className={css.current} dir="auto" aria-hidden="true">
              {current?.name ?? title}
            </span>
          </Button>
        ) : (
          <IconButton icon={Bot} label={label} />
        )
      }
      label={title}
      items={assistants.map(({ id, name }) => ({
        kind: 'choice',
        id,
        label: name,
        checked: id === currentId,
        onSelect: () => onChange(id),
      }))}
    />
  );
}
