import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { aTemplate } from '../../../testing/a-template.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import type { ChoosableTemplate } from '../model/template.ts';
import { TemplatePicker } from './template-picker.tsx';

const full = {
  purpose: 'For wards',
  functionGroup: 'healthcare',
  customTotalGrossBudget: 900_00,
  runtime: 1,
  adsCount: 2,
  channelsWithAds: ['facebook' as const],
  language: 'nl' as const,
};

function Choice() {
  const [value, setValue] = useState<ChoosableTemplate>();
  return <TemplatePicker label="Template" value={value} onChange={setValue} />;
}

test('an incomplete template can be chosen, and what it lacks is said', async () => {
  const complete = aTemplate({ ...full, id: 'a', title: 'Nights' });
  const bare = { customTotalGrossBudget: null, adsCount: 0 };
  const lacking = aTemplate({ ...full, ...bare, id: 'b', title: 'Days' });
  fakeServer(({ url }) => json(url.endsWith('/customTemplates') ? [complete, lacking] : []));
  await renderInApp(<Choice />);
  const choose = async (name: RegExp) => {
    fireEvent.click(screen.getByRole('button', { name: /Template/ }));
    fireEvent.click(await screen.findByRole('tab', { name: /Custom/ }));
    const option = await screen.findByRole('option', { name });
    const words = option.textContent;
    fireEvent.click(option);
    return words;
  };
  const nights = await choose(/Nights/);
  expect(nights).not.toContain('missing');
  expect(nights).toContain('2 ads on 1 channel, €900, 1 day, Dutch');
  expect(screen.queryByText(/is incomplete/)).toBeNull();
  expect(screen.getByText(/2 ads on 1 channel, €900, 1 day, Dutch · For wards/)).toBeTruthy();
  expect(await choose(/Days/)).toContain(
    'Still missing: A Budget of greater than 0 · At least one Ad',
  );
  expect(within(screen.getByRole('status')).getByText(/./).textContent).toContain(
    'Days is incomplete. Still missing: A Budget of greater than 0 · At least one Ad',
  );
});
