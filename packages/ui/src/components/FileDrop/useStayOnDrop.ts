import { useEffect } from 'react';

/**
 * Keeps the page where it is when a file misses the place that takes it: a browser opens it otherwise. Each
 * place listens by itself, so that one that goes leaves the others theirs.
 */
export function useStayOnDrop(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, []);
}
