/** The widget's chat as the showroom opens it, without the page that the widget frames. */
export { createCredentials } from './frame/credentials.ts';
export { beginVisit } from './frame/visit.tsx';
