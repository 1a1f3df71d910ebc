import { takeReload } from './lazyScreen.ts';

/**
 * Applies the style sheet that the page fetched ahead (`vite.config.ts`), so that nothing is shown without
 * it. Vite's server for development brings styles with the scripts: there it is no part of the page.
 * @returns false when it could not be had: the page is loading anew, or offers that.
 */
export async function applyStyleSheet(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="style"]');
  if (!link) return true;
  const came = await new Promise<boolean>((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
    link.rel = 'stylesheet';
  });
  if (came) return true;
  if (takeReload(location.pathname)) location.reload();
  else document.querySelector('.parley-boot')?.classList.add('failed');
  return false;
}
