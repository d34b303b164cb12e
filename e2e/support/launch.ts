import type { Locator, Page } from '@playwright/test';
import type { Hands } from './hands.ts';
import { expect } from './test.ts';

/** From the button that opens the launch to the moment it is under way. */
export async function launchFor(
  page: Page,
  { hands, opener, total }: { hands: Hands; opener: Locator; total: string },
): Promise<void> {
  await expect(opener).not.toHaveAttribute('aria-disabled', 'true');
  await hands.press(opener);
  const launch = page.getByRole('dialog');
  await expect(launch).toContainText(total);
  await expect(launch).toContainText('The networks have nothing against it so far.');
  await hands.press(launch.getByRole('button', { name: 'Launch campaign' }));
  await expect(launch).toBeHidden();
}
