import { expect, userEvent } from 'storybook/test';

/** Asserts that of a double click on a link the first click is followed and the second is not. */
export async function expectFollowedOnce(link: HTMLElement): Promise<void> {
  const followed: boolean[] = [];
  const note = (event: Event) => {
    followed.push(!event.defaultPrevented);
    // The story stays where it is.
    event.preventDefault();
  };
  document.addEventListener('click', note);
  await userEvent.dblClick(link);
  document.removeEventListener('click', note);
  await expect(followed).toEqual([true, false]);
}
