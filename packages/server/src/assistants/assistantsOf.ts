import { and, eq, isNotNull, isNull, type Placeholder, type SQL } from 'drizzle-orm';
import { assistants } from '../database/schema.ts';

/**
 * The condition for the assistants that an organisation has: whoever reads, changes or counts its assistants
 * asks it. Deleted ones that can still be had back are none of them (AS-1).
 */
export const assistantsOf = (organisationId: string | Placeholder): SQL | undefined =>
  and(eq(assistants.organisationId, organisationId), isNull(assistants.deletedAt));

/** The condition for the deleted assistants of an organisation that can still be had back (AS-1). */
export const deletedAssistantsOf = (organisationId: string | Placeholder): SQL | undefined =>
  and(eq(assistants.organisationId, organisationId), isNotNull(assistants.deletedAt));
