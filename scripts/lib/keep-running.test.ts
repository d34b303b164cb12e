import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { afterEach, expect, it } from 'vitest';

const module = new URL('./keep-running.mjs', import.meta.url).href;
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** A program that behaves like the server: it ends in order when asked or when left alone. */
const server = `
  let asked = 0;
  const end = (why) => { console.log(why, ++asked); setTimeout(() => process.exit(7), 300); };
  process.on('SIGINT', () => end('SIGINT'));
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('disconnect', () => { console.log('left alone'); process.exit(0); });
  console.log('ready');
`;
/** One that takes no notice of being asked. */
const deaf = `
  process.on('SIGINT', () => console.log('heard'));
  setInterval(() => undefined, 1000);
  console.log('ready');
`;

const starterOf = (...programs: string[]) => `
  import { keepRunning } from '${module}';
  const programs = ${JSON.stringify(programs)};
  const run = (code) => ({ program: process.execPath, args: ['--eval', code], cwd: '.' });
  process.exit(await keepRunning(programs.map(run)));
`;

async function start(args: string[], env = process.env) {
  const starter = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of its own, as a terminal would give it.
    detached: true,
    env,
  });
  started.push(starter);
  const lines = createInterface({ input: starter.stdout });
  await nextLine(lines);
  return { starter, lines, ended: once(starter, 'exit') };
}

const startStarter = (...programs: string[]) =>
  start(['--input-type=module', '--eval', starterOf(...programs)]);

/** npm runs a script through a shell that stays in between. */
const startUnderNpm = (program: string) =>
  start(
    [
      '--eval',
      `require('node:child_process').spawn('sh', ['-c', '"$NODE" --input-type=module --eval "$CODE"; true'], { stdio: 'inherit' })`,
    ],
    {
      ...process.env,
      npm_lifecycle_event: 'start',
      NODE: process.execPath,
      CODE: starterOf(program),
    },
  );

async function nextLine(lines: Interface): Promise<string> {
  const [line] = await once(lines, 'line');
  return line;
}

it('passes Ctrl-C on once and ends with the exit code of the program', async () => {
  const { starter, lines, ended } = await startStarter(server);
  const line = nextLine(lines);
  // A terminal signals the whole group; the program must nevertheless hear of it only once.
  process.kill(-Number(starter.pid), 'SIGINT');
  expect(await line).toBe('SIGINT 1');
  expect(await ended).toEqual([7, null]);
});

it('asks each of several programs only once, also when one ends before the other', async () => {
  // Nothing is printed by the second, so the line that is read is always that of the first.
  const quick = "process.on('SIGINT', () => process.exit(0)); setInterval(() => undefined, 1000);";
  const { starter, lines, ended } = await startStarter(server, quick);
  const heard: string[] = [];
  lines.on('line', (line) => heard.push(line));
  starter.kill('SIGINT');
  await ended;
  expect(heard.filter((line) => !line.startsWith('SIGINT'))).toEqual([]);
});

it('ends a program that does not listen at the second Ctrl-C', async () => {
  const { starter, lines, ended } = await startStarter(deaf);
  const heard = nextLine(lines);
  starter.kill('SIGINT');
  await heard;
  starter.kill('SIGINT');
  expect(await ended).toEqual([137, null]);
});

it('leaves no program behind when it is killed itself', async () => {
  const { starter, lines } = await startStarter(server);
  const line = nextLine(lines);
  starter.kill('SIGKILL');
  expect(await line).toBe('left alone');
});

it('ends when npm is killed', async () => {
  const { starter: npm, lines } = await startUnderNpm(server);
  const line = nextLine(lines);
  npm.kill('SIGKILL');
  expect(await line).toBe('SIGTERM 1');
});
