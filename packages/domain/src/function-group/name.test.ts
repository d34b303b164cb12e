import { expect, test } from 'vitest';
import { functionGroupLabel } from './name.ts';

test.each([
  ['it', 'IT'],
  ['charity and fundraising', 'Charity and Fundraising'],
  ['healthcare', 'Healthcare'],
  ['hr and recruitment', 'HR and Recruitment'],
])('%j is shown as %j', (name, label) => {
  expect(functionGroupLabel(name)).toBe(label);
});
