export { actAsExample } from './exampleWindow.ts';
export { ComponentPage, DocsFrame } from './onDemand.tsx';
