import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Statement } from '@posthorn/db';
import { output } from './processes.ts';

export interface Request {
  path: string;
  cookie: string;
}

export interface Rate {
  perSecond: number;
  requests: number;
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'posthorn-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Asks for these in turn over so many connections; any answer but 200 spoils the measurement. */
export function askServer(
  address: string,
  requests: Request[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Rate> {
  return inFolder(async (folder) => {
    const script = join(folder, 'requests.lua');
    const entries = requests.map(({ path, cookie }) => `{"${path}", "${cookie}"}`).join(',\n');
    await writeFile(
      script,
      `local asked = {${entries}}
      local n = 0
      request = function()
        n = n % #asked + 1
        return wrk.format("GET", asked[n][1], {["Cookie"] = asked[n][2]})
      end`,
    );
    const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, address];
    const text = await output('wrk', args);
    if (/Non-2xx|Socket errors/.test(text)) throw new Error(text);
    return {
      perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]),
      requests: Number(/(\d+) requests in/.exec(text)?.[1]),
    };
  });
}

/** The same statements run by pgbench, each prepared once per connection. */
export function askDatabase(
  url: string,
  statements: Statement[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Rate> {
  return inFolder(async (folder) => {
    const files = await Promise.all(
      statements.map(async (statement, n) => {
        const file = join(folder, `${n}.sql`);
        await writeFile(file, `${withLiterals(statement)};\n`);
        return ['-f', file];
      }),
    );
    const args = ['-n', '-M', 'prepared', `-c${connections}`, '-j1', `-T${seconds}`];
    const text = await output('pgbench', [...args, ...files.flat(), url]);
    return {
      perSecond: Number(/tps = ([\d.]+)/.exec(text)?.[1]),
      requests: Number(/transactions actually processed: (\d+)/.exec(text)?.[1]),
    };
  });
}

function withLiterals({ text, values }: Statement): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\$(\d+)/g, (_, position: string) => literal(values[Number(position) - 1]));
}

function literal(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return `'{${value.join(',')}}'`;
  return `'${String(value).replaceAll("'", "''")}'`;
}
