import { campaignTypeSpecs, campaignTypes } from '@posthorn/domain';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aCampaign, aRefusal } from '../../../testing/a-campaign.ts';
import { type Field, ruleFields } from '../model/values.ts';
import { renderPart } from '../testing/render-part.tsx';
import { ConfigurationForm } from './configuration-form.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('[]'));
});

const shown = () =>
  [...document.querySelectorAll('[id^="field-"]')].flatMap(
    ({ id }) => ruleFields[id.replace('field-', '') as Field] ?? [],
  );

test.each(campaignTypes)('%s shows the fields of its type, with one audience', (type) => {
  renderPart(aCampaign({ type }), <ConfigurationForm />);
  const { fields, audiences } = campaignTypeSpecs[type];
  const hidden = audiences[0] === 'jobProfiles' ? 'functionGroup' : 'jobProfiles';
  expect(shown()).toEqual(fields.filter((field) => field !== hidden));
  expect(screen.queryAllByRole('radio')).toHaveLength(audiences.length > 1 ? 2 : 0);
  expect(screen.getByRole('textbox', { name: /Total budget/ })).toBeTruthy();
  expect(screen.getByRole('group', { name: /Channels/ })).toBeTruthy();
});

test('the switch of the audience keeps the focus', () => {
  renderPart(aCampaign({ type: 'awareness' }), <ConfigurationForm />);
  const other = screen.getByRole('radio', { name: 'Job profiles' });
  act(() => other.focus());
  fireEvent.click(other);
  expect(screen.getByRole('combobox', { name: /Job profiles/ })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Job profiles' }));
});

test('a launched campaign is to be read only', () => {
  renderPart(aCampaign({ status: 'active', title: 'Nurses' }), <ConfigurationForm />);
  expect(screen.queryByRole('combobox')).toBeNull();
  for (const field of screen.getAllByRole('textbox')) {
    expect((field as HTMLInputElement).readOnly).toBe(true);
  }
});

test('a repair after the launch leaves the dates alone', () => {
  renderPart(aCampaign({ status: 'active', errors: [aRefusal()] }), <ConfigurationForm />);
  expect(screen.getByRole('combobox', { name: /Locations/ })).toBeTruthy();
  expect(screen.queryByRole('spinbutton')).toBeNull();
});
