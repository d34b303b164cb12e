import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const flag = z.stringbool({ truthy: ['on', 'true', '1'], falsy: ['off', 'false', '0'] });
const address = z.url({ protocol: /^https?$/ });
const whole = z.coerce.number().int();

/** Every setting the product knows. Each is explained in .env.example. */
const settings = z.object({
  MODE: z.enum(['local', 'production']).default('local'),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole.min(0).max(65_535).default(4400),
  PUBLIC_URL: optional(address),
  TRUST_PROXY: flag.default(false),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL: whole.min(2).max(200).default(10),
  WORKERS: whole.min(0).max(50).default(4),
  DEMO_DATA: optional(flag),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
  METRICS_TOKEN: optional(z.string().min(16)),
  SESSION_SECRET: optional(z.string().min(32)),
  SESSION_IDLE_HOURS: whole.min(1).default(12),
  SESSION_MAX_DAYS: whole.min(1).default(14),
  OIDC_ISSUER: optional(address),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_SCOPES: z.string().default('openid email profile'),
  STORAGE: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: optional(address),
  S3_REGION: z.string().default('eu-west-1'),
  S3_BUCKET: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_PATH_STYLE: flag.default(false),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.string().default('Posthorn <no-reply@posthorn.test>'),
  HELP_URL: optional(address),
  CHAT_APP_ID: optional(z.string()),
  CHAT_SECRET: optional(z.string()),
  CHAT_SCRIPT_URL: optional(address),
  CHAT_HOSTS: z.string().default(''),
});

export const settingNames = Object.keys(settings.shape);

type Settings = z.infer<typeof settings>;
export type Config = Settings & { dataDir: string; demoData: boolean; logLevel: string };

/** A setting that cannot work, said in one sentence. */
export class BadSetting extends Error {}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

export function readConfig(env: NodeJS.ProcessEnv, cwd: string): Config {
  const parsed = settings.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw new BadSetting(`The setting ${name} is not right: ${issue?.message}. See .env.example.`);
  }
  const config = parsed.data;
  const problem = contradiction(config);
  if (problem) throw new BadSetting(problem);
  return {
    ...config,
    dataDir: isAbsolute(config.DATA_DIR) ? config.DATA_DIR : resolve(cwd, config.DATA_DIR),
    demoData: config.DEMO_DATA ?? config.MODE === 'local',
    // Locally the terminal belongs to the person who started it; services keep a full log.
    logLevel: config.LOG_LEVEL ?? (config.MODE === 'local' ? 'warn' : 'info'),
  };
}

/** Settings that are fine alone but not together. */
function contradiction(config: Settings): string | undefined {
  if (config.MODE === 'local' && !loopback.has(config.HOST)) {
    return `HOST=${config.HOST} would show the local sign-in, which has no password, to other machines: use 127.0.0.1, or MODE=production.`;
  }
  if (config.MODE === 'production') {
    const missing = (
      [
        'PUBLIC_URL',
        'SESSION_SECRET',
        'OIDC_ISSUER',
        'OIDC_CLIENT_ID',
        'OIDC_CLIENT_SECRET',
      ] as const
    ).filter((name) => !config[name]);
    if (missing.length > 0) return `MODE=production needs ${missing.join(', ')}. See .env.example.`;
  }
  if (config.OIDC_ISSUER && !config.OIDC_CLIENT_ID) return 'OIDC_ISSUER needs OIDC_CLIENT_ID too.';
  if (config.STORAGE === 's3' && !config.S3_BUCKET) return 'STORAGE=s3 needs S3_BUCKET.';
  if (config.CHAT_APP_ID && !config.CHAT_SECRET) return 'CHAT_APP_ID needs CHAT_SECRET too.';
  return undefined;
}
