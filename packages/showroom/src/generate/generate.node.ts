import { writeFile } from 'node:fs/promises';
import { repliesPath, repliesSource } from '@parley/api/generate';
import { fixtures } from '@parley/machines/fixtures';
import { FAULT_SCREENS, type FaultScreenName } from '../faults/faultScreens.ts';
import { atlasOf, atlasPath } from './atlas.node.ts';
import { faultStories, faultStoryPath } from './faults.node.ts';
import { type MachineName, statesOf, storiesOf, storyPath } from './flows.node.ts';

// Writes every story that follows from the machines and their fixtures, or from what is promised of faults,
// and what the client knows of the contract's replies.
const machines = Object.keys(fixtures) as MachineName[];
for (const machine of machines) await writeFile(storyPath(machine), storiesOf(machine, statesOf(machine)));
await writeFile(atlasPath, atlasOf(machines));
for (const screen of Object.keys(FAULT_SCREENS) as FaultScreenName[])
  await writeFile(faultStoryPath(screen), faultStories(screen));
await writeFile(repliesPath, repliesSource());
