import { maxLength, minLength, required } from '@posthorn/domain';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDemoField } from './use-demo-field.ts';

const rules = [required, minLength(3), maxLength(15)];

test('says nothing before the field was touched, then only the first broken rule', () => {
  const { result } = renderHook(() => useDemoField('', rules));
  expect(result.current.error).toBeUndefined();
  act(() => result.current.onChange('ab'));
  expect(result.current.error).toBe('This field is at least 3 characters');
  act(() => result.current.onChange(''));
  expect(result.current.error).toBe('This field can not be empty');
  act(() => result.current.onChange('abc'));
  expect(result.current.error).toBeUndefined();
});
