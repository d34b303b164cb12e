import { describe, expect, test } from 'vitest';
import { additionFinding, RECIPIENTS_MAX, recipientFindings } from './recipient.ts';

const found = (name: string, email: string) =>
  recipientFindings({ name, email }).map(({ code, path }) => [path, code]);

describe('a recipient of the balance overview', () => {
  test.each([
    ['Ada', 'ada@example.test', []],
    ['', 'ada@example.test', [['name', 'field.required']]],
    ['Ada', 'x@', [['email', 'field.email']]],
    ['Ada', '', [['email', 'field.required']]],
    ['a'.repeat(101), 'ada@example.test', [['name', 'field.maxLength']]],
  ])('%s <%s>', (name, email, findings) => expect(found(name, email)).toEqual(findings));
});

test('no one is sent it twice, and not everyone can be', () => {
  const ada = { name: 'Ada', email: 'ada@example.test' };
  expect(additionFinding(ada, [])).toBeUndefined();
  expect(additionFinding(ada, [{ name: 'A.', email: 'ADA@example.test' }])?.code).toBe(
    'finance.recipientKnown',
  );
  const many = Array.from({ length: RECIPIENTS_MAX }, (_, n) => ({
    name: `${n}`,
    email: `${n}@example.test`,
  }));
  expect(additionFinding(ada, many)?.code).toBe('finance.tooManyRecipients');
});
