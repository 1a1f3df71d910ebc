export { findable } from './otherNames.ts';
export { sidebarIndexers } from './sidebar.ts';
