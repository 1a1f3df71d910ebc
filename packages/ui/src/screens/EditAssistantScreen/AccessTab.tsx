import { useWords } from '@parley/i18n/react';
import {
  ALLOWED_DOMAINS_MAX_COUNT,
  type AssistantDraft,
  domainProblem,
  RATE_LIMIT_MAX_MESSAGES,
  RATE_LIMIT_MAX_SECONDS,
  RATE_LIMIT_MESSAGE_MAX_LENGTH,
  tidyDomain,
} from '@parley/model';
import { Banner } from '../../components/Banner/Banner.tsx';
import { FormSection } from '../../components/Form/FormSection.tsx';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { TagField } from '../../components/TagField/TagField.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { shownDomain } from '../../format/ownScript.ts';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { useUnsaved } from '../../patterns/unsaved/useUnsaved.ts';
import { ChosenUsers } from './ChosenUsers.tsx';
import type { AssistantUser, FieldsTabProps } from './editor.types.ts';

export interface AccessTabProps extends FieldsTabProps {
  /** Of the assistant. */
  id: string;
  /** Everyone of the organisation. */
  users: readonly AssistantUser[];
}

/** Who may use the assistant, how often, and which sites may embed it (AS-2, WG-4). */
export function AccessTab({ id, draft, onChange, field, blocked, users }: AccessTabProps) {
  const { t } = useWords();
  // No part of the draft before it is a domain.
  const [{ typed }, setTyped] = useUnsaved({
    form: `domain.${id}`,
    initial: { typed: '' },
    isChanged: (domain) => domain.typed !== '',
    isSaving: false,
  });
  const setLimit = (patch: Partial<AssistantDraft['rateLimit']>) =>
    onChange({ rateLimit: { ...draft.rateLimit, ...patch } });
  return (
    <Stack gap={40}>
      <FormSection title={t('editor.access.people')} text={t('editor.access.peopleText')}>
        <RadioGroup
          {...field('audience')}
          options={[
            { value: 'everyone', label: t('editor.access.everyone'), help: t('editor.access.everyoneHelp') },
            { value: 'chosen', label: t('editor.access.chosen'), help: t('editor.access.chosenHelp') },
          ]}
          value={draft.audience}
          onChange={(audience) => onChange({ audience })}
        />
        {draft.audience === 'chosen' && (
          <ChosenUsers
            users={users}
            chosen={draft.userIds}
            {...(blocked === undefined && {
              onChange: (userIds: readonly string[]) => onChange({ userIds }),
            })}
          />
        )}
      </FormSection>
      <FormSection title={t('editor.access.embedding')} text={t('editor.access.embeddingText')}>
        {draft.allowedDomains.length === 0 && (
          <Banner tone="caution" title={t('editor.access.noDomains')}>
            {t('editor.access.noDomainsHere')}
          </Banner>
        )}
        <TagField
          {...field('allowedDomains')}
          // The field itself says what is wrong with which domain.
          {...(draft.allowedDomains.some(domainProblem) && { error: undefined })}
          need="free"
          help={t('editor.access.domainsHelp')}
          placeholder="shop.example.com"
          max={ALLOWED_DOMAINS_MAX_COUNT}
          type="url"
          normalize={tidyDomain}
          show={shownDomain}
          validate={(domain) => {
            const problem = domainProblem(domain);
            return problem ? t(`editor.problem.${problem}`) : undefined;
          }}
          value={draft.allowedDomains}
          onChange={(allowedDomains) => onChange({ allowedDomains })}
          typed={typed}
          onType={(next) => setTyped({ typed: next })}
        />
      </FormSection>
      <FormSection title={t('editor.access.limit')} text={t('editor.access.limitText')}>
        <Grid columns="narrow">
          <NumberField
            {...field('rateLimit.max')}
            min={1}
            max={RATE_LIMIT_MAX_MESSAGES}
            value={draft.rateLimit.max}
            onChange={(max) => setLimit({ max })}
          />
          <NumberField
            {...field('rateLimit.windowSeconds')}
            min={1}
            max={RATE_LIMIT_MAX_SECONDS}
            format={{ style: 'unit', unit: 'second', unitDisplay: 'long' }}
            value={draft.rateLimit.windowSeconds}
            onChange={(windowSeconds) => setLimit({ windowSeconds })}
          />
        </Grid>
        <TextArea
          {...field('rateLimit.message')}
          need="optional"
          help={t('editor.access.limitMessageHelp')}
          rows={2}
          maxLength={RATE_LIMIT_MESSAGE_MAX_LENGTH}
          value={draft.rateLimit.message}
          onChange={(message) => setLimit({ message })}
        />
      </FormSection>
    </Stack>
  );
}
