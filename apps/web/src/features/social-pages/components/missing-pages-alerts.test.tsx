import { missingPages, say } from '@posthorn/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { MissingPagesAlerts } from './missing-pages-alerts.tsx';

test.each([
  ['admin', 2],
  ['editor', 0],
] as const)(
  'gives each missing kind of page a sentence, and an %s %i ways to connect it',
  async (role, ways) => {
    const alerts = <MissingPagesAlerts found={missingPages('campaign', ['linkedin'])} />;
    await renderInApp(alerts, '/campaigns-overview', role);
    expect(screen.getByText(say('page.noFacebook'))).toBeTruthy();
    expect(screen.getByText(say('page.noInstagram'))).toBeTruthy();
    const links = screen.queryAllByRole('link', { name: 'Connect pages in the settings' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array(ways).fill('/settings/company'),
    );
  },
);
