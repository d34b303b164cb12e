import { operations } from '@posthorn/contract';
import { expect, test } from 'vitest';
import { neededCapability } from './access.ts';

test('an ad is changed by those who may change what it belongs to', () => {
  for (const { access } of [operations.updateAd, operations.deleteAd]) {
    expect(neededCapability(access, { workspace_id: 'w' })).toBe('campaign.edit');
    expect(neededCapability(access, { workspace_id: null })).toBe('preset.edit');
  }
  expect(neededCapability(operations.getMe.access, { workspace_id: null })).toBeUndefined();
});
