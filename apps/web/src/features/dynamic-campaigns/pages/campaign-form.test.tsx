import { finding, sayFinding } from '@posthorn/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { toast } from '../../../ui/overlays/toast-queue.ts';
import { EditCampaign } from '../form/edit-campaign.tsx';
import { aCampaign, campaignServer, field, press, reasons, told, type } from '../testing/scene.tsx';
import { CreateDynamicCampaignPage } from './create-dynamic-campaign-page.tsx';

beforeEach(() => toast.clear());

const pages = '/job-library/dynamic-campaigns';
const create = async () => {
  const shown = await renderInApp(
    <CreateDynamicCampaignPage />,
    `${pages}/create-dynamic-campaign`,
  );
  await screen.findByLabelText(/^Vacancy visits/);
  return shown;
};
const choose = async (label: RegExp) => press(screen.getByLabelText(label));
const submit = (label: string) => press(screen.getByRole('button', { name: label }));
/** The trigger of a dropdown, named by its label and what is chosen. */
const dropdown = (label: string) => screen.getByRole('button', { name: new RegExp(label) });
const pick = async (label: string, option: string) => {
  await press(dropdown(label));
  await press(await screen.findByRole('option', { name: new RegExp(option) }));
};

describe('creating', () => {
  test('sends type, goal, list, cap and budget in cents, says so and shows the preview', async () => {
    const { sent } = campaignServer();
    const { pathname } = await create();
    await choose(/^Job applications/);
    await pick('Job list', 'Nurses');
    await choose(/^Use a CAP/);
    await pick('CAP type', 'Cost CAP');
    await type('Maximum CPA', '1,50');
    await type('Daily budget', '25');
    expect(screen.getByText('About €760 a month.')).toBeDefined();
    await submit('Next');
    await waitFor(() => expect(pathname()).toBe(`${pages}/campaign-preview/new`));
    expect(told()).toEqual(['Your campaign was created!']);
    expect(sent('POST').map(({ url, body }) => [url, body])).toEqual([
      [
        '/api/dynamic-ads/a1/campaigns',
        {
          type: 'conversions',
          goal: 'MAXIMISE_CONVERSIONS',
          customDailyBudget: 2500,
          facebook_catalog_id: 'l1',
          facebook_cap_strategy: { active: true, type: 'COST_CAP', value: 150 },
        },
      ],
    ]);
    expect(sent('POST')[0]?.key).toBeTruthy();
  });

  test('a second press while it is made makes no second one', async () => {
    const { sent } = campaignServer();
    await create();
    await choose(/^Vacancy visits/);
    await pick('Job list', 'Nurses');
    await type('Daily budget', '1');
    const next = screen.getByRole('button', { name: 'Next' });
    await act(async () => {
      fireEvent.click(next);
      fireEvent.click(next);
    });
    await waitFor(() => expect(told()).toEqual(['Your campaign was created!']));
    expect(sent('POST')).toHaveLength(1);
  });

  test('a failure is said and leads back to the list', async () => {
    const refusal = json({ code: 'internal', message: 'Not now' }, 500);
    campaignServer({ refusal });
    const { pathname } = await create();
    await choose(/^Vacancy visits/);
    await pick('Job list', 'Nurses');
    await type('Daily budget', '1');
    await submit('Next');
    await waitFor(() => expect(pathname()).toBe(pages));
    expect(told()).toEqual(['There was an error creating this campaign. Please contact support.']);
    expect(reasons()).toEqual(['Not now']);
  });

  const noPixel = finding('dynamicCampaign.noPixel', 'goal');
  test.each([
    [
      'findings',
      async () => json({ message: 'Wrong', findings: [noPixel] }, 422),
      sayFinding(noPixel),
    ],
    [
      'no answer',
      () => Promise.reject(new TypeError('Away')),
      'No response from the server. Please check your connection.',
    ],
  ])('%s: the form stays with what was entered, and why', async (_, refuse, reason) => {
    const { state } = campaignServer();
    const { pathname } = await create();
    await choose(/^Vacancy visits/);
    await pick('Job list', 'Nurses');
    await type('Daily budget', '1');
    state.refusal = refuse;
    await submit('Next');
    expect(await screen.findByText(reason)).toBeDefined();
    expect(told()).toEqual(['There was an error creating this campaign. Please contact support.']);
    expect(field('Daily budget').value).toBe('1');
    expect(pathname()).toBe(`${pages}/create-dynamic-campaign`);
  });

  test('waits for a goal, then says what is missing', async () => {
    const { sent } = campaignServer();
    await create();
    expect(screen.getByRole('heading', { name: 'Select goals' })).toBeDefined();
    const next = screen.getByRole('button', { name: 'Next' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await press(next);
    expect((await screen.findByRole('tooltip')).textContent).toBe('Please choose a goal first');
    await choose(/^Vacancy visits/);
    await choose(/^Use a CAP/);
    await submit('Next');
    expect(await screen.findAllByText('This field can not be empty')).toHaveLength(4);
    expect(sent('POST')).toEqual([]);
  });

  test.each([
    ['0', "Value can't be lower then 1"],
    ['1,5', '1,50 has cents, but only whole amounts are possible here'],
  ])('a daily budget of %s is refused: %s', async (text, sentence) => {
    campaignServer();
    await create();
    await choose(/^Vacancy visits/);
    await type('Daily budget', text);
    await submit('Next');
    expect(await screen.findByText(sentence)).toBeDefined();
  });

  test('the least cap is warned of in the words of the goal', async () => {
    campaignServer();
    await create();
    await choose(/^Use a CAP/);
    await type('Maximum CPC | CPA', '0,01');
    const advice = (label: string) =>
      `Value is too low for your campaign to perform well. Consider increasing your ${label}`;
    await screen.findByText(advice('CPC | CPA'));
    await choose(/^Vacancy visits/);
    await screen.findByText(advice('CPC'));
    await choose(/^Dynamic ads default/);
    await screen.findByText(advice('CPA'));
    await type('Maximum CPA', '0,02');
    expect(screen.queryByText(/Value is too low/)).toBeNull();
  });

  test('without a pixel conversions can not be chosen, and the card says why', async () => {
    campaignServer({ hasConversionId: false });
    await create();
    const card = screen.getByLabelText(/^Job applications/);
    expect(card).toHaveProperty('disabled', true);
    expect(screen.getByLabelText(/^Vacancy visits/)).toHaveProperty('disabled', false);
    fireEvent.pointerEnter(card.closest('label') as HTMLElement, { pointerType: 'mouse' });
    expect((await screen.findByRole('tooltip')).textContent).toBe('No pixel is implemented');
  });

  test('without a list that was read there is nothing to choose', async () => {
    const lists = [{ id: 'l2', name: 'New', status: 'creating', jobsCount: 0 } as const];
    campaignServer({ lists });
    await create();
    await screen.findByText('No catalogs available. Please try again in 1-2 minutes.');
    expect(screen.getByRole('link', { name: 'Create job list' }).getAttribute('href')).toBe(
      '/job-library/create-job-list',
    );
  });
});

describe('editing', () => {
  const edit = async () => {
    const page = <EditCampaign accountId="a1" campaignId="d1" />;
    const shown = await renderInApp(page, `${pages}/edit-dynamic-campaign/d1`);
    await screen.findByRole('heading', { name: 'Edit Nurses: Vacancy visits' });
    return shown;
  };
  const cap = { active: true, type: 'BID_CAP', value: 125 } as const;

  test('a draft stands in the form, and all of it can be changed', async () => {
    const { sent } = campaignServer({ campaigns: [aCampaign({ facebook_cap_strategy: cap })] });
    const { pathname } = await edit();
    expect(field('Vacancy visits').checked).toBe(true);
    expect(field('Maximum CPC').value).toBe('1,25');
    expect(field('Daily budget').value).toBe('25');
    expect((await screen.findByRole('button', { name: /Job list/ })).textContent).toContain(
      'Nurses',
    );
    await choose(/^Job applications/);
    await type('Daily budget', '30');
    await submit('Save');
    await waitFor(() => expect(pathname()).toBe(`${pages}/campaign-preview/d1`));
    expect(told()).toEqual(['Campaign updated successfully']);
    expect(sent('PUT').map(({ url, version, body }) => [url, version, body])).toEqual([
      [
        '/api/dynamic-ads/a1/campaigns/d1',
        '"3"',
        {
          type: 'conversions',
          goal: 'MAXIMISE_CONVERSIONS',
          customDailyBudget: 3000,
          facebook_catalog_id: 'l1',
          facebook_cap_strategy: cap,
        },
      ],
    ]);
  });

  test.each(['active', 'paused'] as const)(
    'of one that is %s only the budget can be changed',
    async (status) => {
      const campaigns = [aCampaign({ status, facebook_cap_strategy: cap })];
      const { sent } = campaignServer({ campaigns });
      await edit();
      expect(screen.getByText('Only the daily budget can be changed')).toBeDefined();
      for (const goal of ['Vacancy visits', 'Job applications', 'Dynamic ads default']) {
        expect(field(goal).disabled).toBe(true);
      }
      expect(field('Use a CAP').getAttribute('aria-disabled')).toBe('true');
      expect(field('Maximum CPC').readOnly).toBe(true);
      await press(dropdown('Job list'));
      expect(screen.queryByRole('option')).toBeNull();
      await type('Daily budget', '40');
      await submit('Save');
      await waitFor(() => expect(told()).toEqual(['Campaign updated successfully']));
      expect(sent('PUT')[0]?.body).toMatchObject({
        goal: 'MAXIMISE_CLICKS',
        customDailyBudget: 4000,
      });
    },
  );

  test('of one that is over nothing can be changed', async () => {
    const { sent } = campaignServer({ campaigns: [aCampaign({ status: 'stopped' })] });
    await edit();
    expect(screen.getByText(/This campaign is stopped/)).toBeDefined();
    expect(field('Daily budget').readOnly).toBe(true);
    await submit('Save');
    expect(sent('PUT')).toEqual([]);
  });

  test('what a colleague saved meanwhile is not overwritten', async () => {
    const { state, sent } = campaignServer();
    await edit();
    await type('Daily budget', '30');
    state.campaigns = [aCampaign({ customDailyBudget: 99_00, version: 4 })];
    await submit('Save');
    await screen.findByText('This campaign was changed in the meantime');
    expect(field('Daily budget').value).toBe('30');
    await press(screen.getByRole('button', { name: 'Show the current values' }));
    expect(field('Daily budget').value).toBe('99');
    await type('Daily budget', '31');
    await submit('Save');
    await waitFor(() => expect(told()).toEqual(['Campaign updated successfully']));
    expect(sent('PUT').map(({ version }) => version)).toEqual(['"3"', '"4"']);
  });

  test('two quick presses save once', async () => {
    const { sent } = campaignServer();
    await edit();
    await type('Daily budget', '30');
    const save = screen.getByRole('button', { name: 'Save' });
    await act(async () => {
      fireEvent.click(save);
      fireEvent.click(save);
    });
    await waitFor(() => expect(told()).toEqual(['Campaign updated successfully']));
    expect(sent('PUT')).toHaveLength(1);
  });

  test('a refusal is said, and what was typed stays', async () => {
    const refusal = json({ code: 'internal', message: 'Not now' }, 500);
    campaignServer({ refusal });
    const { pathname } = await edit();
    await type('Daily budget', '30');
    await submit('Save');
    await waitFor(() => expect(reasons()).toEqual(['Not now']));
    expect(field('Daily budget').value).toBe('30');
    expect(pathname()).toBe(`${pages}/edit-dynamic-campaign/d1`);
  });

  test('one that was deleted leads back to the list', async () => {
    campaignServer({ campaigns: [] });
    await renderInApp(<EditCampaign accountId="a1" campaignId="d1" />);
    await screen.findByText('This dynamic campaign does not exist any more');
  });
});
