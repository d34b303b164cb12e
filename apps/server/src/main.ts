import { existsSync } from 'node:fs';
import { StartProblem } from '@posthorn/db/embedded';
import { answerMember } from './answer-member.ts';
import { connectAdAccounts } from './connect-ad-accounts.ts';
import { demoPeople } from './demo/people.ts';
import { keepMasterAccount } from './keep-master-account.ts';
import { BadSetting, type Config, readConfig } from './platform/config.ts';
import { makeProduct, type Started } from './start.ts';
import { say, showProgress } from './terminal.ts';

const STOP_WITHIN_MS = 20_000;

/** What the program does instead of starting the product; each reads JSON from its input. */
const commands = new Map<string, (config: Config, input: NodeJS.ReadableStream) => Promise<string>>(
  [
    ['connect-ad-accounts', async (...given) => `Connected: ${await connectAdAccounts(...given)}`],
    ['master-account', keepMasterAccount],
    ['person', answerMember],
  ],
);

let leaving = false;

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env, process.cwd());
  const command = commands.get(process.argv[2] ?? '');
  if (command) {
    say(await command(config, process.stdin));
    return;
  }
  const product = makeProduct(config, showProgress);
  stopOnSignal(product.stop);
  welcome(config, await product.start());
}

/** Ctrl-C, a service manager, or the death of the process that started us: finish and go. */
function stopOnSignal(stop: () => Promise<void>): void {
  const leave = async () => {
    if (leaving) return;
    leaving = true;
    say('\nStopping …');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await stop();
    say('Stopped.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void leave());
  process.on('disconnect', () => void leave());
}

function welcome(config: Config, { url, sandbox }: Started): void {
  say(`\nPosthorn is ready: ${url}`);
  if (config.demoData && !config.OIDC_ISSUER) {
    say('Sign in as one of the demo people:');
    for (const person of demoPeople) say(`  ${person.email.padEnd(20)} ${person.describes}`);
  }
  if (sandbox) say(`Ads are published on a sandbox, not for real: ${sandbox}`);
  say('Press Ctrl-C to stop.\n');
}

main().catch((error: unknown) => {
  if (leaving) return;
  const expected = error instanceof StartProblem || error instanceof BadSetting;
  say(expected ? error.message : `Posthorn could not start: ${(error as Error).stack ?? error}`);
  process.exit(1);
});
