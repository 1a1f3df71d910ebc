/** The widget's chat as the showroom opens it, without the page that the widget frames. */
export { createCredentials } from './credentials.ts';
export { beginVisit } from './visit.tsx';
