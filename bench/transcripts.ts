import { longThread } from '@parley/ui/longThread';
import type { Browser, CDPSession, Page } from 'playwright';
import type {} from './pages/transcript.types.ts';
import { median, type Row } from './report.ts';
import { servePage } from './servers.ts';

/**
 * Times the processor is slowed for the shorter conversation and the stream, as for the published figures.
 */
const CPU_SLOWDOWN = 4;
const OPENINGS = 3;
/** After how many ms an opening or a stream is given up: what it took until then is its figure. */
const PATIENCE_MS = 45_000;
/** Milliseconds that a conversation gets to come to rest before an answer streams into it. */
const REST_MS = 5000;

const TOKENS = 2000;
const TOKENS_PER_SECOND = 100;

/**
 * Peers that show the same conversations: `window.transcript` of their pages opens one and lets its last
 * answer grow.
 */
const peers = ['react-markdown', 'streamdown', 'deep-chat'] as const;
type Show = 'Parley' | (typeof peers)[number];

/** What an answer costs that grows by 2,000 tokens. */
interface StreamCost {
  /** Milliseconds of script. */
  script: number;
  /** Tasks of 50 ms and more. */
  longTasks: number;
  droppedFrames: number;
  /** Frames in which the end was out of view. */
  framesOffTheEnd: number;
}

/** A conversation whose last answer has just begun. */
const unanswered = (count: number) => {
  const messages = longThread(count);
  const last = messages.at(-1);
  return last ? messages.with(-1, { ...last, body: 'Well:', state: 'streaming' }) : messages;
};

/** The text of many answers in pieces such as language models send. */
const tokens = (
  longThread(400)
    .filter(({ author }) => author === 'assistant')
    .map(({ body }) => body)
    .join('\n\n')
    .match(/\s*\S{1,6}/g) ?? []
).slice(0, TOKENS);

/** A page with nothing in it yet, and the way to measure it. */
type Use<T> = (page: Page, session: CDPSession) => Promise<T>;

async function withTranscript<T>(
  browser: Browser,
  address: string,
  slowdown: number,
  use: Use<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForFunction(() => 'transcript' in window);
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use(page, session);
  } finally {
    await context.close();
  }
}

/** Milliseconds from a conversation's messages to its end in view, painted. */
function opening(page: Page, messages: ReturnType<typeof longThread>): Promise<number> {
  return page.evaluate(
    ([all, patience]) =>
      new Promise<number>((done) => {
        const lastText = all.at(-1)?.body.split('\n').at(-1) ?? '';
        const began = performance.now();
        window.transcript.open(all);
        const look = () => {
          const element = window.transcript.scroller();
          const isAtEnd =
            element &&
            element.scrollHeight - element.clientHeight - element.scrollTop <= 40 &&
            element.scrollTop > 0;
          const elapsed = performance.now() - began;
          if (elapsed > patience) done(elapsed);
          else if (isAtEnd && element.textContent?.includes(lastText))
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [messages, PATIENCE_MS] as const,
  );
}

async function openingTime(
  browser: Browser,
  address: string,
  count: number,
  slowdown: number,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < OPENINGS; run += 1) {
    const time = await withTranscript(browser, address, slowdown, (page) => opening(page, longThread(count)));
    times.push(time);
    if (time > PATIENCE_MS) break;
  }
  return median(times);
}

/** MB of live objects with a conversation open, its messages included. */
function heapWith(browser: Browser, address: string, count: number): Promise<number> {
  return withTranscript(browser, address, 1, async (page, session) => {
    await opening(page, longThread(count));
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  });
}

function streamCost(browser: Browser, address: string): Promise<StreamCost> {
  return withTranscript(browser, address, CPU_SLOWDOWN, async (page, session) => {
    const scriptTime = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
    };
    await page.evaluate((messages) => window.transcript.open(messages), unanswered(1000));
    await page.waitForTimeout(REST_MS);
    const before = await scriptTime();
    const seen = await page.evaluate(
      ([all, perSecond, patience]) =>
        new Promise<Omit<StreamCost, 'script'>>((done) => {
          const cost = { longTasks: 0, droppedFrames: 0, framesOffTheEnd: 0 };
          const observer = new PerformanceObserver((list) => {
            cost.longTasks += list.getEntries().length;
          });
          observer.observe({ type: 'longtask' });
          const began = performance.now();
          let sent = 0;
          let frameBefore = began;
          const isOver = () => sent === all.length || performance.now() - began > patience;
          const send = setInterval(() => {
            const due = Math.min(all.length, ((performance.now() - began) / 1000) * perSecond);
            for (; sent < due && !isOver(); sent += 1) window.transcript.grow(all[sent] ?? '');
          }, 1000 / perSecond);
          // Tells where the end is as the frame is painted, after all that scripts do in it.
          const painted = new IntersectionObserver(
            ([entry]) => {
              const end = entry?.rootBounds?.bottom ?? Number.NaN;
              if (entry && entry.boundingClientRect.bottom - end > 40) cost.framesOffTheEnd += 1;
            },
            { root: window.transcript.scroller() },
          );
          const onFrame = (now: number) => {
            cost.droppedFrames += Math.max(0, Math.round((now - frameBefore) / (1000 / 60)) - 1);
            frameBefore = now;
            const last = window.transcript.last();
            painted.disconnect();
            if (last) painted.observe(last);
            if (!isOver()) return requestAnimationFrame(onFrame);
            clearInterval(send);
            observer.disconnect();
            painted.disconnect();
            done(cost);
          };
          requestAnimationFrame(onFrame);
        }),
      [tokens, TOKENS_PER_SECOND, PATIENCE_MS] as const,
    );
    return { ...seen, script: (await scriptTime()) - before };
  });
}

async function measure(browser: Browser, show: Show) {
  const { address, close } = await (show === 'Parley'
    ? servePage('pages', 'transcript')
    : servePage('peers', `transcript-${show}`));
  try {
    return {
      thousand: await openingTime(browser, address, 1000, CPU_SLOWDOWN),
      tenThousand: await openingTime(browser, address, 10_000, 1),
      stream: await streamCost(browser, address),
      heap: await heapWith(browser, address, 10_000),
    };
  } finally {
    close();
  }
}

/**
 * A long conversation beside published ways to show one: to open it, to let its last answer grow, and what it
 * takes of memory.
 */
export async function transcriptRows(browser: Browser): Promise<Row[]> {
  const ours = await measure(browser, 'Parley');
  const rows: Row[] = [];
  for (const name of peers) {
    const peer = await measure(browser, name);
    const row = (
      what: string,
      unit: Row['unit'],
      figure: (measured: typeof ours) => number,
      goal: number,
      runs = 1,
    ) => rows.push({ what, unit, ours: figure(ours), peer: { name, value: figure(peer) }, goal, runs });
    row('open 1,000 messages', 'ms', ({ thousand }) => thousand, 600, OPENINGS);
    row('open 10,000 messages, full speed', 'ms', ({ tenThousand }) => tenThousand, 400, OPENINGS);
    row('stream 2,000 tokens, script', 'ms', ({ stream }) => stream.script, 2000);
    row('stream 2,000 tokens, long tasks', 'times', ({ stream }) => stream.longTasks, 0);
    row('stream 2,000 tokens, dropped frames', 'times', ({ stream }) => stream.droppedFrames, 2);
    row('stream 2,000 tokens, frames off the end', 'times', ({ stream }) => stream.framesOffTheEnd, 0);
    row('heap with 10,000 messages', 'MB', ({ heap }) => heap, 20);
  }
  return rows;
}
