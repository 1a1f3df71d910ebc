export { ComponentPage, DocsFrame } from './onDemand.tsx';
