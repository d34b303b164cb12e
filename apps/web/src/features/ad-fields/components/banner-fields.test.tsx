import '../../../ui/testing/fill-jsdom.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ColourField } from './colour-field.tsx';
import { TagsField } from './tags-field.tsx';

const ignore = () => {};
const tags = (value: readonly string[], error?: string) =>
  render(
    <TagsField fieldId="tags" value={value} onChange={ignore} onBlur={ignore} error={error} />,
  );

test('more tags than banners show are kept, and said so', () => {
  tags(['1', '2', '3', '4', '5']);
  expect(screen.queryByText(/Only the first/)).toBeNull();
  tags(['1', '2', '3', '4', '5', '6']);
  expect(screen.getByText('Only the first 5 tags are shown on banners')).toBeTruthy();
});

test('an error stands at the field', () => {
  tags([], 'Please add at least one tag');
  const input = screen.getByRole('textbox', { name: 'Tags', description: /at least one tag/ });
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('emoji count as one character', () => {
  tags([]);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tags' });
  fireEvent.change(input, { target: { value: '👩🏽‍⚕️'.repeat(21) } });
  expect(input.value).toBe('👩🏽‍⚕️'.repeat(20));
});

test.each([
  ['#05377E', 'White text stands on it with a contrast of 11.3 to 1'],
  ['#F4C300', /^Dark text stands on it with a contrast of 1\d\.\d to 1$/],
])('of %s it is said how well text can be read on it', (value, note) => {
  render(<ColourField fieldId="colour" value={value} onChange={ignore} />);
  expect(screen.getByText(note)).toBeTruthy();
});
