import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BadSetting, readConfig } from './config.ts';
import { settingNames, settings } from './settings/schema.ts';

const RANDOM = 'nZ4vQ0sKf7tYb2LxWc9RmH1jUa6PdE8gTo3iVy5N';
const production = {
  MODE: 'production',
  PUBLIC_URL: 'https://posthorn.test',
  SESSION_SECRET: RANDOM,
  OIDC_ISSUER: 'https://id.test',
  OIDC_CLIENT_ID: 'posthorn',
  OIDC_CLIENT_SECRET: 'secret',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  TRUST_PROXY: 'off',
};
const sentence = (env: NodeJS.ProcessEnv) => {
  try {
    readConfig(env, '/srv');
  } catch (error) {
    expect(error).toBeInstanceOf(BadSetting);
    return (error as Error).message;
  }
  throw new Error('accepted');
};

test('works without any setting, on this machine only', () => {
  expect(readConfig({}, '/srv')).toMatchObject({
    MODE: 'local',
    HOST: '127.0.0.1',
    PORT: 4400,
    dataDir: '/srv/data',
    demoData: true,
    adNetworks: 'sandbox',
    launchesDemo: true,
    SANDBOX_PORT: 4010,
    logLevel: 'warn',
  });
});

test.each([
  ['off', false],
  ['1', 1],
  ['10.0.0.1, 10.0.0.0/8', '10.0.0.1, 10.0.0.0/8'],
])('TRUST_PROXY=%s trusts %o', (TRUST_PROXY, trustProxy) => {
  expect(readConfig({ TRUST_PROXY }, '/srv').trustProxy).toBe(trustProxy);
});

test('an empty value is no value', () => {
  expect(readConfig({ DATABASE_URL: '', SMTP_URL: '' }, '/srv').DATABASE_URL).toBeUndefined();
});

test.each([
  { SESSION_SECRET: `${RANDOM} ${[...RANDOM].reverse().join('')}` },
  { SESSION_SECRET: `${RANDOM}\n` },
  { SESSION_SECRET: '9c1f4b7e20d8a65303be97f1c46a8d52' },
  { PUBLIC_URL: 'http://localhost:4400' },
  { TRUST_PROXY: '10.0.0.0/8, fc00::/7, 203.0.113.7' },
  { S3_ENDPOINT: 'http://127.0.0.1:9000', META_BASE_URL: 'http://localhost:1' },
  { CHAT_HOSTS: 'https://chat.test:8443 https://*.chat.test wss://live.chat.test' },
  { HELP_URL: 'http://help.test/start' },
])('production takes %o', (env) => {
  expect(readConfig({ ...production, ...env }, '/srv')).toMatchObject(env);
});

test.each([
  [{ DEMO_ON_SANDBOX: 'off' }, false],
  [{ DEMO_DATA: 'off' }, false],
  [{ AD_NETWORKS: 'live' }, false],
  [{ ...production, AD_NETWORKS: 'sandbox' }, false],
])('with %o the demo is on the sandbox: %s', (env, launchesDemo) => {
  expect(readConfig(env, '/srv').launchesDemo).toBe(launchesDemo);
});

test('production has no demo data, real networks and a full log', () => {
  expect(readConfig(production, '/srv')).toMatchObject({
    demoData: false,
    adNetworks: 'live',
    logLevel: 'info',
  });
});

