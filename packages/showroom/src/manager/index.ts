export { requirementsOf } from '../requirements/requirements.ts';
export { forgetArguments } from './address.ts';
export { type PreparedStory, wantsPanel, wordsOfNumbers } from './prepared.ts';
export { managerThemes, themeIn, themeOf } from './themes.ts';
