import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { type Operation, type OperationId, operations } from '@posthorn/contract';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Deps } from '../deps.ts';
import { handleError } from '../error-handler.ts';
import { bindOperations } from './bind-operations.ts';
import { cutToContract } from './cut-to-contract.ts';
import type { Handlers } from './handler.ts';

const ad = {
  id: '01937000-0000-7000-8000-000000000001',
  adType: 'GoogleSearchAd',
  status: 'active',
  error: null,
  createdAt: '2027-03-10T09:00:00.000Z',
  version: 1,
  headlines: ['Nurses wanted'],
  descriptions: ['Come and work with us'],
};
const person = {
  id: ad.id,
  name: 'Ada',
  firstName: 'Ada',
  lastName: '',
  email: 'ada@example.test',
  createdAt: ad.createdAt,
  is_master_admin: false,
};

describe('an answer', () => {
  test('loses what the contract does not name, at any depth', () => {
    const error = { code: '1', createdAt: ad.createdAt, errorMessage: '', userMessage: 'No' };
    const row = { ...ad, account_id: 'a', error: { ...error, raw: { token: 'secret' } } };
    expect(cutToContract('listAllAds', [row, ad])).toEqual([{ ...ad, error }, ad]);
  });

  test('keeps a value that breaks a rule of today: no person is locked out by an old address', () => {
    const old = { ...person, email: 'ada@localhost' };
    expect(cutToContract('getMe', old)).toEqual(old);
  });

  test.each([
    ['an object in the place of a text', { ...person, name: { hash: 'secret' } }],
    ['something missing', { ...person, email: undefined }],
    ['a row that is none', null],
  ])('does not leave with %s, and the reason names no value', (_, answer) => {
    expect(() => cutToContract('getMe', answer)).toThrow(/^Answer of getMe breaks the contract/);
    expect(() => cutToContract('getMe', answer)).not.toThrow(/secret|Ada/);
  });

  test('is described for every operation that answers with JSON', () => {
    const all = Object.entries(operations) as [OperationId, Operation][];
    const json = all.filter(([, { kind }]) => kind === undefined || kind === 'json');
    expect(json.filter(([, { answer }]) => !answer).map(([id]) => id)).toEqual([]);
    const stale = all.filter(([, { versioned }]) => versioned);
    expect(stale.filter(([, { answer, current }]) => !answer && !current)).toEqual([]);
  });
});

describe('in production', () => {
  const settings = {
    version: '1',
    signIn: 'local',
    outbox: true,
    helpUrl: null,
    supportEmail: null,
    chat: null,
  };

  async function ask(answer: unknown) {
    const app = Fastify();
    app.setErrorHandler(handleError);
    await app.register(cookie);
    await app.register(multipart);
    const deps = { config: { MODE: 'production' }, connection: {}, now: () => new Date() };
    const handlers = { getAppConfig: async () => answer } as unknown as Handlers;
    bindOperations(app, deps as unknown as Deps, handlers, { verifyAnswers: false });
    const { statusCode, body } = await app.inject('/api/app-config');
    await app.close();
    return { statusCode, body: JSON.parse(body) };
  }

  test('what the contract does not name stays here', async () => {
    const sent = await ask({ ...settings, SESSION_SECRET: 'secret' });
    expect(sent).toEqual({ statusCode: 200, body: settings });
  });

  test('what breaks the contract is a failure of ours and tells nothing', async () => {
    const sent = await ask({ ...settings, version: { SESSION_SECRET: 'secret' } });
    expect(sent).toMatchObject({ statusCode: 500, body: { code: 'failed' } });
    expect(JSON.stringify(sent)).not.toContain('secret');
  });
});
