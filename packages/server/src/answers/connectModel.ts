import type OpenAI from 'openai';
import type { ModelConfig } from '../config.ts';

/** A client of the OpenAI protocol; its library is loaded only where a model is connected. */
export async function connectModel({ baseUrl, apiKey }: ModelConfig): Promise<OpenAI> {
  const { default: Client } = await import('openai');
  return new Client({
    baseURL: baseUrl,
    apiKey,
    organization: null,
    project: null,
    maxRetries: 0,
    // It would write down what it was sent and could not read.
    logLevel: 'off',
    // The key must not follow a redirect to another host.
    fetchOptions: { redirect: 'manual' },
  });
}
