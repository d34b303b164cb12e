import '../../ui/testing/fill-jsdom.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PreviewControls } from './preview-controls.tsx';
import { phone } from './testing/an-ad.ts';

test('a feed is looked at on two devices, by day and by night', () => {
  const onChange = vi.fn();
  render(<PreviewControls adType="LinkedinPostAd" look={phone} onChange={onChange} />);
  fireEvent.click(screen.getByRole('radio', { name: 'Desktop' }));
  expect(onChange).toHaveBeenLastCalledWith({ ...phone, device: 'desktop' });
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(onChange).toHaveBeenLastCalledWith({ ...phone, theme: 'dark' });
  expect(screen.queryByRole('switch')).toBeNull();
});

test('a story has safe zones instead, and no theme', () => {
  const onChange = vi.fn();
  render(<PreviewControls adType="FacebookStoryAd" look={phone} onChange={onChange} />);
  fireEvent.click(screen.getByRole('switch', { name: 'Safe zones' }));
  expect(onChange).toHaveBeenLastCalledWith({ ...phone, hasSafeZones: true });
  expect(screen.queryByRole('radio', { name: 'Dark' })).toBeNull();
});
