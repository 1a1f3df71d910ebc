import type { ReceivedFile } from '@parley/api';

/** Hands a received file to the browser to be saved. */
export function saveFile({ name, content }: ReceivedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
