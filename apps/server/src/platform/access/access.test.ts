import { operations } from '@posthorn/contract';
import { expect, test } from 'vitest';
import { neededCapabilities } from './access.ts';

test('an ad is changed by those who may change what it belongs to', () => {
  for (const { access } of [operations.updateAd, operations.deleteAd]) {
    expect(neededCapabilities(access, { workspace_id: 'w' })).toEqual(['campaign.edit']);
    expect(neededCapabilities(access, { workspace_id: null })).toEqual(['preset.edit']);
  }
  expect(neededCapabilities(operations.getMe.access, { workspace_id: null })).toEqual([]);
});
