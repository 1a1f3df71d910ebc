import { type ChangeObject, diffWordsWithSpace } from 'diff';

/** Words of two texts: those of one alone, and those of both. */
export type WordChange = ChangeObject<string>;

/** What stays behind replaced words counts as replaced, too, up to the length of a short word. */
const MOST_BETWEEN = 3;

/**
 * What changed from one text to another, word by word. Of a sentence that was written anew the old words come
 * together and then the new ones, not each beside the other. A line that ends in both texts ends a change.
 */
export function wordChanges(before: string, after: string): WordChange[] {
  const found: WordChange[] = [];
  let [removed, added, between] = ['', '', ''];
  const end = () => {
    if (removed) found.push(asChange(removed, { removed: true }));
    if (added) found.push(asChange(added, { added: true }));
    if (between) found.push(asChange(between, {}));
    [removed, added, between] = ['', '', ''];
  };
  for (const word of diffWordsWithSpace(before, after)) {
    if (word.added || word.removed) {
      removed += between;
      added += between;
      between = '';
      if (word.removed) removed += word.value;
      else added += word.value;
    } else if (isShort(word.value) && removed && added) {
      between = word.value;
    } else {
      end();
      found.push(word);
    }
  }
  end();
  return found;
}

const isShort = (text: string) => !text.includes('\n') && text.trim().length <= MOST_BETWEEN;

const asChange = (value: string, of: { added?: true; removed?: true }): WordChange => ({
  value,
  count: 1,
  added: false,
  removed: false,
  ...of,
});
