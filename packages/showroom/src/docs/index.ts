export { asDocumented } from '../docgen/controls.ts';
export { actAsExample } from './exampleWindow.ts';
export { ComponentPage, DocsFrame } from './onDemand.tsx';
