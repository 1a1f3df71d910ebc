import { demoOrganisations, openDatabase, readConfig, seed, systemClock } from '@parley/server';
import { journeyOrganisations } from './organisations.ts';

// The start seeds nothing then: it finds the demo there, and the organisations of the journeys beside it.
const database = await openDatabase(readConfig(process.env).database);
await seed(database, systemClock, [...demoOrganisations, ...journeyOrganisations]);
await database.close();
await import('../scripts/serve.ts');
