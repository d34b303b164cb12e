import { Agent, request } from 'node:http';
import { quantile, shown } from './numbers.ts';
import { onScene, type Visitor } from './scene.ts';

/** So many people look at their overview, think, and look again. */
const PEOPLE = 1_000;
const THINKING_MS = 5_000;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 30);
const ROUNDS = 3;

function look(address: string, { accountId, cookie }: Visitor, agent: Agent): Promise<number> {
  const began = performance.now();
  const path = `/api/accounts/${accountId}/All/campaigns?page=1&perpage=10`;
  return new Promise((resolve, reject) => {
    const asked = request(`${address}${path}`, { agent, headers: { cookie } }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(performance.now() - began)
          : reject(new Error(`answered ${answer.statusCode}`)),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

async function crowd(address: string, visitors: Visitor[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: PEOPLE });
  const times: number[] = [];
  let errors = 0;
  const end = Date.now() + SECONDS * 1_000;
  const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms));
  const person = async (n: number) => {
    await pause((n / PEOPLE) * THINKING_MS);
    while (Date.now() < end) {
      const began = Date.now();
      const visitor = visitors[n % visitors.length];
      if (visitor) {
        await look(address, visitor, agent).then(
          (time) => times.push(time),
          () => {
            errors += 1;
          },
        );
      }
      await pause(Math.max(0, THINKING_MS - (Date.now() - began)));
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, (_, n) => person(n)));
  agent.destroy();
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), looks: times.length, errors };
}

await onScene(async ({ productUrl, bareUrl, visitors }) => {
  console.log(`${PEOPLE} people, ${THINKING_MS / 1_000} s thinking; milliseconds`);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [name, url] of [
      ['bare', bareUrl],
      ['product', productUrl],
    ] as const) {
      const { p50, p99, looks, errors } = await crowd(url, visitors);
      console.log(
        `${name.padEnd(8)} p50${shown(p50)}  p99${shown(p99)}  ${looks} looks, ${errors} errors`,
      );
    }
  }
});
