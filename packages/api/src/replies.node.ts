import { join } from 'node:path';
import { z } from 'zod';
import { type Call, contract } from './contract/index.ts';

/** Where the schemas of the replies are kept. */
export const repliesPath = join(import.meta.dirname, 'replies.gen.ts');

/** Keywords that `fitTo` knows; what else zod says of a reply is for the server to keep to. */
const KNOWN = ['type', 'enum', 'const', 'anyOf', 'properties', 'required', 'items', 'rows'];

type JsonSchema = Record<string, unknown>;

function known(schema: JsonSchema): JsonSchema {
  const { oneOf, properties, items, format, ...rest } = schema;
  const anyOf = (oneOf ?? rest.anyOf) as JsonSchema[] | undefined;
  const kept = Object.fromEntries(Object.entries(rest).filter(([name]) => KNOWN.includes(name)));
  return {
    ...kept,
    ...(anyOf && { anyOf: anyOf.map(known) }),
    ...(format === 'date-time' && { format }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties as Record<string, JsonSchema>).map(([name, each]) => [name, known(each)]),
      ),
    }),
    ...(items !== undefined && { items: known(items as JsonSchema) }),
  };
}

/** The schemas of a part of the contract, a call a line. */
function linesOf(name: string, summary: string, isPart: (call: Call) => boolean): string {
  const lines = Object.entries<Call>(contract).flatMap(([call, entry]) => {
    const schema = entry.reply ?? entry.events;
    if (!schema || !isPart(entry)) return [];
    return `  ${call}: ${JSON.stringify(known(z.toJSONSchema(schema) as JsonSchema))},\n`;
  });
  return `/** ${summary} */\nexport const ${name}: ReplySchemas = {\n${lines.join('')}};\n`;
}

/** The source of `replies.gen.ts`: the replies of the contract as plain data, for the client. */
export function repliesSource(): string {
  return `// Written by \`pnpm generate\` from the contract; changes by hand are lost.
import type { ReplySchemas } from './reply.ts';

${linesOf('portalReplies', 'What the calls of the portal reply with.', ({ auth }) => auth !== 'widget')}
${linesOf('widgetReplies', 'What the calls of the widget reply with.', ({ auth }) => auth === 'widget')}`;
}
