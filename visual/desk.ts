import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Connect, preview } from 'vite';
import { root } from '../scripts/inputs.ts';
import { removeBaseline, writeBaseline } from './baseline.ts';
import { reportFolder, reportPath } from './compare.ts';
import { baselineFolder, baselinePath } from './plan.ts';
import { keptPath, type ReportedPicture, readReport } from './report.ts';

/** Where the desk answers unless another port is free first. */
const PORT = 6100;

/** What was decided about a picture; one without a decision is open. */
export type Decision = 'accepted' | 'rejected';

/** What the page asks of the desk: a decision, or with null to take it back. */
export interface Deciding {
  names: readonly string[];
  decision: Decision | null;
}

/** What the page knows of the desk that serves it. */
export interface DeskState {
  decisions: Record<string, Decision>;
  /** Address of a Storybook that runs, with the final slash. */
  storybook: string;
}

interface DeskOptions {
  /** Address of a Storybook that runs, with the final slash. */
  storybook: string;
  /** @default that of the last run */
  report?: string;
  /** @default those of the repository */
  baselines?: string;
  port?: number;
}

/** A desk that answers on loopback. */
export interface Desk {
  /** Address of its page, with the final slash. */
  origin: string;
  /** How many pictures are accepted, rejected and open. */
  counts(): { accepted: number; rejected: number; open: number };
  close(): Promise<void>;
}

const decisionsPath = (report: string) => join(report, 'decisions.json');

/** What was decided of a report so far. */
const readDecisions = async (report: string): Promise<Record<string, Decision>> =>
  JSON.parse(await readFile(decisionsPath(report), 'utf8').catch(() => '{}'));

/** Makes the baseline of a picture what was decided: its capture, or what it was compared with. */
async function settle(
  { name, outcome }: ReportedPicture,
  isAccepted: boolean,
  { report, baselines }: { report: string; baselines: string },
): Promise<void> {
  if (isAccepted ? outcome === 'gone' : outcome === 'new') return removeBaseline(name, baselines);
  if (isAccepted) return writeBaseline(name, await readFile(reportPath(name, 'after', report)), baselines);
  const path = baselinePath(name, baselines);
  await mkdir(dirname(path), { recursive: true });
  await copyFile(keptPath(name, report), path);
}

/** @throws when it is not what `Deciding` says. */
function decidingIn(body: string): Deciding {
  const { names, decision } = JSON.parse(body);
  const isDecision = decision === null || decision === 'accepted' || decision === 'rejected';
  if (!isDecision || !Array.isArray(names)) throw new Error('There is nothing to decide.');
  return { names, decision };
}

/**
 * Serves the report of the last run, so that its pictures can be accepted or rejected one by one or many at
 * once (QA-3). A decision acts at once on the baselines, and can be taken back.
 * @throws when there is no report.
 */
export async function openDesk({
  storybook,
  report = reportFolder,
  baselines = baselineFolder,
  port = PORT,
}: DeskOptions): Promise<Desk> {
  const data = await readReport(report);
  if (!data) throw new Error('There is no report: run `pnpm visual` first.');
  const pictures = new Map(data.pictures.map((picture) => [picture.name, picture]));
  const decisions = await readDecisions(report);

  async function decide({ names, decision }: Deciding): Promise<void> {
    const meant = names.map((name) => pictures.get(name));
    for (const picture of meant) {
      if (!picture) throw new Error('The report has no such picture.');
      await settle(picture, decision === 'accepted', { report, baselines });
      if (decision) decisions[picture.name] = decision;
      else delete decisions[picture.name];
    }
    await writeFile(decisionsPath(report), JSON.stringify(decisions));
  }

  // One decision after the other: two that touch the same picture would leave either behind.
  let last: Promise<unknown> = Promise.resolve();
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    if (request.url !== '/desk') return next();
    const reply = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(body));
    };
    const state = (): DeskState => ({ decisions, storybook });
    if (request.method !== 'POST') return reply(200, state());
    // Another site that is open in the same browser must not accept anything.
    if (request.headers.origin !== `http://${request.headers.host}`)
      return reply(403, { error: 'Decisions come from the page itself.' });
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      last = last
        .then(() => decide(decidingIn(Buffer.concat(chunks).toString())))
        .then(
          () => reply(200, state()),
          (error: Error) => reply(400, { error: error.message }),
        );
    });
  };
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    root,
    build: { outDir: report },
    preview: { host: '127.0.0.1', port, strictPort: port === 0 },
    plugins: [{ name: 'desk', configurePreviewServer: ({ middlewares }) => void middlewares.use(answer) }],
  });
  const origin = server.resolvedUrls?.local[0];
  if (!origin) throw new Error('The report is not served.');
  return {
    origin,
    counts() {
      const all = Object.values(decisions);
      const accepted = all.filter((each) => each === 'accepted').length;
      return { accepted, rejected: all.length - accepted, open: pictures.size - all.length };
    },
    close: () => server.close(),
  };
}
