import './lib/require-node.mjs';
import { buildWhatChanged } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { tell } from './lib/tell.mjs';

await tell(async () => {
  await ensureInstalled();
  await buildWhatChanged();
});
