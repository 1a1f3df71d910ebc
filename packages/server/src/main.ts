import { readConfig } from './config.ts';
import { OUTBOX_PATH } from './http/outbox.ts';
import { DEMO_PASSWORD, demoOrganisations } from './seed/demo.ts';
import { type RunningServer, startServer } from './start.ts';
import { StartError } from './startError.ts';

/** After this long a shutdown that hangs is cut off. */
const SHUTDOWN_MS = 4500;

try {
  const config = readConfig(process.env);
  const server = await startServer(config);
  const stop = () => {
    process.on('SIGINT', () => process.exit(1));
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    server.close().then(
      () => process.exit(0),
      (cause) => {
        console.error('The shutdown failed:', cause);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  console.log(greeting(server.origins));
} catch (cause) {
  if (!(cause instanceof StartError)) throw cause;
  console.error(cause.message);
  process.exitCode = 1;
}

function greeting({ portal, hostPage }: RunningServer['origins']): string {
  const lines = [`Parley is ready: ${portal}`];
  // The host page is part of the demo.
  if (hostPage) {
    lines.push(`A foreign page with the widget: ${hostPage}`);
    lines.push(`E-mails of the demo: ${portal}${OUTBOX_PATH}`);
    lines.push(`Demo accounts, password ${DEMO_PASSWORD} for all:`);
    const accounts = demoOrganisations.flatMap(({ users }) => users.filter(({ status }) => !status));
    for (const { email, role } of accounts) lines.push(`  ${email}${role === 'admin' ? ' (admin)' : ''}`);
  }
  return lines.join('\n');
}