test.each([
  [{ PORT: 'many' }, /^The setting PORT is not right/],
  [{ DATABASE_URL: 'mysql://x' }, /^The setting DATABASE_URL is not right/],
  [{ HOST: '0.0.0.0' }, /no password/],
  [{ MODE: 'production' }, /needs PUBLIC_URL, SESSION_SECRET, OIDC_ISSUER/],
  [{ ...production, SESSION_SECRET: 'short' }, /^The setting SESSION_SECRET/],
  [{ ...production, SESSION_SECRET: `a ${'s'.repeat(40)}` }, /each key needs at least 32/],
  [{ ...production, SESSION_SECRET: ' \n' }, /each key needs at least 32/],
  [{ ...production, PUBLIC_URL: 'http://posthorn.test' }, /needs a PUBLIC_URL with https/],
  [{ ...production, TRUST_PROXY: '' }, /^MODE=production needs TRUST_PROXY/],
  [{ STORAGE: 's3' }, /needs S3_BUCKET/],
  [{ TRUST_PROXY: 'on' }, /^TRUST_PROXY is off, a number/],
  [{ ...production, TRUST_PROXY: '0' }, /^TRUST_PROXY is off, a number/],
  [{ ...production, TRUST_PROXY: '99' }, /^TRUST_PROXY is off, a number/],
  [{ ...production, TRUST_PROXY: '0.0.0.0/0' }, /lets callers invent their address/],
  [{ ...production, TRUST_PROXY: '10.0.0.1, 128.0.0.0/1' }, /lets callers invent their address/],
  [{ ...production, TRUST_PROXY: '::/0' }, /lets callers invent their address/],
  [{ ...production, TRUST_PROXY: '10.0.0.1,' }, /^TRUST_PROXY is off, a number/],
  [{ MODE: 'local', OIDC_ISSUER: 'https://id.test' }, /needs OIDC_CLIENT_ID/],
  [{ OIDC_ISSUER: 'https://id.test' }, /^MODE is not set, but OIDC_ISSUER: set MODE=production/],
  [{ OIDC_CLIENT_SECRET: 'x' }, /^MODE is not set, but OIDC_CLIENT_SECRET/],
  [{ DATABASE_URL: 'postgres://db.test/x' }, /^MODE is not set, but DATABASE_URL/],
  [{ PUBLIC_URL: 'https://posthorn.test' }, /^PUBLIC_URL=https:\/\/posthorn.test would show/],
  [{ MODE: 'local', PUBLIC_URL: 'http://10.0.0.5' }, /set MODE=production, or leave PUBLIC_URL/],
  [{ ...production, PUBLIC_URL: 'https://posthorn.test/app' }, /without a path/],
  [{ ...production, PUBLIC_URL: 'https://posthorn.test/?a=b' }, /without a path/],
  [{ ...production, PUBLIC_URL: 'https://me:pw@posthorn.test' }, /or a password/],
  [{ PUBLIC_URL: 'posthorn' }, /^The setting PUBLIC_URL is not right/],
  [{ ...production, SESSION_SECRET: 'a'.repeat(40) }, /^SESSION_SECRET can be guessed/],
  [{ ...production, SESSION_SECRET: `${RANDOM} ${'ab'.repeat(20)}` }, /can be guessed/],
  [{ ...production, SESSION_SECRET: '0192837465'.repeat(4) }, /can be guessed/],
  [{ ...production, SESSION_SECRET: `${RANDOM}-change-me` }, /can be guessed/],
  [{ ...production, SESSION_SECRET: 'an-example-of-at-least-32-characters' }, /can be guessed/],
  [{ ...production, DEMO_DATA: 'on' }, /^DEMO_DATA=on is for MODE=local/],
  [{ CHAT_HOSTS: 'https://x.test; script-src *' }, /^CHAT_HOSTS holds addresses/],
  [{ CHAT_HOSTS: 'https://x.test http://y.test' }, /^CHAT_HOSTS holds addresses/],
  [{ CHAT_HOSTS: 'https://*' }, /^CHAT_HOSTS holds addresses/],
  [{ CHAT_HOSTS: 'https://x.test/path' }, /^CHAT_HOSTS holds addresses/],
  [{ CHAT_HOSTS: "'unsafe-inline'" }, /^CHAT_HOSTS holds addresses/],
  [{ SESSION_IDLE_HOURS: '999999' }, /^The setting SESSION_IDLE_HOURS is not right/],
  [{ SESSION_MAX_DAYS: '9999' }, /^The setting SESSION_MAX_DAYS is not right/],
  [{ CHAT_APP_ID: 'x' }, /needs CHAT_SECRET/],
])('%o is refused in one sentence', (env, expected) => {
  const message = sentence(env);
  expect(message).toMatch(expected);
  expect(message).not.toContain('\n');
});

