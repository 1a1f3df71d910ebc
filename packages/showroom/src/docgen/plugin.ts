import type { Plugin } from 'vite';
import { Docgen } from './docgen.ts';
import type { ComponentDoc, PropDoc } from './docgen.types.ts';

const COMPONENT_FILE = /\/packages\/[^/]+\/src\/.*(?<!\.stories|\.test|\.fixtures)\.tsx$/;
const SOURCE_FILE = /\/packages\/[^/]+\/src\/.*\.tsx?$/;

/**
 * Hands components what the compiler knows of them, as `__docgenInfo`, where Storybook looks for it.
 * Storybook's own readers don't know `keyof typeof`, or need a compiler that the project no longer uses.
 * @param root folder of the `tsconfig.json`, as an absolute path.
 */
export function docgenPlugin(root: string): Plugin {
  let docgen: Docgen | undefined;
  const close = () => {
    docgen?.close();
    docgen = undefined;
  };
  return {
    name: 'parley-docgen',
    // Before anything takes the types away.
    enforce: 'pre',
    configureServer: (server) => void server.httpServer?.on('close', close),
    watchChange: (file) => {
      if (SOURCE_FILE.test(file)) docgen?.changed(file);
    },
    transform(code, id) {
      if (!COMPONENT_FILE.test(id)) return;
      docgen ??= new Docgen(root);
      const docs = docgen.componentsOf(id);
      if (docs.length === 0) return;
      return { code: code + docs.map(assignment).join(''), map: null };
    },
    closeBundle: close,
  };
}

const assignment = (doc: ComponentDoc) =>
  `\n;Object.assign(${doc.name}, { __docgenInfo: ${JSON.stringify(docgenInfoOf(doc))} });`;

/**
 * In the shape of react-docgen, which Storybook makes its controls from; `parley` is what the component pages
 * read.
 */
const docgenInfoOf = (doc: ComponentDoc) => ({
  displayName: doc.name,
  description: doc.description,
  props: Object.fromEntries(doc.props.map((prop) => [prop.name, reactDocgenProp(prop)])),
  parley: doc,
});

function reactDocgenProp({ type, values, required, description, defaultValue }: PropDoc) {
  const tsType = values
    ? {
        name: 'union',
        raw: type,
        elements: values.map((value) => ({
          name: 'literal',
          value: typeof value === 'string' ? `'${value}'` : String(value),
        })),
      }
    : type.includes('=>')
      ? { name: 'signature', type: 'function', raw: type }
      : { name: type, raw: type };
  return {
    required,
    description,
    tsType,
    ...(defaultValue !== undefined && { defaultValue: { value: defaultValue, computed: false } }),
  };
}
