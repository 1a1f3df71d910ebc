import { domainProblem, tidyDomain } from '@parley/model';
import { expect, test } from 'vitest';
import { demoOrganisations } from './demo.ts';

test("AS-4: the demo's assistants can be saved: their domains are as the editor keeps them", () => {
  const domains = demoOrganisations
    .flatMap(({ assistants }) => assistants)
    .flatMap(({ allowedDomains = [] }) => allowedDomains);
  expect(domains).not.toEqual([]);
  expect(domains.map(tidyDomain)).toEqual(domains);
  expect(domains.map(domainProblem)).toEqual(domains.map(() => null));
});
