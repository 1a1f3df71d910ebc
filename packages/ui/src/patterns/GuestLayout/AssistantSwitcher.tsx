import { useWords } from '@parley/i18n/react';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { DeferredMenu } from '../deferred/DeferredMenu.tsx';
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
  const current = assistants.find(({ id }) => id === currentId);
  const title = t('shell.switcher.title');
  const label = current ? t('shell.switcher.label', { name: current.name }) : title;
  return (
    <Inline gap={0} overflow="keep">
      <DeferredMenu
        align="start"
        trigger={
          <Button variant="quiet" size="small" iconEnd={ChevronDown}>
            <VisuallyHidden>{label}</VisuallyHidden>
            <span className={css.current} dir="auto" aria-hidden="true">
              {current?.name ?? title}
            </span>
          </Button>
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
    </Inline>
  );
}
