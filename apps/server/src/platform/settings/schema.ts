import { z } from 'zod';
import { keysIn, SHORTEST_KEY } from '../secrets.ts';

const flag = z.stringbool({ truthy: ['on', 'true', '1'], falsy: ['off', 'false', '0'] });
const address = z.url({ protocol: /^https?$/, abort: true });
/** Where the product is, to which paths are added. */
const origin = address
  .refine((given) => {
    const { href, origin } = new URL(given);
    return href === `${origin}/`;
  }, 'only https:// and the name of the host, without a path, a query or a password')
  .transform((given) => new URL(given).origin);
const whole = z.coerce.number().int();
const digits = z.string().regex(/^\d+$/, 'only the digits of the number');

/** Every setting the product knows. Each is explained in .env.example. */
export const settings = z.object({
  MODE: z.enum(['local', 'production']).default('local'),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole.min(0).max(65_535).default(4400),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: z.string().optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: whole.min(2).max(200).default(10),
  DATABASE_WITHIN_MS: whole.min(100).max(600_000).default(3_000),
  WORKERS: whole.min(0).max(50).default(4),
  DEMO_DATA: flag.optional(),
  DEMO_ON_SANDBOX: flag.default(true),
  AD_NETWORKS: z.enum(['sandbox', 'live']).optional(),
  SANDBOX_PORT: whole.min(0).max(65_532).default(4010),
  FIRST_SCREEN_WITHIN_MS: whole.min(0).max(600_000).default(1_500),
  // Instead of what a person would wait for each kind of question to a network.
  NETWORKS_WITHIN_MS: whole.min(100).max(600_000).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  OUTGOING_HOSTS: z.string().optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  SESSION_SECRET: z
    .string()
    .refine(
      // The first key is used, so the length of the whole says nothing.
      (setting) =>
        keysIn(setting).length > 0 && keysIn(setting).every((key) => key.length >= SHORTEST_KEY),
      `each key needs at least ${SHORTEST_KEY} characters`,
    )
    .optional(),
  SESSION_IDLE_HOURS: whole.min(1).max(720).default(12),
  SESSION_MAX_DAYS: whole.min(1).max(90).default(14),
  OIDC_ISSUER: address.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_SCOPES: z.string().default('openid email profile'),
  STORAGE: z.enum(['disk', 's3']).default('disk'),
  ACCOUNT_STORAGE_GB: whole.min(1).default(100),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().default('eu-west-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: flag.default(false),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Posthorn <no-reply@posthorn.test>'),
  HELP_URL: address.optional(),
  SUPPORT_EMAIL: z.email().optional(),
  CHAT_APP_ID: z.string().optional(),
  CHAT_SECRET: z.string().optional(),
  CHAT_SCRIPT_URL: address.optional(),
  CHAT_HOSTS: z.string().default(''),
  META_BASE_URL: address.default('https://graph.facebook.com'),
  META_UPLOAD_BASE_URL: address.default('https://graph-video.facebook.com'),
  META_API_VERSION: z.string().default('v26.0'),
  META_CONSENT_URL: address.optional(),
  META_APP_ID: digits.optional(),
  META_APP_SECRET: z.string().optional(),
  META_VERIFY_TOKEN: z.string().min(16).optional(),
  META_POINTS: whole.min(1).default(60),
  LINKEDIN_BASE_URL: address.default('https://api.linkedin.com'),
  LINKEDIN_TOKEN_URL: address.default('https://www.linkedin.com/oauth/v2/accessToken'),
  LINKEDIN_CONSENT_URL: address.default('https://www.linkedin.com/oauth/v2/authorization'),
  LINKEDIN_API_VERSION: z.string().default('202608'),
  LINKEDIN_CALLS: whole.min(1).default(5_000),
  LINKEDIN_CLIENT_ID: z.string().optional(),
  LINKEDIN_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ADS_BASE_URL: address.default('https://googleads.googleapis.com'),
  GOOGLE_ADS_TOKEN_URL: address.default('https://oauth2.googleapis.com/token'),
  GOOGLE_ADS_CONSENT_URL: address.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_ADS_API_VERSION: z.string().default('v25'),
  GOOGLE_ADS_OPERATIONS: whole.min(1).default(2_880),
  GOOGLE_ADS_MANAGER: digits.optional(),
  GOOGLE_ADS_CLIENT_ID: z.string().optional(),
  GOOGLE_ADS_CLIENT_SECRET: z.string().optional(),
});

export const settingNames = Object.keys(settings.shape);

export type Settings = z.infer<typeof settings>;
