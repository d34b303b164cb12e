import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { anAccount } from '../../../testing/an-account.ts';
import { watchDrawing } from '../../../testing/drawn-pictures.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { catchSavedFiles } from '../../../testing/saved-files.ts';
import { ToastRegion } from '../../../ui/overlays/toast-region.tsx';
import { MetricChart } from './metric-chart.tsx';

const readings = {
  channels: [
    { channel: 'facebook' as const, from: '2026-11-01', until: '2026-11-03' },
    { channel: 'linkedIn' as const, from: '2026-11-01', until: '2026-11-02' },
  ],
  days: [
    {
      ...{ day: '2026-11-01', channel: 'facebook' as const },
      ...{ impressions: 1000, clicks: 10, leads: 0, spend: 1234 },
    },
    {
      ...{ day: '2026-11-02', channel: 'linkedIn' as const },
      ...{ impressions: 500, clicks: 0, leads: 0, spend: 50_000 },
    },
  ],
};

let saved: ReturnType<typeof catchSavedFiles>;
let drawn: ReturnType<typeof watchDrawing>;
beforeEach(() => {
  saved = catchSavedFiles();
  drawn = watchDrawing();
  vi.stubGlobal('ClipboardItem', undefined);
});

async function choose(item: string, metric: 'spend' | 'cpc' = 'spend') {
  await renderInApp(
    <>
      <ToastRegion />
      <MetricChart
        subject="=Zürich & Söhne"
        account={anAccount}
        currency="EUR"
        period={{ from: '2026-11-01', to: '2026-11-03' }}
        {...{ readings, metric }}
      />
    </>,
    '/campaigns-overview',
  );
  fireEvent.click(screen.getByRole('button', { name: /^Save or copy: / }));
  const chosen = await screen.findByRole('menuitem', { name: item });
  await act(async () => void fireEvent.click(chosen));
}

const speak = (language: string) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);

/** Read as bytes: as a text, the mark at its beginning would be swallowed. */
const written = async () =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]?.file.arrayBuffer());

test('the table is saved as a Dutch spreadsheet reads it', async () => {
  speak('nl-NL');
  await choose('Download table (CSV)');
  expect(saved.map(({ name }) => name)).toEqual([
    'zurich-sohne-spend-per-day_2026-11-01_2026-11-03.csv',
  ]);
  expect((await written()).split('\r\n')).toEqual([
    '\uFEFF"Day";"Facebook: Spend (EUR)";"LinkedIn: Spend (EUR)";"Total: Spend (EUR)"',
    '"2026-11-01";12,34;0,00;12,34',
    '"2026-11-02";0,00;500,00;500,00',
    '"2026-11-03";0,00;;0,00',
    '"Total";12,34;500,00;512,34',
    '',
  ]);
});

test('a rate is left empty where there is nothing to divide by', async () => {
  speak('en-GB');
  await choose('Download table (CSV)', 'cpc');
  expect((await written()).split('\r\n').slice(1, 3)).toEqual([
    '"2026-11-01",1.23,,1.23',
    '"2026-11-02",,,',
  ]);
});

test('the picture says whose figures it shows, of which days and from where', async () => {
  await choose('Download picture (PNG)');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('zurich-sohne-spend-per-day_2026-11-01_2026-11-03.png');
  expect(drawn.texts).toEqual(
    expect.arrayContaining([
      'Spend per day',
      '=Zürich & Söhne · 01-11-2026 – 03-11-2026',
      'Source: Facebook, LinkedIn, as known on 15-11-2026 · Noorderzorg · Posthorn',
      'Facebook',
      'LinkedIn',
      '01-11',
    ]),
  );
  expect(drawn.size.width).toBe(1600);
  expect(document.querySelector('span[data-theme="light"]')).toBeNull();
});

test('the picture is copied where the browser can', async () => {
  const copied = vi.fn(async ([item]: { parts: Record<string, Promise<Blob>> }[]) => {
    await item?.parts['image/png'];
  });
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly parts: Record<string, Promise<Blob>>) {}
    },
  );
  vi.stubGlobal('navigator', { ...navigator, clipboard: { write: copied } });
  await choose('Copy as picture');
  expect(await screen.findByText(/Picture copied/)).toBeDefined();
  expect(copied).toHaveBeenCalledOnce();
  expect(saved).toEqual([]);
});

test('the picture is downloaded where it can not be copied', async () => {
  await choose('Copy as picture');
  expect(await screen.findByText(/could not copy the picture/)).toBeDefined();
  expect(saved.map(({ name }) => name.slice(-4))).toEqual(['.png']);
});

test('a picture that could not be drawn is told', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await choose('Copy as picture');
  expect(await screen.findByText(/could not be drawn/)).toBeDefined();
  expect(saved).toEqual([]);
});
