import '../../../ui/testing/fill-jsdom.ts';
import type { Role } from '@posthorn/domain';
import { QueryClient, QueryClientProvider, skipToken, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { type AccountFacts, AccountProvider, accountFactsQuery } from '../../accounts/index.ts';
import { type Campaign, campaignKey } from '../../campaigns/index.ts';
import { LaunchDisclosure } from './launch-disclosure.tsx';

const names = { beneficiary: 'Martini Care', payer: 'Acme BV' };
const draft = aCampaign();

let asked: ReturnType<typeof fakeServer>;
beforeEach(() => {
  asked = fakeServer(({ url, body }) => {
    if (url.endsWith('/disclosure-names')) return json(['Martini Care']);
    return json({ ...(url.includes('/accounts/') ? anAccount : draft), ...(body as object) });
  });
});

/** Follows what is kept, as the launch dialog does. */
function Kept() {
  const { data: campaign } = useQuery<Campaign>({
    queryKey: campaignKey('a1', 'c1'),
    queryFn: skipToken,
  });
  const { data: account } = useQuery<AccountFacts>({
    queryKey: accountFactsQuery('a1').queryKey,
    queryFn: skipToken,
  });
  if (!campaign || !account) return null;
  return (
    <dl>
      <LaunchDisclosure campaign={campaign} account={account} canChange />
    </dl>
  );
}

function open(role: Role = 'admin', campaign = draft) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(campaignKey('a1', 'c1'), campaign);
  client.setQueryData(accountFactsQuery('a1').queryKey, anAccount);
  render(
    <QueryClientProvider client={client}>
      <AccountProvider value={{ id: 'a1', name: anAccount.name, role }}>
        <Kept />
      </AccountProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByLabelText('Change beneficiary and payer'));
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByText('Save'));
const puts = () =>
  asked.filter(({ method }) => method === 'PUT').map(({ url, body }) => [url, body]);
const said = (label: string) =>
  [...document.querySelectorAll('dt')].find((dt) => dt.textContent === label)?.nextElementSibling
    ?.textContent;

test('names are taken from what Meta suggests or typed, for this campaign', async () => {
  open();
  expect(said('Payer')).toBe(anAccount.name);
  fireEvent.click(await screen.findByLabelText('Beneficiary: Martini Care'));
  type('Payer', ' Acme BV ');
  save();
  await waitFor(() => expect(said('Payer')).toBe('Acme BV'));
  expect(said('Beneficiary')).toContain('Martini Care');
  expect(puts()).toEqual([['/api/campaigns/c1/disclosure', names]]);
});

test('those who may change the account choose for all of it', async () => {
  open('admin', { ...draft, beneficiary: 'Hospital' });
  type('Beneficiary', names.beneficiary);
  type('Payer', names.payer);
  fireEvent.click(screen.getByLabelText(/^Every campaign of/));
  save();
  await waitFor(() => expect(said('Beneficiary')).toContain('Martini Care'));
  expect(puts()).toEqual([
    ['/api/accounts/a1/disclosure', names],
    // Its own name would hide it.
    ['/api/campaigns/c1/disclosure', { beneficiary: null, payer: null }],
  ]);
});

test('others choose for the campaign; whoever profits pays where no one else is named', async () => {
  open('editor');
  expect(screen.queryByLabelText(/^Every campaign of/)).toBeNull();
  type('Beneficiary', ' ');
  expect(screen.getByText('This field can not be empty')).toBeTruthy();
  save();
  expect(puts()).toEqual([]);
  type('Beneficiary', 'Martini Care');
  type('Payer', '');
  save();
  await waitFor(() => expect(said('Payer')).toBe('Martini Care'));
});
