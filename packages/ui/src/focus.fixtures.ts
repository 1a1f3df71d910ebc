/** Takes the focus away, as once a story has pressed something: its picture is of what its name says. */
export function letGo(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
