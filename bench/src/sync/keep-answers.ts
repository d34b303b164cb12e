import { connect, writeFigures } from '@posthorn/db';
import { readAnswers } from './answers.ts';

/** As many as a process of the product asks about at once. */
const AT_ONCE = 4;

/** Writes recorded answers down as the product does, each campaign in a transaction of its own, for so long at most. */
const [, , url = '', file = '', longestMs = ''] = process.argv;
const end = performance.now() + Number(longestMs);
const { db, close } = connect(url);
const answers = readAnswers(file);
let kept = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    let next = await answers.next();
    for (; !next.done && performance.now() < end; next = await answers.next()) {
      const rows = next.value;
      await db.transaction().execute((tx) => writeFigures(tx, rows));
      kept += 1;
    }
  }),
);
await close();
process.stdout.write(String(kept));
