/** Story files by path; none of them is loaded for this. */
const files = Object.keys(import.meta.glob('/packages/*/src/**/*.stories.tsx'));

const pages = new Map(
  files.flatMap((file) => {
    const [, folder = '', own = '', name = ''] =
      /\/src\/(?:.*\/)?(layout|components|patterns|chat|screens)\/(\w+)\/(\w+)\.stories\.tsx$/.exec(file) ??
      [];
    // A title says a name once where the folder bears it too.
    const title = [...new Set([folder, own, name])].join('-').toLowerCase();
    return folder ? [[name, `./?path=/docs/${title}--docs`] as const] : [];
  }),
);

/** Components without a page, and the story on another's page that shows them. */
const SHOWN_BY: Readonly<Record<string, string>> = { ButtonLink: 'components-button--as-link' };

/** Address of the page of a component, or of the story that shows it; null where there is none. */
export function pageOf(component: string): string | null {
  const story = SHOWN_BY[component];
  return story ? `./?path=/story/${story}` : (pages.get(component) ?? null);
}
