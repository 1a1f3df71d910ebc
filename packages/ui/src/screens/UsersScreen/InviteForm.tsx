import { useWords } from '@parley/i18n/react';
import {
  accountEmail,
  EMAIL_MAX_LENGTH,
  INVITED_AT_ONCE_MAX_COUNT,
  isEmail,
  type ProblemInPlace,
  type UserRole,
} from '@parley/model';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { controlOf } from '../../components/Form/controlOf.ts';
import { submitOnce } from '../../components/Form/submitOnce.ts';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { TagField } from '../../components/TagField/TagField.tsx';
import { addTags, tagsIn } from '../../components/TagField/tags.ts';
import { Text } from '../../components/Text/Text.tsx';
import { formatList } from '../../format/numbers.ts';
import { shownEmail } from '../../format/ownScript.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ProblemBanner } from '../../patterns/ProblemBanner/ProblemBanner.tsx';
import { useUnsaved } from '../../patterns/unsaved/useUnsaved.ts';
import { AssistantChecklist } from './AssistantChecklist.tsx';
import { addressesIn } from './addressesIn.ts';
import type { AssistantChoice, Invitation } from './users.types.ts';

export interface InviteFormProps {
  /** For the button outside of it. */
  id: string;
  sending: boolean;
  problem: ProblemInPlace | null;
  assistants: readonly AssistantChoice[];
  known: ReadonlyMap<string, 'member' | 'invited'>;
  onInvite: (invitation: Invitation) => void;
}

/** Name of what is kept of it. */
export const INVITE_FORM = 'invite';

/** Name of the field of addresses. */
const EMAILS = 'emails';

const NOBODY: { emails: readonly string[]; typed: string; role: UserRole; chosen: readonly string[] } = {
  emails: [],
  typed: '',
  role: 'user',
  chosen: [],
};

const KNOWN_WORDS = { member: 'users.emailMember', invited: 'users.emailInvited' } as const;

/** Who is invited, as what, and for which assistants. */
export function InviteForm({ id, sending, problem, assistants, known, onInvite }: InviteFormProps) {
  const { t } = useWords();
  const [invitation, setInvitation] = useUnsaved({
    form: INVITE_FORM,
    initial: NOBODY,
    isChanged: (value) =>
      value.emails.length > 0 || value.typed !== '' || value.chosen.length > 0 || value.role !== 'user',
    isSaving: sending,
  });
  // One press may change two fields: it leaves that of the addresses, which takes what is typed there.
  const change = (changed: Partial<typeof invitation>) =>
    setInvitation((before) => ({ ...before, ...changed }));
  const { emails, typed, role } = invitation;
  const chosen = new Set(invitation.chosen);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0 && form.current) controlOf(form.current, EMAILS)?.focus();
  }, [refusals]);

  const problemOf = (email: string) => {
    if (email.length > EMAIL_MAX_LENGTH) return t('users.emailTooLong', { max: EMAIL_MAX_LENGTH });
    if (!isEmail(email)) return t('users.emailInvalid');
    const standing = known.get(email);
    // By the call of which nobody knows whether it was done: another try is the same call.
    if (standing === 'invited' && problem?.code === 'notConfirmed') return;
    return standing && t(KNOWN_WORDS[standing]);
  };
  const isWrongIn = (list: readonly string[]) => list.some((email) => problemOf(email) !== undefined);
  const isWrong = isWrongIn(emails);
  const usable = assistants.filter(
    ({ id, forEveryone, status }) => status === 'published' && (forEveryone || chosen.has(id)),
  );
  const missing = emails.length === 0 ? t('users.emailsMissing') : undefined;

  const submit = submitOnce(() => {
    setTried(true);
    // A press that leaves the focus in the field, as by voice, takes what is typed there too.
    const entered = addTags(emails, tagsIn(typed, 'list', accountEmail, addressesIn), {
      max: INVITED_AT_ONCE_MAX_COUNT,
    });
    if (entered.added > 0) change({ emails: entered.tags, typed: entered.left.join(', ') });
    if (sending) return;
    if (entered.tags.length === 0 || isWrongIn(entered.tags)) return setRefusals(refusals + 1);
    const assistantIds = assistants.map((each) => each.id).filter((each) => chosen.has(each));
    onInvite({ emails: entered.tags, role, assistantIds: role === 'admin' ? [] : assistantIds });
  });

  return (
    <form ref={form} id={id} onSubmit={submit} noValidate>
      <Stack gap={24}>
        {problem && <ProblemBanner title={t('users.inviteFailed')} problem={problem} />}
        {tried && isWrong && (
          <Banner tone="caution" announce>
            {t('users.emailsWrong')}
          </Banner>
        )}
        <TagField
          name={EMAILS}
          autoFocus
          label={t('users.emails')}
          help={t('users.emailsHelp')}
          type="email"
          value={emails}
          onChange={(next) => change({ emails: next })}
          typed={typed}
          onType={(next) => change({ typed: next })}
          cut={addressesIn}
          {...(emails.length >= INVITED_AT_ONCE_MAX_COUNT && { max: INVITED_AT_ONCE_MAX_COUNT })}
          validate={problemOf}
          normalize={accountEmail}
          show={shownEmail}
          {...(tried && missing !== undefined ? { error: missing } : {})}
        />
        <RadioGroup
          label={t('users.role')}
          look="cards"
          value={role}
          onChange={(next) => change({ role: next })}
          options={[
            { value: 'user', label: t('users.user'), help: t('users.userHelp') },
            { value: 'admin', label: t('users.admin'), help: t('users.adminHelp') },
          ]}
        />
        {role === 'user' && (
          <Stack>
            <AssistantChecklist
              label={t('users.inviteAssistants')}
              length="scrolling"
              assistants={assistants}
              chosen={chosen}
              onChange={(next) => change({ chosen: [...next] })}
            />
            {usable.length === 0 ? (
              <Banner tone="info">{t('users.invitedFindNothing')}</Banner>
            ) : (
              <Reach usable={usable} hasChoice={chosen.size > 0} />
            )}
          </Stack>
        )}
      </Stack>
    </form>
  );
}

/** What the invited will be able to chat with, also where nothing is chosen. */
function Reach({ usable, hasChoice }: { usable: readonly AssistantChoice[]; hasChoice: boolean }) {
  const { t, locale } = useWords();
  const names = formatList(
    locale,
    usable.map(({ name }) => name),
  );
  return (
    <Text size="caption" tone="muted">
      {t(hasChoice ? 'users.invitedUse' : 'users.invitedUseOpen', { names })}
    </Text>
  );
}
