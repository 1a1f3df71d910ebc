import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, spyOn, userEvent } from 'storybook/test';
import { copyText } from '../../components/CopyButton/copyText.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Sheet, SheetSection } from '../parts/Sheet.tsx';
import * as styles from './Icons.css.ts';
import * as usedIcons from './usedIcons.ts';

const meta = preview.meta({
  tags: ['!autodocs'],
  parameters: { visual: { modes: ['light', 'dark'] } },
});

const ICONS = Object.entries(usedIcons);

function IconList() {
  const [query, setQuery] = useState('');
  const [news, setNews] = useState('Press one to copy its name.');
  const found = ICONS.filter(([name]) => name.toLowerCase().includes(query.trim().toLowerCase()));
  const copy = async (name: string) =>
    setNews((await copyText(name)) ? `${name} copied.` : `${name} could not be copied.`);
  return (
    <SheetSection title={`${found.length} of ${ICONS.length} icons`}>
      <div className={styles.search}>
        <SearchField label="Search icons" value={query} onChange={setQuery} />
      </div>
      <p role="status">{news}</p>
      <ul className={styles.icons}>
        {found.map(([name, icon]) => (
          <li key={name}>
            <button type="button" className={styles.icon} onClick={() => copy(name)}>
              <Icon icon={icon} />
              <span className={styles.name}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}

export const Icons = meta.story({
  render: () => (
    <Sheet
      title="Icons"
      lead={
        'Every icon that the product uses, all of one family: 20 px, lines of 1.75. An icon never ' +
        'stands for itself alone: words say the same beside it, or its name is spoken. What points ' +
        'along the line of writing turns around right to left.'
      }
    >
      <IconList />
    </Sheet>
  ),
});

/** Typing narrows the list; pressing an icon copies its name and says so. */
export const Searching = meta.story({
  render: () => <IconList />,
  parameters: noPicture,
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.type(canvas.getByRole('searchbox'), 'arrowr');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'ArrowRight' }));
    await expect(write).toHaveBeenCalledWith('ArrowRight');
    await expect(await canvas.findByText('ArrowRight copied.')).toBeInTheDocument();
    write.mockRestore();
  },
});
