import '../../../ui/testing/fill-jsdom.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { InRouter } from '../../../testing/in-router.tsx';
import { AdsInTheWay } from './ads-in-the-way.tsx';

test('says which channels have no place in the type, leads to their ads, and only closes', () => {
  const onClose = vi.fn();
  const about = {
    isOpen: true,
    onClose,
    onLeave: () => {},
    title: 'Night shifts',
    owner: { kind: 'template', id: 't1', accountId: 'a1', templateKind: 'custom' } as const,
    channelsWithAds: ['facebook', 'linkedIn', 'googleSearch'] as const,
  };
  const { rerender } = render(<AdsInTheWay {...about} type="leadform" />, { wrapper: InRouter });
  expect(
    screen.getByText('LinkedIn and Google Search are not part of this campaign type.'),
  ).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const ads = '/presets/templates/custom-templates/t1/template-details/ads';
  expect(links).toEqual([`${ads}#linkedin`, `${ads}#google-search`]);

  rerender(<AdsInTheWay {...about} type="awareness" />);
  expect(screen.getByText('Google Search is not part of this campaign type.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Proceed' })).toBeNull();
  fireEvent.click(screen.getByText('Close'));
  expect(onClose).toHaveBeenCalled();
});
