import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { customType, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PassageVectors } from '../answers/passage.ts';
import { StartError } from '../startError.ts';
import type { Database, Db } from './database.ts';
import { dataChunks, dataFiles } from './schema.ts';

/** A passage that has no vector in some space. */
export type UnembeddedPassage = Pick<typeof dataChunks.$inferSelect, 'ordinal' | 'heading' | 'text'>;

/** A vector of pgvector's, of any dimension. */
const vector = customType<{ data: readonly number[]; driverData: string }>({
  dataType: () => 'vector',
  toDriver: JSON.stringify,
});

/** Not in the schema of the migrations: only a database that keeps vectors needs pgvector. */
const passageVectors = pgTable('passage_vectors', {
  dataFileId: uuid('data_file_id').notNull(),
  ordinal: integer('ordinal').notNull(),
  /** As `Space` names it. */
  space: text('space').notNull(),
  embedding: vector('embedding').notNull(),
});

/** Where the vectors of passages are kept; they go with their passage. */
export interface PassageVectorStore extends PassageVectors {
  /** The first passages of a file that have no vector in a space. */
  missing(dataFileId: string, space: string, count: number): Promise<UnembeddedPassage[]>;
  /** Keeps the vectors of a file's passages, in place of those of another space. */
  keep(
    tx: Db,
    dataFileId: string,
    space: string,
    vectors: ReadonlyMap<number, readonly number[]>,
  ): Promise<void>;
}

/** Vectors stand within their rows where a page has room: an assistant's are read three times as fast. */
const TABLE = [
  sql`create extension if not exists vector`,
  sql`create table if not exists passage_vectors (
    data_file_id uuid not null,
    ordinal integer not null,
    space text not null,
    embedding vector not null,
    primary key (data_file_id, ordinal),
    foreign key (data_file_id, ordinal) references data_chunks (data_file_id, ordinal) on delete cascade
  )`,
  sql`alter table passage_vectors alter column embedding set storage main`,
];

/**
 * Makes the table of vectors where there is none.
 * @throws {StartError} where the server has no pgvector, or its user may not turn it on.
 */
export async function openPassageVectors(database: Database): Promise<PassageVectorStore> {
  const { db } = database;
  await database.exclusively(async (alone) => {
    try {
      for (const statement of TABLE) await alone.execute(statement);
    } catch (cause) {
      if (!isExtensionMissing(cause)) throw cause;
      throw new StartError(
        'EMBEDDINGS_* need the extension pgvector in the database of DATABASE_URL. Install it on the server, ' +
          'let a superuser say "create extension vector" there, or unset EMBEDDINGS_*.',
      );
    }
  });
  return {
    missing(dataFileId, space, count) {
      const isKept = and(
        eq(passageVectors.dataFileId, dataChunks.dataFileId),
        eq(passageVectors.ordinal, dataChunks.ordinal),
        eq(passageVectors.space, space),
      );
      return db
        .select({ ordinal: dataChunks.ordinal, heading: dataChunks.heading, text: dataChunks.text })
        .from(dataChunks)
        .leftJoin(passageVectors, isKept)
        .where(and(eq(dataChunks.dataFileId, dataFileId), isNull(passageVectors.ordinal)))
        .orderBy(asc(dataChunks.ordinal))
        .limit(count);
    },

    async keep(tx, dataFileId, space, vectors) {
      const rows = [...vectors].map(([ordinal, embedding]) => ({ dataFileId, ordinal, space, embedding }));
      await tx
        .insert(passageVectors)
        .values(rows)
        .onConflictDoUpdate({
          target: [passageVectors.dataFileId, passageVectors.ordinal],
          set: { space, embedding: sql`excluded.embedding` },
        });
    },

    nearest(assistantId, space, asked, count) {
      const distance = sql<number>`${passageVectors.embedding} <=> ${JSON.stringify(asked)}::vector`;
      return db
        .select({
          dataFileGuid: passageVectors.dataFileId,
          ordinal: passageVectors.ordinal,
          similarity: sql<number>`1 - (${distance})`,
        })
        .from(dataFiles)
        .innerJoin(passageVectors, eq(passageVectors.dataFileId, dataFiles.id))
        .where(
          and(
            eq(dataFiles.assistantId, assistantId),
            eq(dataFiles.status, 'ready'),
            eq(passageVectors.space, space),
          ),
        )
        .orderBy(distance)
        .limit(count);
    },
  };
}

/** Whether the server has no such extension, or only others may turn it on. */
function isExtensionMissing(cause: unknown): boolean {
  const codes = [cause, cause instanceof Error ? cause.cause : undefined].map((one) =>
    one instanceof Error && 'code' in one ? one.code : undefined,
  );
  // feature_not_supported, undefined_file, insufficient_privilege
  return codes.some((code) => code === '0A000' || code === '58P01' || code === '42501');
}
