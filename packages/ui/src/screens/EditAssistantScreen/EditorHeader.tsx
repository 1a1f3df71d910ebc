import { useWords } from '@parley/i18n/react';
import type { AssistantStatus } from '@parley/model';
import {
  Copy,
  Download,
  Ellipsis,
  History,
  MessageSquare,
  MessageSquareText,
  Pause,
  Play,
  Trash2,
  Undo2,
} from 'lucide-react';
import type { RefObject } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '../../components/Menu/Menu.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { useMediaQuery } from '../../patterns/useMediaQuery.ts';
import { media } from '../../theme/tokens.ts';
import { CareLink, type CareLinkProps } from '../AssistantListScreen/CareLink.tsx';
import * as css from './EditorHeader.css.ts';
import { StatusTag } from './StatusSection.tsx';

/** What can be done with the assistant as a whole. */
export interface HeaderActions {
  onReview: () => void;
  onPause: () => void;
  onResume: () => void;
  onDuplicate: () => void;
  onExport: () => void;
  onVersions: () => void;
  onAskRevert: () => void;
  onAskDelete: () => void;
}

export interface EditorHeaderProps {
  name: string;
  avatarUrl: string | null;
  status: AssistantStatus;
  /** What is typed is not saved: publishing saves it first. */
  unsaved: boolean;
  /** What is saved differs from what visitors see. */
  unpublished: boolean;
  /** The draft, or what is typed, differs from what visitors see, which can be gone back to. */
  revertable: boolean;
  /** Why nothing can be published now. */
  publishBlocked: string | undefined;
  /** `id` of the form with mistakes, which shows them instead of publishing; undefined without any. */
  mistakesIn: string | undefined;
  /** Why nothing at all can be done now. */
  blocked: string | undefined;
  listHref: string;
  /** Where visitors' version can be tried. */
  chatHref: string;
  /** Conversations that need care, and where they are. */
  care: CareLinkProps;
  /** The test chat of the draft is open. */
  testing: boolean;
  /** The button of the test chat: it gets the focus back. */
  testButton: RefObject<HTMLButtonElement | null>;
  /** Opens the test chat, or closes it. */
  onTest: () => void;
  /** Left out where the reader may only look. */
  actions?: HeaderActions | undefined;
}

/**
 * Which assistant this is, how it stands, and what can be done with all of it. On phones that is one line in
 * every language, also when its words change while somebody types.
 */
export function EditorHeader(props: EditorHeaderProps) {
  const { t } = useWords();
  const phone = useMediaQuery(media.phone);
  const { name, avatarUrl, status, unpublished, actions } = props;
  return (
    <Stack as="header" className={css.header}>
      <Breadcrumbs items={[{ label: t('assistants.title'), href: props.listHref }]} current={name} />
      <Inline gap={16} rowGap={12} justify="between">
        <Inline gap={16} overflow="keep" className={css.identity}>
          <Avatar name={name} imageUrl={avatarUrl} size="large" />
          <Inline rowGap={4} grow>
            <div className={css.name}>
              <Heading level={1} size="page" overflow="twoLines">
                <span title={name}>{name}</span>
              </Heading>
            </div>
            <Inline>
              <StatusTag status={status} />
              {unpublished && status !== 'draft' && <Tag tone="info">{t('editor.unpublished')}</Tag>}
              <CareLink {...props.care} />
            </Inline>
          </Inline>
        </Inline>
        {phone ? (
          <Columns
            template={actions ? 'content fill content' : 'content fill'}
            gap={8}
            className={css.actions}
          >
            <IconButton
              ref={props.testButton}
              icon={MessageSquare}
              variant="secondary"
              label={t('editor.testChat')}
              expanded={props.testing}
              onClick={props.onTest}
            />
            <MainAction {...props} />
            {actions && <MoreActions {...props} actions={actions} />}
          </Columns>
        ) : (
          <Inline align="stretch">
            <Button
              ref={props.testButton}
              icon={MessageSquare}
              expanded={props.testing}
              onClick={props.onTest}
            >
              {t('editor.testChat')}
            </Button>
            {/* The menu goes to another line only together with what stands before it. */}
            <Inline align="stretch" overflow="keep">
              <MainAction {...props} />
              {actions && <MoreActions {...props} actions={actions} />}
            </Inline>
          </Inline>
        )}
      </Inline>
    </Stack>
  );
}

/** What mostly is done next. */
function MainAction({
  status,
  unsaved,
  unpublished,
  publishBlocked,
  mistakesIn,
  blocked,
  chatHref,
  actions,
}: EditorHeaderProps) {
  const { t } = useWords();
  if (!actions) return <ButtonLink href={chatHref}>{t('editor.openChat')}</ButtonLink>;
  if (status === 'paused' && !unpublished) {
    return (
      <Button variant="primary" icon={Play} onClick={actions.onResume} disabledReason={blocked}>
        {t('editor.resume')}
      </Button>
    );
  }
  return (
    <Button
      variant="primary"
      {...(mistakesIn === undefined
        ? { onClick: actions.onReview }
        : { type: 'submit' as const, form: mistakesIn })}
      disabledReason={publishBlocked}
    >
      {t(unsaved ? 'editor.saveAndPublish' : 'editor.publish')}
    </Button>
  );
}

function MoreActions({ actions, ...props }: EditorHeaderProps & { actions: HeaderActions }) {
  const { t } = useWords();
  const { blocked } = props;
  return (
    <Menu
      label={t('editor.more')}
      trigger={
        <IconButton icon={Ellipsis} variant="secondary" label={t('editor.more')} disabledReason={blocked} />
      }
      blocked={blocked !== undefined}
      items={menuItems(props, actions, t)}
    />
  );
}

function menuItems(
  { status, revertable, chatHref }: EditorHeaderProps,
  actions: HeaderActions,
  t: ReturnType<typeof useWords>['t'],
): MenuItem[] {
  const pause: MenuItem = {
    kind: 'action',
    id: 'pause',
    icon: Pause,
    label: t('editor.pause'),
    onSelect: actions.onPause,
  };
  const resume: MenuItem = {
    kind: 'action',
    id: 'resume',
    icon: Play,
    label: t('editor.resume'),
    onSelect: actions.onResume,
  };
  return [
    { kind: 'link', id: 'chat', icon: MessageSquareText, label: t('editor.openChat'), href: chatHref },
    ...(status === 'published' ? [pause] : []),
    ...(status === 'paused' ? [resume] : []),
    {
      kind: 'action',
      id: 'duplicate',
      icon: Copy,
      label: t('editor.duplicate'),
      onSelect: actions.onDuplicate,
    },
    { kind: 'action', id: 'export', icon: Download, label: t('editor.export'), onSelect: actions.onExport },
    {
      kind: 'action',
      id: 'versions',
      icon: History,
      label: t('editor.versions.title'),
      onSelect: actions.onVersions,
    },
    ...(revertable
      ? [
          {
            kind: 'action' as const,
            id: 'revert',
            icon: Undo2,
            iconPoints: true,
            label: t('editor.revert'),
            onSelect: actions.onAskRevert,
          },
        ]
      : []),
    { kind: 'separator', id: 'before-delete' },
    {
      kind: 'action',
      id: 'delete',
      icon: Trash2,
      tone: 'critical',
      label: t('editor.delete'),
      onSelect: actions.onAskDelete,
    },
  ];
}
