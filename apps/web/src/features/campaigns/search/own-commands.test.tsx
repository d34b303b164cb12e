import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campaignRow } from '../../../testing/campaign-row.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import OwnCommands from './own-commands.tsx';

test('what the menu of a campaign offers can be found, and asks before it acts', async () => {
  const asked = fakeServer(() => json({}));
  await renderInApp(
    <OwnCommands campaign={campaignRow({ status: 'draft' })}>
      {(commands) =>
        commands.map(({ id, label, act }) => (
          <button key={id} type="button" onClick={() => 'run' in act && act.run()}>
            {label}
          </button>
        ))
      }
    </OwnCommands>,
  );
  const labels = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(labels).toEqual(expect.arrayContaining(['Change template', 'Duplicate', 'Delete']));
  expect(labels).not.toContain('Pause');
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alertdialog', { name: 'Delete ICU nurse?' })).toBeTruthy();
  expect(asked).toEqual([]);
});
