import type { AnswerEvent } from '@parley/api';
import { fromCallback, fromPromise } from 'xstate';
import { failureOf } from '../errors/errorPolicy.ts';
import { chatMachine } from './chat.machine.ts';
import type { AnswerReport, ChatPorts } from './chat.types.ts';
import { pacedReports } from './pacedReports.ts';

function reportOf(id: string, event: AnswerEvent): AnswerReport {
  switch (event.type) {
    case 'start':
      return { type: 'answer.started', id, createdAt: event.createdAt };
    case 'ping':
      return { type: 'answer.pinged', id };
    case 'end':
      return { type: 'answer.ended', finishReason: event.finishReason };
    case 'error':
      return { type: 'answer.failed', failure: failureOf(event) };
    default:
      return { type: 'answer.grew', id, growth: event };
  }
}

/** The chat with the app's API behind it. */
export function chatWith(ports: ChatPorts) {
  return chatMachine.provide({
    actors: {
      loadHistory: fromPromise(({ input, signal }) => ports.loadHistory(input, signal)),
      stopAnswer: fromPromise(({ input, signal }) => ports.stopAnswer(input, signal)),
      openAnswer: fromCallback(({ input, sendBack }) => {
        const ended = new AbortController();
        const reports = pacedReports(sendBack);
        const follow = async () => {
          for await (const { id, event } of ports.openAnswer(input, ended.signal)) {
            if (ended.signal.aborted) return;
            const report = reportOf(id, event);
            reports.send(report);
            if (report.type === 'answer.ended' || report.type === 'answer.failed') return;
          }
          reports.send({ type: 'answer.lost', isOffline: !ports.isOnline() });
        };
        follow().catch((cause: unknown) => {
          if (ended.signal.aborted) return;
          const failure = failureOf(cause);
          // No reply, or one that broke off: how much of it the server has is not known yet.
          const isReply = failure.status >= 400;
          reports.send(
            isReply
              ? { type: 'answer.refused', failure }
              : { type: 'answer.lost', isOffline: !ports.isOnline() },
          );
        });
        return () => {
          ended.abort();
          reports.stop();
        };
      }),
      rateAnswer: fromCallback(({ input, sendBack }) => {
        const ended = new AbortController();
        ports.rateAnswer(input.id, input.rating, input.why, ended.signal).then(
          () => sendBack({ type: 'rating.saved', id: input.id }),
          () => {
            if (!ended.signal.aborted) sendBack({ type: 'rating.failed', id: input.id });
          },
        );
        return () => ended.abort();
      }),
      watchThreads: fromCallback(({ sendBack }) =>
        ports.watchThreads((threadId) => sendBack({ type: 'thread.changed', threadId })),
      ),
      readThread: fromCallback(({ input, sendBack }) => {
        const ended = new AbortController();
        ports.loadHistory(input, ended.signal).then(
          (history) => sendBack({ type: 'thread.read', history }),
          // Any other failed read is made up for when the thread changes again or the reader comes back.
          (cause: unknown) => {
            if (!ended.signal.aborted) sendBack({ type: 'thread.refused', failure: failureOf(cause) });
          },
        );
        return () => ended.abort();
      }),
      markSeen: fromCallback(({ input }) => {
        const ended = new AbortController();
        // If this fails, the thread is marked as seen when it is next opened.
        ports.markSeen(input, ended.signal).catch(() => undefined);
        return () => ended.abort();
      }),
    },
  });
}
