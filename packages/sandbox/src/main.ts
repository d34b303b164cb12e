import { parseArgs } from 'node:util';
import { type RefusalName, refusalNames } from './doubtful-refusals.ts';
import { startSandbox } from './sandbox.ts';

/** The sandbox as a program of its own: for those who want to try it, or to kill it. */
const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    port: { type: 'string', default: '4010' },
    seed: { type: 'string' },
    rate: { type: 'string' },
    'start-at': { type: 'string' },
    /** Doubtful refusals that are switched off, with commas between them. */
    accept: { type: 'string', default: '' },
  },
});

const isKnown = (name: string): name is RefusalName => refusalNames.some((known) => known === name);
const accepted = values.accept.split(',').filter((name) => name !== '');
const unknown = accepted.find((name) => !isKnown(name));
if (unknown !== undefined) throw new RangeError(`There is no refusal ${unknown}.`);

const first = Number(values.port);
const port = (offset: number) => (first === 0 ? 0 : first + offset);
const sandbox = await startSandbox({
  ports: { control: first, meta: port(1), linkedin: port(2), google: port(3) },
  accepted: accepted.filter(isKnown),
  corrects: true,
  ...(values.folder !== undefined && { folder: values.folder }),
  ...(values.seed !== undefined && { seed: values.seed }),
  ...(values.rate !== undefined && { rate: Number(values.rate) }),
  ...(values['start-at'] !== undefined && { startAt: Date.parse(values['start-at']) }),
});

process.stdout.write(`${JSON.stringify({ control: sandbox.control, ...sandbox.urls })}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
}
