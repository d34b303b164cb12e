import { isAbsolute, resolve } from 'node:path';
import { contradiction } from './settings/contradiction.ts';
import { misspeltIn } from './settings/misspelt.ts';
import { type Settings, settingNames, settings } from './settings/schema.ts';
import { trustedProxies } from './settings/trusted-proxies.ts';

export type Config = Settings & {
  dataDir: string;
  demoData: boolean;
  /** Whether the running campaigns of the demo are published on the sandbox. */
  launchesDemo: boolean;
  adNetworks: 'sandbox' | 'live';
  /** Hosts that feeds and webhooks may lead to though they are not on the public internet. */
  outgoingHosts: string;
  logLevel: string;
  trustProxy: false | number | string;
};

/** A setting that cannot work, said in one sentence. */
export class BadSetting extends Error {}

const THIS_MACHINE = '127.0.0.1 ::1 localhost';

export function readConfig(env: NodeJS.ProcessEnv, cwd: string): Config {
  // An empty value is no value.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const misspelt = misspeltIn(Object.keys(given), settingNames);
  if (misspelt.length > 0) {
    const named = misspelt.map(({ given, meant }) => `${given} (did you mean ${meant}?)`);
    throw new BadSetting(
      `There is no setting ${named.join(', ')}. Correct it, or set the right one beside it when the other belongs to another program.`,
    );
  }
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw new BadSetting(`The setting ${name} is not right: ${issue?.message}. See .env.example.`);
  }
  const config = parsed.data;
  const problem = contradiction(config, given.MODE !== undefined);
  if (problem) throw new BadSetting(problem);
  const demoData = config.DEMO_DATA ?? config.MODE === 'local';
  const adNetworks = config.AD_NETWORKS ?? (config.MODE === 'local' ? 'sandbox' : 'live');
  return {
    ...config,
    dataDir: isAbsolute(config.DATA_DIR) ? config.DATA_DIR : resolve(cwd, config.DATA_DIR),
    trustProxy: trustedProxies(config.TRUST_PROXY ?? 'off') ?? false,
    demoData,
    adNetworks,
    launchesDemo: demoData && adNetworks === 'sandbox' && config.DEMO_ON_SANDBOX,
    outgoingHosts: config.OUTGOING_HOSTS ?? (config.MODE === 'local' ? THIS_MACHINE : ''),
    // Locally the terminal belongs to the person who started it; services keep a full log.
    logLevel: config.LOG_LEVEL ?? (config.MODE === 'local' ? 'warn' : 'info'),
  };
}
