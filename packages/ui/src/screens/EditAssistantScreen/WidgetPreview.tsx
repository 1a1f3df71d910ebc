import { useWords } from '@parley/i18n/react';
import type { AssistantDraft } from '@parley/model';
import { ArrowUp, MessageCircle, X } from 'lucide-react';
import { useState } from 'react';
import { Markdown } from '../../chat/Markdown/Markdown.tsx';
import { classes } from '../../classes.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Center } from '../../layout/Center/Center.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './WidgetPreview.css.ts';

type Theme = 'light' | 'dark';
type Device = 'desktop' | 'phone';
type Shown = 'panel' | 'launcher';

export interface WidgetPreviewProps {
  draft: Pick<
    AssistantDraft,
    'name' | 'avatarUrl' | 'welcomeMessage' | 'starterQuestions' | 'placeholder' | 'widget'
  >;
}

/**
 * The widget on some page, in the colours and places that are being chosen. A picture: nothing in it can be
 * used.
 */
export function WidgetPreview({ draft }: WidgetPreviewProps) {
  const { t } = useWords();
  const [theme, setTheme] = useState<Theme>('light');
  const [device, setDevice] = useState<Device>('desktop');
  const [shown, setShown] = useState<Shown>('panel');
  const { widget } = draft;
  const open = shown === 'panel';
  return (
    <Stack as="figure" gap={12}>
      <Columns gap={8} template="fill fill">
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
        <SegmentedControl
          look="bar"
          label={t('editor.preview.theme')}
          choices={[
            { value: 'light', label: t('editor.preview.light') },
            { value: 'dark', label: t('editor.preview.dark') },
          ]}
          value={theme}
          onChange={setTheme}
        />
      </Columns>
      {/* A site that runs from left to right, whichever way the portal does: there, left is left. */}
      <div className={classes(css.page, css.theme[theme], css.device[device])} dir="ltr" inert>
        <Inline gap={0} justify="center" overflow="keep" className={css.bar}>
          <span className={css.address} />
        </Inline>
        <PageLines />
        {open && (
          <Stack
            gap={0}
            className={classes(
              css.panel,
              css.size[widget.size],
              css.side[widget.position],
              device === 'phone' && css.fullScreen,
            )}
          >
            <Panel draft={draft} />
          </Stack>
        )}
        {!(open && device === 'phone') && (
          <Inline
            as="span"
            justify="center"
            overflow="keep"
            className={classes(css.launcher, css.side[widget.position])}
            style={{ backgroundColor: widget.color, color: widget.textColor }}
          >
            <Icon icon={open ? X : MessageCircle} />
            {widget.launcherLabel && !open && (
              <span className={css.launcherLabel}>{widget.launcherLabel}</span>
            )}
          </Inline>
        )}
      </div>
      <figcaption className={css.caption}>{t('editor.preview.caption')}</figcaption>
    </Stack>
  );
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

/** Starter questions that fit into the picture. */
const SHOWN_QUESTIONS = 2;

function Panel({ draft }: WidgetPreviewProps) {
  const { t } = useWords();
  const { name, avatarUrl, welcomeMessage, starterQuestions, placeholder, widget } = draft;
  const colors = { backgroundColor: widget.color, color: widget.textColor };
  return (
    <>
      <Inline as="span" overflow="keep" className={css.panelHead}>
        <Avatar name={name} imageUrl={avatarUrl} size="small" />
        <strong className={css.panelName} dir="auto">
          {name}
        </strong>
        <Icon icon={X} size="small" />
      </Inline>
      <Stack gap={8} align="start" grow className={css.panelBody}>
        <div className={css.welcome}>
          <Markdown text={welcomeMessage.trim() || t('wizard.welcomeMessageDefault')} />
        </div>
        {starterQuestions.slice(0, SHOWN_QUESTIONS).map((question, index) => (
          <span key={index} className={css.starter} dir="auto">
            {question}
          </span>
        ))}
        <span className={css.visitor} style={colors}>
          {t('wizard.previewQuestion')}
        </span>
      </Stack>
      <Inline as="span" justify="between" overflow="keep" className={css.composer}>
        <span className={css.placeholder} dir="auto">
          {placeholder || t('wizard.previewPlaceholder')}
        </span>
        <Center as="span" className={css.send} style={colors}>
          <Icon icon={ArrowUp} size="small" />
        </Center>
      </Inline>
    </>
  );
}