const isAddress = (name: string) => {
  const takes = (value: string) => settings.safeParse({ [name]: value }).success;
  return takes('http://far.test') && !takes('far');
};
const shown = ['PUBLIC_URL', 'HELP_URL'];
const called = settingNames.filter((name) => isAddress(name) && !shown.includes(name));

test.each(called)('production calls %s with https only, or on this machine', (name) => {
  const message = sentence({ ...production, [name]: 'http://far.test' });
  expect(message).toMatch(new RegExp(`^MODE=production needs a ${name} with https`));
  readConfig({ ...production, [name]: 'https://far.test' }, '/srv');
  readConfig({ ...production, [name]: 'http://localhost:1' }, '/srv');
  readConfig({ [name]: name === 'OIDC_ISSUER' ? '' : 'http://far.test' }, '/srv');
});

test('local mode that was asked for may have a provider and a database of its own', () => {
  const { MODE, OIDC_ISSUER, OIDC_CLIENT_ID } = { ...production, MODE: 'local' };
  const DATABASE_URL = 'postgres://127.0.0.1/x';
  const config = readConfig({ MODE, OIDC_ISSUER, OIDC_CLIENT_ID, DATABASE_URL }, '/srv');
  expect(config).toMatchObject({ MODE: 'local', OIDC_ISSUER, DATABASE_URL });
});

test('a public address is kept as what it begins with', () => {
  const config = readConfig({ ...production, PUBLIC_URL: 'https://Posthorn.test:443/' }, '/srv');
  expect(config.PUBLIC_URL).toBe('https://posthorn.test');
});

test.each([
  ['SESION_SECRET', 'SESSION_SECRET'],
  ['SESSION_SECRTE', 'SESSION_SECRET'],
  ['OIDC_ISSEUR', 'OIDC_ISSUER'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['WORKER', 'WORKERS'],
  ['public-url', 'PUBLIC_URL'],
  ['POSTHORN_MODE', 'MODE'],
])('%s is said to be no setting, %s is', (given, meant) => {
  expect(sentence({ [given]: 'x' })).toContain(
    `There is no setting ${given} (did you mean ${meant}?)`,
  );
});

test('all misspelt settings are named at once', () => {
  expect(sentence({ SESION_SECRET: 'x', OIDC_ISUER: 'y' })).toMatch(
    /SESION_SECRET \(did you mean SESSION_SECRET\?\), OIDC_ISUER \(did you mean OIDC_ISSUER\?\)/,
  );
});

test('names of other programs are left alone', () => {
  const others = [
    ...['NODE', 'NODE_ENV', 'HOSTNAME', 'PORTS', 'JAVA_DIR', 'HTTP_URL', 'AWS_REGION', 'WEB_PORT'],
    ...['AWS_SECRET_ACCESS_KEY', 'AWS_ACCESS_KEY_ID', 'JWT_SECRET', 'POSTGRES_URL', 'REDIS_URL'],
    ...['XDG_DATA_DIRS', 'HTTP_PROXY', 'https_proxy', 'LANG', 'PATH', 'npm_config_loglevel'],
    ...['SMOKE_META_TOKEN', 'TEST_LOG', 'SMOKE_GOOGLE_CLIENT_ID', 'POSTHORN_VERSION'],
  ];
  const env = Object.fromEntries(others.map((name) => [name, 'x']));
  expect(readConfig(env, '/srv').MODE).toBe('local');
});

test('a name beside the setting that it looks like belongs to another program', () => {
  expect(readConfig({ DATA_DIR: '/data', DATA_DIRS: '/usr' }, '/srv').dataDir).toBe('/data');
});

test('every setting is explained in .env.example, and nothing else', () => {
  const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const explained = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
  expect(explained.sort()).toEqual([...settingNames].sort());
});
