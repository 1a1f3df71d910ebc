import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { asCards } from '../Table/tableRoom.css.ts';
import { narrow } from './FileList.css.ts';

/** As wide and as high with a bar as with a tag: the row stays as it is when an upload ends. */
export const state = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: measures.fileList.progress,
  minBlockSize: measures.fileList.state,
  '@container': { [narrow]: { minInlineSize: 0 }, [asCards]: { minInlineSize: 0 } },
});
export const progress = componentStyle({
  inlineSize: measures.fileList.progress,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  '@container': { [narrow]: { inlineSize: '100%' } },
});
