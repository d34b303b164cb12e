import { isThisMachine } from '../this-machine.ts';
import type { Settings } from './schema.ts';
import { isGuessable } from './secret-strength.ts';
import { TRUST_PROXY_RULE, trustedProxies } from './trusted-proxies.ts';

const neededInProduction = [
  'PUBLIC_URL',
  'SESSION_SECRET',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'TRUST_PROXY',
] as const;

/** Who sets one of these has more in mind than a try on this machine. */
const signsOfProduction = [
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'DATABASE_URL',
] as const;

/** What is sent to these addresses, or comes from them, must not be read or changed on its way. */
const encryptedInProduction = [
  'OIDC_ISSUER',
  'S3_ENDPOINT',
  'CHAT_SCRIPT_URL',
  'META_BASE_URL',
  'META_UPLOAD_BASE_URL',
  'META_CONSENT_URL',
  'LINKEDIN_BASE_URL',
  'LINKEDIN_TOKEN_URL',
  'LINKEDIN_CONSENT_URL',
  'GOOGLE_ADS_BASE_URL',
  'GOOGLE_ADS_TOKEN_URL',
  'GOOGLE_ADS_CONSENT_URL',
] as const;

/** Goes into the page's security policy as it is, so nothing else may stand there. */
const chatHost = /^(https|wss):\/\/(\*\.[a-z\d-]+\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/i;

const isPlain = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol !== 'https:' && !isThisMachine(hostname);
};

/** Settings that are fine alone but not together, in a sentence that says what to set. */
export function contradiction(config: Settings, isModeGiven: boolean): string | undefined {
  return (
    (config.MODE === 'local' ? localContradiction(config, isModeGiven) : undefined) ??
    (config.MODE === 'production' ? productionContradiction(config) : undefined) ??
    commonContradiction(config)
  );
}

function localContradiction(config: Settings, isModeGiven: boolean): string | undefined {
  if (!isThisMachine(config.HOST)) {
    return `HOST=${config.HOST} would show the local sign-in, which has no password, to other machines: use 127.0.0.1, or MODE=production.`;
  }
  if (config.PUBLIC_URL && !isThisMachine(new URL(config.PUBLIC_URL).hostname)) {
    return `PUBLIC_URL=${config.PUBLIC_URL} would show the local sign-in, which has no password, to other machines: set MODE=production, or leave PUBLIC_URL out.`;
  }
  const signs = signsOfProduction.filter((name) => config[name]);
  if (!isModeGiven && signs.length > 0) {
    return `MODE is not set, but ${signs.join(', ')}: set MODE=production, or MODE=local for a sign-in without a password on this machine only.`;
  }
  return undefined;
}

function productionContradiction(config: Settings): string | undefined {
  const missing = neededInProduction.filter((name) => !config[name]);
  if (missing.length > 0) return `MODE=production needs ${missing.join(', ')}. See .env.example.`;
  if (isPlain(config.PUBLIC_URL ?? '')) {
    return 'MODE=production needs a PUBLIC_URL with https: otherwise sessions can be read on their way.';
  }
  if (isGuessable(config.SESSION_SECRET ?? '')) {
    return 'SESSION_SECRET can be guessed: set one that was drawn at random, such as the answer of "openssl rand -base64 48".';
  }
  if (config.DEMO_DATA) {
    return 'DEMO_DATA=on is for MODE=local: in production, who has the address of a demo person at the provider would be an admin here.';
  }
  const plain = encryptedInProduction.find((name) => isPlain(config[name] ?? 'https://unset.test'));
  if (plain) {
    return `MODE=production needs a ${plain} with https: otherwise keys and people's data can be read on their way.`;
  }
  if (!config.SMTP_URL) {
    return 'MODE=production needs SMTP_URL: otherwise letters would never be sent.';
  }
  return undefined;
}

function commonContradiction(config: Settings): string | undefined {
  if (config.OIDC_ISSUER && !config.OIDC_CLIENT_ID) return 'OIDC_ISSUER needs OIDC_CLIENT_ID too.';
  if (trustedProxies(config.TRUST_PROXY ?? 'off') === undefined) return TRUST_PROXY_RULE;
  if (config.STORAGE === 's3' && !config.S3_BUCKET) return 'STORAGE=s3 needs S3_BUCKET.';
  if (config.CHAT_APP_ID && !config.CHAT_SECRET) return 'CHAT_APP_ID needs CHAT_SECRET too.';
  if (!chatHosts(config).every((host) => chatHost.test(host))) {
    return 'CHAT_HOSTS holds addresses such as https://chat.example.com or wss://*.example.com, separated by spaces, without a path.';
  }
  return undefined;
}

/** The addresses in the setting CHAT_HOSTS. */
export const chatHosts = ({ CHAT_HOSTS }: Pick<Settings, 'CHAT_HOSTS'>): string[] =>
  CHAT_HOSTS.split(/\s+/).filter(Boolean);
