import { expect, test } from 'vitest';
import { applicationEventFindings, conversionLabel } from './application-event.ts';

const offered = [{ id: '1' }, { id: '2' }];
const codes = (...given: Parameters<typeof applicationEventFindings>) =>
  applicationEventFindings(...given).map(({ code }) => code);

test('only what the network offers can be chosen, and one of it where it counts but one', () => {
  expect(codes('google', ['1', '2'], offered)).toEqual([]);
  expect(codes('meta', ['1'], offered)).toEqual([]);
  expect(codes('meta', [], [])).toEqual([]);
  expect(codes('meta', ['1', '2'], offered)).toEqual(['applicationEvent.tooMany']);
  expect(codes('linkedin', ['3'], offered)).toEqual(['applicationEvent.unknown']);
});

test('an event of a pixel is called by both, a conversion by its own name', () => {
  expect(conversionLabel({ name: 'Careers', event: 'LEAD' })).toBe('Lead (pixel Careers)');
  expect(conversionLabel({ name: 'Applied', event: null })).toBe('Applied');
});
