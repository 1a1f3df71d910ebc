import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What a server measures of itself, for Prometheus. */
export interface Metrics {
  /** Counts a reply. `route` is the route's pattern, so that there are few of them. */
  observe(reply: { method: string; route: string; status: number; seconds: number }): void;
  /** Everything in Prometheus' text format, and its media type. */
  read(): Promise<{ text: string; mediaType: string }>;
}

/** Upper bounds in seconds: from a read of the cache to the time after which a call is given up. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Makes the metrics of one server.
 * @param answersUnderWay how many answers this process is writing.
 */
export function createMetrics(answersUnderWay: () => number): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'parley_http_request_duration_seconds',
    help: 'Time until a reply began',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  new Gauge({
    name: 'parley_answers_under_way',
    help: 'Answers that this process is writing',
    registers,
    collect() {
      this.set(answersUnderWay());
    },
  });
  return {
    observe: ({ method, route, status, seconds }) => durations.observe({ method, route, status }, seconds),
    read: async () => ({ text: await registry.metrics(), mediaType: registry.contentType }),
  };
}
