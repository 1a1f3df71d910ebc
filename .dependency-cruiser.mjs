/**
 * Who may import whom. A package reaches only the packages named here: none of them leads a browser's to the
 * server. What a package may take from outside is its package.json's matter.
 * @type {Record<string, string[]>}
 */
const allowed = {
  model: [],
  i18n: ['model'],
  storage: [],
  api: ['model'],
  markdown: [],
  ui: ['i18n', 'markdown', 'model'],
  machines: ['api', 'model'],
  portal: ['ui', 'machines', 'api', 'i18n', 'model', 'storage'],
  widget: ['ui', 'machines', 'api', 'i18n', 'model', 'storage'],
  server: ['api', 'i18n', 'markdown', 'model'],
  atlas: [],
  showroom: ['portal', 'widget', 'ui', 'machines', 'api', 'i18n', 'model', 'atlas'],
};

const directions = Object.entries(allowed).map(([name, targets]) => ({
  name: `${name}-imports-only-${targets.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: [name, 'showroom', ...targets].map((target) => `^packages/${target}/`) },
}));

// What is never part of a bundle.
const ASIDE = '\\.(stories|test|fixtures)\\.tsx?$|/fixtures\\.tsx?$|/flows/|/testing/';

// Stories alone reach Storybook's settings and the showroom; nothing else of the house does.
const STORIES = '\\.stories\\.tsx$';
const OUTSIDE_PACKAGES = '^(scripts|visual|e2e|bench)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...directions,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-domain-imports-the-api',
      severity: 'error',
      from: {
        path: '^packages/server/src/(chat|billing|identity|database|answers|dataFiles)/',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^packages/server/src/api/' },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-schema-library-in-a-browser',
      severity: 'error',
      from: { path: '^packages/(ui|machines|portal|widget)/src', pathNot: ASIDE },
      to: { path: '^packages/api/src/(contract|schemas|msw|examples)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'packages-know-nothing-outside',
      severity: 'error',
      from: { path: '^(packages|\\.storybook)/' },
      to: { path: OUTSIDE_PACKAGES },
    },
    {
      name: 'only-stories-know-storybook',
      severity: 'error',
      from: { path: '^packages/', pathNot: STORIES },
      to: { path: '^\\.storybook/' },
    },
    {
      name: 'only-stories-know-the-showroom',
      severity: 'error',
      from: { path: '^packages/(?!showroom/)', pathNot: STORIES },
      to: { path: '^packages/showroom/' },
    },
    {
      name: 'portal-pages-know-no-routes',
      severity: 'error',
      from: { path: '^packages/portal/src/.+/', pathNot: '\\.route\\.ts$' },
      to: { path: '^packages/portal/src/(.+\\.route|router)\\.ts$' },
    },
    {
      name: 'no-stories-or-tests-in-the-product',
      severity: 'error',
      from: { path: '^packages/', pathNot: ASIDE },
      to: { path: '\\.(stories|test)\\.tsx?$' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|lib|node_modules/(?!@parley))' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
