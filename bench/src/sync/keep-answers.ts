import { connect, writeFigures } from '@posthorn/db';
import { readAnswers } from './answers.ts';

/** Writes recorded answers down as the product does, one campaign after the other, for so long at most. */
const [, , url = '', file = '', longestMs = ''] = process.argv;
const end = performance.now() + Number(longestMs);
const { db, close } = connect(url);
const answers = readAnswers(file);
let kept = 0;
for await (const rows of answers) {
  if (performance.now() > end) break;
  await db.transaction().execute((tx) => writeFigures(tx, rows));
  kept += 1;
}
await close();
process.stdout.write(String(kept));
