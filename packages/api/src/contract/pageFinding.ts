import { FINDING_OUTCOMES, PAGE_FINDINGS, type PageFindingCode } from '@parley/model';
import { z } from 'zod';

/** Something that was found of a page which should have the widget (WG-7). */
export const pageFinding = z.object({
  code: z.enum(Object.keys(PAGE_FINDINGS) as [PageFindingCode]),
  outcome: z.enum(FINDING_OUTCOMES),
  /** What its sentence names: an address, a status, an attribute, another assistant; '' where nothing. */
  about: z.string(),
  /** How the line to change must read: a domain to add, or a directive; '' where nothing of these is. */
  line: z.string(),
});
