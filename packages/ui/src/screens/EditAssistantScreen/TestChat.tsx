import { useWords } from '@parley/i18n/react';
import type { WidgetLook } from '@parley/model';
import { RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import * as readerColors from '../../chat/readerColors.css.ts';
import { readerColorsOf } from '../../chat/readerColorsOf.ts';
import { classes } from '../../classes.ts';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { useMediaQuery } from '../../patterns/useMediaQuery.ts';
import { media, sizes } from '../../theme/tokens.ts';
import * as css from './TestChat.css.ts';

/** A chat with the assistant as it stands in the form. */
export interface DraftTest {
  /** The `ChatPanel`, while it is open; null while it is closed. */
  chat: ReactNode | null;
  onOpen: () => void;
  onClose: () => void;
  /** Begins the conversation anew. */
  onRestart: () => void;
}

export interface TestChatProps {
  test: DraftTest;
  /** Name of the assistant. */
  name: string;
  /** The look of the draft: its colors are those of the chat. */
  look: Pick<WidgetLook, 'color' | 'textColor'>;
  /** The form. */
  children: ReactNode;
}

/**
 * The form, and beside it the test chat of the draft: from lg up in a column that stays in sight, elsewhere
 * in a drawer over the form (AS-4).
 */
export function WithTestChat({ test, name, look, children }: TestChatProps) {
  const { t } = useWords();
  const wide = useMediaQuery(media.lgUp);
  const isOpen = test.chat !== null;
  const label = t('editor.test.label', { name });
  const panel = isOpen && (
    <Stack gap={0} className={classes(css.root, readerColors.own)} style={readerColorsOf(look)}>
      <Stack gap={4} className={css.head}>
        <Inline gap={4} overflow="keep" justify="between">
          <Heading level={2} size="small">
            {t('editor.testChat')}
          </Heading>
          <Inline as="span" gap={4} overflow="keep">
            <IconButton
              icon={RotateCcw}
              label={t('editor.test.restart')}
              size="small"
              onClick={test.onRestart}
            />
            <IconButton icon={X} label={t('editor.test.close')} size="small" onClick={test.onClose} />
          </Inline>
        </Inline>
        <Text tone="muted" size="caption">
          {t('editor.test.note')}
        </Text>
      </Stack>
      <Stack gap={0} grow className={css.body}>
        {test.chat}
      </Stack>
    </Stack>
  );
  return (
    <>
      <Columns gap={40} align="start" className={isOpen && wide ? css.docked : css.alone}>
        <div className={css.form}>{children}</div>
        {isOpen && wide && (
          <aside className={css.aside} aria-label={label}>
            {panel}
          </aside>
        )}
      </Columns>
      {isOpen && !wide && (
        <Drawer open onClose={test.onClose} label={label} width={sizes.settingsDrawer}>
          <div className={css.inDrawer}>{panel}</div>
        </Drawer>
      )}
    </>
  );
}
