export { ComponentPage } from './ComponentPage.tsx';
export { DocsFrame } from './DocsFrame.tsx';
