import { useWords } from '@parley/i18n/react';
import { ALLOWED_DOMAINS_MAX_COUNT } from '@parley/model';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';

/** How a domain comes among those that are allowed. */
export interface DomainAdding {
  /** The domains in the fields. */
  domains: readonly string[];
  /** Puts a domain among them; left out where nothing can be changed. */
  onAddDomain?: ((domain: string) => void) | undefined;
}

export interface AddDomainProps extends DomainAdding {
  domain: string;
}

/** Puts a domain into the draft, from where it is saved and published as all else (WG-7). */
export function AddDomain({ domain, domains, onAddDomain }: AddDomainProps) {
  const { t } = useWords();
  if (domains.includes(domain)) return <Text tone="positive">{t('editor.pageCheck.added')}</Text>;
  if (!onAddDomain) return null;
  const isFull = domains.length >= ALLOWED_DOMAINS_MAX_COUNT;
  return (
    <Inline>
      <Button
        size="small"
        disabledReason={isFull ? t('editor.pageCheck.full') : undefined}
        onClick={() => onAddDomain(domain)}
      >
        {t('editor.pageCheck.add', { domain })}
      </Button>
    </Inline>
  );
}
