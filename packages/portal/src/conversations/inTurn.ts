/** Does something with each, one after the other; what fails ends it, and leaves done what was before. */
export async function inTurn<Each>(
  all: readonly Each[],
  does: (each: Each) => Promise<unknown>,
): Promise<void> {
  for (const each of all) await does(each);
}
