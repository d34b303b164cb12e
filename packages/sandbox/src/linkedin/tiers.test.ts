import { expect, test } from 'vitest';
import { ACCOUNT, Caller, groups } from './testing/caller.ts';

const other = { id: '598765432', name: 'Other', currency: 'EUR', timeZone: 'Europe/Amsterdam' };

test.each([
  ['development', 403],
  ['standard', 200],
] as const)(
  'an application of the %s tier is answered with %i in another ad account',
  async (tier, status) => {
    const caller = await Caller.open({ tiers: { linkedin: tier } });
    await caller.sandbox.addAccount({ network: 'linkedin', ...other });
    const search = (path: string) => caller.get(`${path}?q=search&search=()`);
    expect((await search(groups)).status).toBe(200);
    const answer = await search(groups.replace(ACCOUNT, other.id));
    expect(answer.status).toBe(status);
    if (status === 403)
      expect(answer.body).toMatchObject({
        code: 'FORBIDDEN',
        message: expect.stringContaining('not configured to access the related advertiser account'),
      });
    await caller.close();
  },
);
