export { chatWalks } from '../chat/chat.graph.ts';
export type { LeafOf } from '../fixture.types.ts';
export { signInWalks } from '../signIn/signIn.graph.ts';
export { subscriptionBarWalks } from '../subscriptionBar/subscriptionBar.graph.ts';
export { faceOf, leafOf, nodesOf, type Step, type Walk } from './explore.ts';
export { hold } from './hold.ts';
export { pathsOf } from './paths.ts';
