import { useWords } from '@parley/i18n/react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { CardLink } from '../../components/Card/CardLink.tsx';
import { useKeptFocus } from '../../components/useKeptFocus.ts';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './AssistantCards.css.ts';
import { AssistantMenu } from './AssistantMenu.tsx';
import { AssistantState } from './AssistantState.tsx';
import type { AssistantRowActions } from './AssistantTable.tsx';
import type { AssistantListItem } from './arrangeAssistants.ts';
import { Messages24h, UpdatedAt } from './assistantFigures.tsx';

export interface AssistantCardsProps {
  /** Arranged already. */
  assistants: readonly AssistantListItem[];
  /** Left out where one may only look. */
  actions: AssistantRowActions | undefined;
}

/** Assistants to be looked at one by one: each card leads to its chat (AS-1). */
export function AssistantCards({ assistants, actions }: AssistantCardsProps) {
  const keptFocus = useKeptFocus<HTMLUListElement>();
  return (
    <Grid as="ul" {...keptFocus}>
      {assistants.map((assistant) => (
        <Card key={assistant.id} as="li" pressable padding="small">
          <AssistantCard assistant={assistant} actions={actions} />
        </Card>
      ))}
    </Grid>
  );
}

interface AssistantCardProps extends Pick<AssistantCardsProps, 'actions'> {
  assistant: AssistantListItem;
}

function AssistantCard({ assistant, actions }: AssistantCardProps) {
  const { t } = useWords();
  const { id, name, avatarUrl, description, status, unpublishedChanges, dataFileCount, href } = assistant;
  return (
    <Stack className={css.card}>
      <Columns gap={12} template="content fill content" align="start">
        <Avatar name={name} imageUrl={avatarUrl} size="large" />
        <Stack gap={4}>
          <CardLink href={href}>
            <span className={css.name} dir="auto" title={name}>
              {name}
            </span>
          </CardLink>
          <p className={css.description} dir="auto" title={description}>
            {description || t('assistants.noDescription')}
          </p>
        </Stack>
        {actions && (
          <div className={css.menu}>
            <AssistantMenu
              assistant={assistant}
              editHref={actions.editHref(id)}
              onAct={(action) => actions.onAct(action, [id])}
              limitReason={actions.limitReason}
              busy={actions.running.has(id)}
            />
          </div>
        )}
      </Columns>
      <Columns gap={12} align="end" className={css.facts}>
        <span className={css.label}>{t('assistants.columnMessages')}</span>
        <Messages24h assistant={assistant} />
      </Columns>
      <Inline gap={12} rowGap={4} justify="between" className={css.foot}>
        <AssistantState
          status={status}
          unpublishedChanges={unpublishedChanges}
          running={actions?.running.get(id)}
        />
        <span>
          {t('assistants.files', { count: dataFileCount })} · <UpdatedAt assistant={assistant} />
        </span>
      </Inline>
    </Stack>
  );
}
