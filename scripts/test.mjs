import './lib/require-node.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endAllRunning } from './lib/run.mjs';
import { runStages } from './lib/run-stages.mjs';
import { tell } from './lib/tell.mjs';

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // The first time there is a moment for tidying up, the second time there is not.
    if (interrupted.signal.aborted) process.exit(130);
    interrupted.abort();
    endAllRunning();
  });
}

await tell(async () => {
  const fast = process.argv.includes('--fast');
  // It takes a while where there is none, and nothing but the journeys waits for it.
  if (!fast) void ensureBrowser();
  try {
    await ensureInstalled();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.log('0 passed, 1 failed');
    process.exitCode = 1;
    return;
  }
  // Imported late: the stages use what has just been installed.
  const { stages } = await import('./lib/stages.mjs');
  process.exitCode = await runStages(
    stages.map((row) => row.filter((stage) => !fast || stage.fast)),
    interrupted.signal,
  );
});
