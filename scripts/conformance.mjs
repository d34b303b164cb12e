import './lib/require-node.mjs';
import { existsSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';
import { run, runScript } from './lib/run.mjs';
import { tell } from './lib/tell.mjs';

/** Tries the local ad networks with the networks' own clients; see conformance/README.md. */
await tell(async () => {
  await ensureInstalled();
  const folder = inRoot('conformance');
  if (!existsSync(inRoot('conformance', 'node_modules'))) {
    const { code, output } = await run('npm', ['ci'], { cwd: folder });
    if (code !== 0) throw new Error(`The clients could not be installed.\n${output}`);
  }
  const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs');
  const config = inRoot('conformance', 'vitest.config.mjs');
  const { code, output } = await runScript(vitest, ['run', '--config', config]);
  console.log(output);
  process.exitCode = code;
});
