import '../../../ui/testing/fill-jsdom.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { InRouter } from '../../../testing/in-router.tsx';
import { AdsInTheWay } from './ads-in-the-way.tsx';

test('says which channels have no place in the type, leads to their ads, and only closes', () => {
  const onClose = vi.fn();
  const campaign = aCampaign({ channelsWithAds: ['facebook', 'linkedIn', 'googleSearch'] });
  const about = { isOpen: true, onClose, onLeave: () => {}, campaign };
  const { rerender } = render(<AdsInTheWay {...about} type="leadform" />, { wrapper: InRouter });
  expect(
    screen.getByText('LinkedIn, Google Search are not part of this campaign type.'),
  ).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.map((href) => href?.split('#')[1])).toEqual(['linkedin', 'google-search']);

  rerender(<AdsInTheWay {...about} type="awareness" />);
  expect(screen.getByText('Google Search is not part of this campaign type.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Proceed' })).toBeNull();
  fireEvent.click(screen.getByText('Close'));
  expect(onClose).toHaveBeenCalled();
});
