import { finding, sayFinding } from '@posthorn/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { aCampaign, aRefusal } from '../../../testing/a-campaign.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { toastQueue } from '../../../ui/overlays/toast-queue.ts';
import { DeliveryTrouble } from './delivery-trouble.tsx';
import { RedeployButton } from './redeploy-button.tsx';

const expired = aRefusal({
  channel: 'linkedIn',
  userMessage: 'The connection is no longer valid.',
});
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a failed campaign says why, channel by channel, each reason once', async () => {
  const refused = aRefusal({ channel: 'facebook', userMessage: 'Too much text.' });
  await renderInApp(
    <DeliveryTrouble
      campaign={aCampaign({ status: 'failed', errors: [expired, refused, refused] })}
    />,
  );
  expect(screen.getByText('No network shows this campaign.')).toBeTruthy();
  expect(lines()).toEqual([
    'LinkedIn: The connection is no longer valid.',
    'Facebook and Instagram: Too much text.',
  ]);
  expect(screen.getByText('Mend what is named here, then redeploy.')).toBeTruthy();
});

test.each(['admin', 'editor'] as const)(
  'a lost connection leads to the settings: %s',
  async (role) => {
    const campaign = aCampaign({ status: 'failed', errors: [{ ...expired, cure: 'network' }] });
    await renderInApp(<DeliveryTrouble campaign={campaign} />, undefined, role);
    const link = screen.queryByRole('link', { name: 'Connect again in the settings' });
    expect(link?.getAttribute('href')).toBe(
      role === 'admin' ? '/settings/company#social-accounts' : undefined,
    );
  },
);

test('the notice of a campaign with errors tells each of them in the words of its network', async () => {
  const refused = aRefusal({ channel: 'facebook', userMessage: 'Too much text.' });
  const campaign = aCampaign({ status: 'failed', errors: [expired, refused] });
  await renderInApp(<DeliveryTrouble campaign={campaign} />);
  fireEvent.click(
    screen.getByRole('button', { name: 'There are one or more errors in this campaign' }),
  );
  const tip = await screen.findByRole('tooltip');
  expect(
    within(tip)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Error: The connection is no longer valid.', 'Error: Too much text.']);
});

test('where refused ads are all there is, saving them mends it', async () => {
  const refused = aRefusal({ channel: 'facebook', adId: 'ad1', userMessage: 'Too much text.' });
  const customChannelBudget = { facebook: 100_00, googleDisplay: 0, googleSearch: 0, linkedIn: 0 };
  const campaign = aCampaign({ status: 'active', customChannelBudget, errors: [refused] });
  await renderInApp(<DeliveryTrouble campaign={campaign} />);
  expect(screen.getByText(/Saving an ad sends it to its network again/)).toBeTruthy();
  expect(screen.queryByText(/then redeploy/)).toBeNull();
});

test('what was changed since the launch is named, each thing once', async () => {
  const campaign = aCampaign({
    status: 'active',
    unpublishedChanges: ['startDate', 'endDate', 'title'],
  });
  await renderInApp(<DeliveryTrouble campaign={campaign} />);
  expect(screen.getByText('Changes wait to be published')).toBeTruthy();
  expect(screen.getByText('Not yet on the networks: dates, title.')).toBeTruthy();
});

test('what waits is put back with one press, as it was seen', async () => {
  const campaign = aCampaign({
    title: 'Repaired',
    status: 'active',
    version: 7,
    unpublishedChanges: ['title'],
  });
  const after = { ...campaign, title: 'Nurse', version: 8, unpublishedChanges: [] };
  const asked = fakeServer(() => json(after));
  await renderInApp(<DeliveryTrouble campaign={campaign} isOfferedElsewhere />);
  fireEvent.click(screen.getByRole('button', { name: 'Put changes back' }));
  await waitFor(() =>
    expect(toastQueue.visibleToasts[0]?.content).toMatchObject({
      message: 'The Nurse campaign is as the networks show it',
    }),
  );
  expect(asked.filter(({ method }) => method === 'PUT')).toMatchObject([
    { url: '/api/campaigns/c1/put-back', version: '"7"', key: expect.any(String) },
  ]);
});

test('the keyboard stays on the page when the button goes with the changes', async () => {
  const campaign = aCampaign({ status: 'active', unpublishedChanges: ['title'] });
  let change: (after: typeof campaign) => void = () => {};
  function Page() {
    const [shown, setShown] = useState(campaign);
    change = setShown;
    return (
      <main tabIndex={-1}>
        <DeliveryTrouble campaign={shown} />
      </main>
    );
  }
  await renderInApp(<Page />);
  act(() => screen.getByRole('button', { name: 'Put changes back' }).focus());
  act(() => change({ ...campaign, unpublishedChanges: [] }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('it is sent to the networks again after a question, and a refusal says why', async () => {
  const campaign = aCampaign({ title: 'Nurse', status: 'active', errors: [expired], version: 7 });
  const asked = fakeServer(({ url }) =>
    url.includes('/in-the-way')
      ? json({ inTheWay: [] })
      : json({ code: 'invalid', message: 'Please set a budget' }, 422),
  );
  await renderInApp(<DeliveryTrouble campaign={campaign} />);
  fireEvent.click(screen.getByRole('button', { name: 'Redeploy' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Redeploy Nurse?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Redeploy campaign' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked.filter(({ method }) => method === 'PUT')).toMatchObject([
    { url: '/api/campaigns/c1/redeploy', version: '"7"', key: expect.any(String) },
  ]);
  expect(toastQueue.visibleToasts[0]?.content).toMatchObject({
    message: 'Nurse could not be redeployed',
    description: 'Please set a budget',
  });
});

test('where nothing is wrong, nothing is said', async () => {
  await renderInApp(<DeliveryTrouble campaign={aCampaign({ status: 'active' })} />);
  expect(screen.queryByRole('button')).toBeNull();
});

const lost = finding('launch.connectionLost', 'networks', { channels: 'LinkedIn' });
const waiting = aCampaign({ title: 'Nurse', status: 'active', unpublishedChanges: ['title'] });

test('it can not be sent again while something is in the way, and says what', async () => {
  const asked = fakeServer(() => json({ inTheWay: [lost] }));
  await renderInApp(<DeliveryTrouble campaign={waiting} />);
  const button = screen.getByRole('button', { name: 'Redeploy' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  fireEvent.click(button);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(asked.map(({ url }) => url)).toEqual(['/api/campaigns/c1/in-the-way?action=redeploy']);
});

test('in a list, where rows are not asked about, the question says it', async () => {
  const asked = fakeServer(() => json({ inTheWay: [lost] }));
  await renderInApp(<RedeployButton campaign={waiting} />);
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Redeploy' }));
  const dialog = await screen.findByRole('alertdialog');
  await within(dialog).findByText(sayFinding(lost));
  const confirm = within(dialog).getByRole('button', { name: 'Redeploy campaign' });
  expect(confirm.getAttribute('aria-disabled')).toBe('true');
});
