import { useWords } from '@parley/i18n/react';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { CardLink } from '../../components/Card/CardLink.tsx';
import {
  SelectBox,
  SelectionBar,
  type TableSelection,
  useSelection,
  walkBoxes,
} from '../../components/Table/TableSelection.tsx';
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
  /** Left out where nothing can be done with several. */
  selection: TableSelection<AssistantListItem> | undefined;
}

/** Assistants to be looked at one by one: each card leads to its chat (AS-1). */
export function AssistantCards({ assistants, actions, selection }: AssistantCardsProps) {
  const { t } = useWords();
  const keptFocus = useKeptFocus<HTMLUListElement>();
  const selectable = useSelection(selection, assistants, idOf);
  return (
    <Stack gap={8}>
      {selectable && (
        <Inline gap={12} className={css.all}>
          <SelectBox
            label={t('components.table.selectAll')}
            checked={selectable.all}
            onChange={selectable.toggleAll}
          />
          <span aria-hidden="true">{t('components.table.selectAll')}</span>
        </Inline>
      )}
      <Grid as="ul" {...keptFocus} onKeyDown={walkBoxes}>
        {assistants.map((assistant) => (
          <Card key={assistant.id} as="li" pressable padding="small">
            <AssistantCard
              assistant={assistant}
              actions={actions}
              box={
                selection &&
                selectable && (
                  <SelectBox
                    label={t('components.table.selectRow', { name: assistant.name })}
                    checked={selection.selected.has(assistant.id)}
                    onChange={(on, range) => selectable.toggle(assistant.id, on, range)}
                  />
                )
              }
            />
          </Card>
        ))}
      </Grid>
      {selection && <SelectionBar {...selection} />}
    </Stack>
  );
}

const idOf = ({ id }: AssistantListItem) => id;

interface AssistantCardProps extends Pick<AssistantCardsProps, 'actions'> {
  assistant: AssistantListItem;
  /** Selects it. */
  box: ReactNode;
}

function AssistantCard({ assistant, actions, box }: AssistantCardProps) {
  const { t } = useWords();
  const { id, name, avatarUrl, status, unpublishedChanges, dataFileCount, href } = assistant;
  const { draftName, careCount, careHref } = assistant;
  const description = draftName ? t('assistants.renamed', { name: draftName }) : assistant.description;
  return (
    <Stack className={css.card}>
      <Columns gap={12} template="content fill content" align="start">
        <Inline gap={12} overflow="keep">
          {box}
          <Avatar name={name} imageUrl={avatarUrl} size="large" />
        </Inline>
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
      {/* Two lines on every card, so that neighbours are alike whatever there is to say of each. */}
      <Stack gap={8} align="start" className={css.foot}>
        <AssistantState
          status={status}
          unpublishedChanges={unpublishedChanges}
          running={actions?.running.get(id)}
          care={{ count: careCount, href: careHref }}
        />
        <span>
          {t('assistants.files', { count: dataFileCount })} · <UpdatedAt assistant={assistant} />
        </span>
      </Stack>
    </Stack>
  );
}
