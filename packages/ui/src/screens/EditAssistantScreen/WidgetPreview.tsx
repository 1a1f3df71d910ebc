import { useWords } from '@parley/i18n/react';
import type { AssistantDraft, ChatActions, WidgetLook } from '@parley/model';
import { MessageSquarePlus, X } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { ChatHeader } from '../../chat/ChatHeader/ChatHeader.tsx';
import { ChatFrame } from '../../chat/ChatPanel/ChatFrame.tsx';
import * as readerColors from '../../chat/readerColors.css.ts';
import { readerColorsIn } from '../../chat/readerColorsOf.ts';
import type { ThreadProps } from '../../chat/Thread/Thread.tsx';
import { Welcome } from '../../chat/Welcome/Welcome.tsx';
import { classes } from '../../classes.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { PANEL_PLACE, PANEL_SIZES } from '../../launcher.ts';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { shownTexts } from '../../patterns/AssistantForm/shownTexts.ts';
import { WidgetLauncher } from './WidgetLauncher.tsx';
import * as css from './WidgetPreview.css.ts';

type Theme = 'light' | 'dark';
type Device = 'desktop' | 'phone';
type Shown = 'panel' | 'launcher';

export interface WidgetPreviewProps {
  draft: Pick<
    AssistantDraft,
    | 'name'
    | 'avatarUrl'
    | 'welcomeMessage'
    | 'starterQuestions'
    | 'placeholder'
    | 'disclaimer'
    | 'feedback'
    | 'widget'
  >;
}

/**
 * The widget on some page, in the colors and places that are being chosen: its own parts in its own
 * measures, made smaller. A picture: nothing in it can be used.
 */
export function WidgetPreview({ draft: typed }: WidgetPreviewProps) {
  const { t } = useWords();
  const draft = shownTexts(typed);
  const [visitors, setVisitors] = useState<Theme>('light');
  const [device, setDevice] = useState<Device>('desktop');
  const [shown, setShown] = useState<Shown>('panel');
  const { widget } = draft;
  const open = shown === 'panel';
  const theme = widget.theme === 'system' ? visitors : widget.theme;
  return (
    <Stack as="figure" gap={12}>
      <Columns gap={8} template="fill fill" stackOnPhones>
        <div className={css.first}>
          <SegmentedControl
            look="bar"
            label={t('editor.preview.show')}
            choices={[
              { value: 'panel', label: t('editor.preview.panel') },
              { value: 'launcher', label: t('editor.preview.launcher') },
            ]}
            value={shown}
            onChange={setShown}
          />
        </div>
        <div className={widget.theme === 'system' ? undefined : css.first}>
          <SegmentedControl
            look="bar"
            label={t('editor.preview.device')}
            choices={[
              { value: 'desktop', label: t('editor.preview.desktop') },
              { value: 'phone', label: t('editor.preview.phone') },
            ]}
            value={device}
            onChange={setDevice}
          />
        </div>
        {widget.theme === 'system' && (
          <SegmentedControl
            look="bar"
            label={t('editor.preview.theme')}
            choices={[
              { value: 'light', label: t('editor.preview.light') },
              { value: 'dark', label: t('editor.preview.dark') },
            ]}
            value={visitors}
            onChange={setVisitors}
          />
        )}
      </Columns>
      {/* A site that runs from left to right, whichever way the portal does: there, left is left. */}
      <div className={classes(css.page, css.theme[theme], css.device[device])} dir="ltr" inert aria-hidden>
        <Inline gap={0} justify="center" overflow="keep" className={css.bar}>
          <span className={css.address} />
        </Inline>
        <PageLines />
        <div className={classes(css.stage, css.zoom[device])}>
          {open && (
            <Stack
              gap={0}
              className={classes(css.panel, device === 'phone' && css.fullScreen, readerColors.own)}
              style={{ ...readerColorsIn(widget, theme), ...(device === 'phone' ? {} : placeOf(widget)) }}
            >
              <Panel draft={draft} />
            </Stack>
          )}
          {!(open && device === 'phone') && <WidgetLauncher look={widget} open={open} />}
        </div>
      </div>
      <figcaption className={css.caption}>{t('editor.preview.caption')}</figcaption>
    </Stack>
  );
}

/** Where the loader puts the chat. */
function placeOf({ position, size }: WidgetLook): CSSProperties {
  const [inlineSize, blockSize] = PANEL_SIZES[size];
  return {
    inlineSize,
    blockSize: `min(${blockSize}px, 100% - ${PANEL_PLACE.headroom}px)`,
    insetBlockEnd: PANEL_PLACE.end,
    [position === 'bottom-start' ? 'insetInlineStart' : 'insetInlineEnd']: PANEL_PLACE.side,
  };
}

/** A page of somebody else, as grey as it can be. */
function PageLines() {
  return (
    <Stack as="span" gap={12} className={css.lines}>
      <span className={css.title} />
      <span className={css.line} />
      <span className={css.line} />
      <span className={css.shortLine} />
      <span className={css.picture} />
      <span className={css.line} />
      <span className={css.shortLine} />
    </Stack>
  );
}

const nothing = () => undefined;

/** Nothing in the picture does anything. */
const ACTIONS: ChatActions = {
  onDraftChange: nothing,
  onSend: nothing,
  onStarter: nothing,
  onTakeBack: nothing,
  onStop: nothing,
  onRetry: nothing,
  onRegenerate: nothing,
  onEdit: nothing,
  onBranch: nothing,
  onRetryHistory: nothing,
  onRate: nothing,
  onNewChat: nothing,
  onSignIn: nothing,
};

/** A chat that begins. */
const Beginning = ({ assistant, actions }: ThreadProps) => (
  <Welcome assistant={assistant} onStarter={actions.onStarter} />
);

/** What the widget's frame shows at first. */
function Panel({ draft }: WidgetPreviewProps) {
  const { t } = useWords();
  return (
    <>
      <ChatHeader name={draft.name} avatarUrl={draft.avatarUrl}>
        <IconButton icon={MessageSquarePlus} label={t('chat.newChat')} onClick={nothing} />
        <IconButton icon={X} label={t('widget.close')} onClick={nothing} />
      </ChatHeader>
      <ChatFrame
        assistant={draft}
        view={{
          phase: 'ready',
          messages: [],
          forks: {},
          notice: null,
          leftOut: 0,
          draft: '',
          composer: 'idle',
        }}
        actions={ACTIONS}
        thread={Beginning}
      />
    </>
  );
}
