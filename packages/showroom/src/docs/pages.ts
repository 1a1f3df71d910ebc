/** Story files by path; none of them is loaded for this. */
const files = Object.keys(import.meta.glob('/packages/*/src/**/*.stories.tsx'));

const folders = new Map(
  files.flatMap((file) => {
    const [, folder, name] =
      /\/src\/(?:.*\/)?(layout|components|patterns|chat)\/(\w+)\/\w+\.stories\.tsx$/.exec(file) ?? [];
    return folder && name ? [[name, folder] as const] : [];
  }),
);

/** Address of the page of a component, or null where it has none. */
export function pageOf(component: string): string | null {
  const folder = folders.get(component);
  return folder ? `./?path=/docs/${folder}-${component.toLowerCase()}--docs` : null;
}
