import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BadSetting, readConfig, settingNames } from './config.ts';

const production = {
  MODE: 'production',
  PUBLIC_URL: 'https://posthorn.test',
  SESSION_SECRET: 's'.repeat(32),
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
  { SESSION_SECRET: `${'n'.repeat(32)} ${'o'.repeat(32)}` },
  { SESSION_SECRET: `${'n'.repeat(32)}\n` },
  { PUBLIC_URL: 'http://localhost:4400' },
])('production takes %o', (env) => {
  expect(readConfig({ ...production, ...env }, '/srv')).toMatchObject(env);
});

test.each([
  [{ DEMO_ON_SANDBOX: 'off' }, false],
  [{ DEMO_DATA: 'off' }, false],
  [{ AD_NETWORKS: 'live' }, false],
  [{ ...production, DEMO_DATA: 'on', AD_NETWORKS: 'sandbox' }, true],
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
  [{ OIDC_ISSUER: 'https://id.test' }, /needs OIDC_CLIENT_ID/],
  [{ CHAT_APP_ID: 'x' }, /needs CHAT_SECRET/],
])('%o is refused in one sentence', (env, expected) => {
  const message = sentence(env);
  expect(message).toMatch(expected);
  expect(message).not.toContain('\n');
});

test('every setting is explained in .env.example, and nothing else', () => {
  const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const explained = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
  expect(explained.sort()).toEqual([...settingNames].sort());
});
