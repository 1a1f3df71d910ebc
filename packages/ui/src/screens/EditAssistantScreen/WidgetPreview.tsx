import { useWords } from '@parley/i18n/react';
import { ArrowUp, MessageCircle, X } from 'lucide-react';
import { useState } from 'react';
import { Markdown } from '../../chat/Markdown/Markdown.tsx';
import { classes } from '../../classes.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import type { AssistantDraft } from './editor.types.ts';
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

/** The widget on some page, in the colours and places that are being chosen. A picture: nothing in it can be used. */
export function WidgetPreview({ draft }: WidgetPreviewProps) {
  const { t } = useWords();
  const [theme, setTheme] = useState<Theme>('light');
  const [device, setDevice] = useState<Device>('desktop');
  const [shown, setShown] = useState<Shown>('panel');
  const { widget } = draft;
  const open = shown === 'panel';
  return (
    <figure className={css.figure}>
      <div className={css.controls}>
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
      </div>
      <div className={classes(css.page, css.theme[theme], css.device[device])} inert>
        <div className={css.bar}>
          <span className={css.address} />
        </div>
        <PageLines />
        {open && (
          <div
            className={classes(
              css.panel,
              css.size[widget.size],
              css.side[widget.position],
              device === 'phone' && css.fullScreen,
            )}
          >
            <Panel draft={draft} />
          </div>
        )}
        {!(open && device === 'phone') && (
          <span
            className={classes(css.launcher, css.side[widget.position])}
            style={{ backgroundColor: widget.color, color: widget.textColor }}
          >
            <Icon icon={open ? X : MessageCircle} />
            {widget.launcherLabel && !open && (
              <span className={css.launcherLabel}>{widget.launcherLabel}</span>
            )}
          </span>
        )}
      </div>
      <figcaption className={css.caption}>{t('editor.preview.caption')}</figcaption>
    </figure>
  );
}

/** A page of somebody else, as grey as it can be. */
function PageLines() {
  return (
    <span className={css.lines}>
      <span className={css.title} />
      <span className={css.line} />
      <span className={css.line} />
      <span className={css.shortLine} />
      <span className={css.picture} />
      <span className={css.line} />
      <span className={css.shortLine} />
    </span>
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
      <span className={css.panelHead}>
        <Avatar name={name} imageUrl={avatarUrl} size="small" />
        <strong className={css.panelName} dir="auto">
          {name}
        </strong>
        <Icon icon={X} size="small" />
      </span>
      <div className={css.panelBody}>
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
      </div>
      <span className={css.composer}>
        <span className={css.placeholder} dir="auto">
          {placeholder || t('wizard.previewPlaceholder')}
        </span>
        <span className={css.send} style={colors}>
          <Icon icon={ArrowUp} size="small" />
        </span>
      </span>
    </>
  );
}
