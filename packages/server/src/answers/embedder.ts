import type OpenAI from 'openai';
import type { ModelConfig } from '../config.ts';
import { CALIBRATION } from './calibration.ts';
import { connectModel } from './connectModel.ts';

/** What the vectors of a model are: only those of one space can be compared. */
export interface Space {
  /** The model's, with the dimension. */
  name: string;
  dimension: number;
  /** Cosine from which on a question and a passage are about the same, as the calibration tells. */
  related: number;
}

/** How long a caller waits for a model. */
export interface Patience {
  /** Milliseconds for one try. */
  timeout: number;
  /** Tries after the first one that fails by an overload or on the way. */
  retries: number;
  signal?: AbortSignal;
}

/** Turns texts into vectors, whose cosine says how similar the texts are in what they mean. */
export interface Embedder {
  /** The space of the vectors; asks the model the first time, and after one that failed. */
  space(): Promise<Space>;
  /** The vectors of texts, in their order. @throws {Error} where the model does not give one for each. */
  embed(texts: readonly string[], patience: Patience): Promise<{ space: Space; vectors: number[][] }>;
}

/** Of the first call to a model: it may have to load itself, and may drop a call meanwhile. */
const CALIBRATION_PATIENCE: Patience = { timeout: 20_000, retries: 1 };

/** Embeds through any model that speaks the OpenAI protocol's `/embeddings`. */
export function createEmbedder(config: ModelConfig): Embedder {
  let connected: Promise<OpenAI> | undefined;
  let known: Promise<Space> | undefined;

  async function ask(texts: readonly string[], { timeout, retries, signal }: Patience): Promise<number[][]> {
    connected ??= connectModel(config);
    const client = await connected;
    const { data } = await client.embeddings.create(
      { model: config.model, input: [...texts], encoding_format: 'float' },
      { timeout, maxRetries: retries, signal },
    );
    const vectors = data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding);
    const dimension = vectors[0]?.length ?? 0;
    const areVectors = vectors.every((one) => one.length === dimension && one.every(Number.isFinite));
    if (vectors.length !== texts.length || dimension === 0 || !areVectors) {
      throw new Error('The reply of the embeddings model is not a vector for each text.');
    }
    return vectors;
  }

  async function calibrate(): Promise<Space> {
    const texts = [
      ...CALIBRATION.map(({ question }) => question),
      ...CALIBRATION.map(({ passage }) => passage),
    ];
    const vectors = await ask(texts, CALIBRATION_PATIENCE);
    const dimension = vectors[0]?.length ?? 0;
    return { name: `${config.model} (${dimension})`, dimension, related: boundOf(vectors) };
  }

  function space(): Promise<Space> {
    if (known) return known;
    const asked = calibrate();
    known = asked;
    asked.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked;
  }

  return {
    space,
    async embed(texts, patience) {
      const expected = await space();
      const vectors = await ask(texts, patience);
      if (vectors[0]?.length !== expected.dimension) {
        known = undefined;
        throw new Error('The embeddings model has another dimension than before.');
      }
      return { space: expected, vectors };
    },
  };
}

/**
 * Half way between what belongs together, in the middle, and the most similar of what does not; out of reach
 * where the model does not tell them apart.
 * @param vectors of the calibration's questions, then of its passages
 */
function boundOf(vectors: readonly number[][]): number {
  const questions = vectors.slice(0, CALIBRATION.length);
  const passages = vectors.slice(CALIBRATION.length);
  const together = questions.map((question, at) => cosine(question, passages[at] ?? []));
  const apart = questions.flatMap((question, at) =>
    passages.filter((_, other) => other !== at).map((passage) => cosine(question, passage)),
  );
  const middle = together.toSorted((a, b) => a - b)[together.length >> 1] ?? 0;
  const most = Math.max(...apart);
  return middle > most ? (middle + most) / 2 : Number.POSITIVE_INFINITY;
}

function cosine(a: readonly number[], b: readonly number[]): number {
  const product = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}
