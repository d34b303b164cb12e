import '../../../ui/testing/fill-jsdom.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { aTemplate } from '../../../testing/a-template.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { campaignKeywords, templateKeywords } from '../model/keywords-owner.ts';
import KeywordsDialog from './keywords-dialog.tsx';

const suggested = [
  { text: 'verpleegkundige', match: 'phrase' },
  { text: 'nurse', match: 'phrase' },
] as const;

function open(more: Partial<Parameters<typeof KeywordsDialog>[0]> = {}) {
  const asked = fakeServer(() => json(aCampaign()));
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <KeywordsDialog
        owner={campaignKeywords(aCampaign())}
        chosen={null}
        suggested={suggested}
        onClose={onClose}
        {...more}
      />
    </QueryClientProvider>,
  );
  const sent = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { onClose, sent };
}

const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Add keywords'), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const list = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('a pasted list is read with its matches, and sent in one go', async () => {
  const { onClose, sent } = open();
  expect(list('Shown for')).toEqual(['verpleegkundigePhrase', 'nursePhrase']);
  type('[ICU nurse]\n-stage\nnurse');
  press('Add to the list');
  expect(list('Shown for')).toEqual(['verpleegkundigePhrase', 'nursePhrase', 'icu nurseExact']);
  expect(list('Not shown for')).toEqual(['stagePhrase']);
  await screen.findByText('1 was in the list already');
  press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([
    {
      wanted: [...suggested, { text: 'icu nurse', match: 'exact' }],
      excluded: [{ text: 'stage', match: 'phrase' }],
    },
  ]);
});

test('a match is changed with one press, a keyword taken away, and all of it taken back', async () => {
  const { sent, onClose } = open();
  const change = 'verpleegkundige: Phrase. Change to Exact';
  press(change);
  press('Remove nurse');
  expect(list('Shown for')).toEqual(['verpleegkundigeExact']);
  press('Back to suggestions');
  expect(list('Shown for')).toEqual(['verpleegkundigePhrase', 'nursePhrase']);
  press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([{ wanted: null, excluded: [] }]);
});

test('what Google would refuse stays in the field with the reason, and nothing is sent', async () => {
  const { sent } = open();
  type('nurse!');
  press('Save');
  await screen.findByText(/Google does not take “!” in a keyword/);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Add keywords').value).toBe('"nurse!"');
  expect(sent()).toEqual([]);
});

test('a keyword that is shut out by an excluded one is told', async () => {
  open({ chosen: { wanted: null, excluded: [{ text: 'nurse', match: 'exact' }] } });
  await screen.findByText(/“nurse” is never shown/);
});

test('a template keeps keywords of its own, for its campaigns to begin with', async () => {
  const asked = fakeServer(() => json(aTemplate()));
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <KeywordsDialog
        owner={templateKeywords(aTemplate())}
        chosen={null}
        suggested={[]}
        onClose={onClose}
      />
    </QueryClientProvider>,
  );
  await screen.findByText('Campaigns from this template begin with these keywords.');
  await screen.findByText(/Once a job profile is chosen/);
  type('nurse');
  press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked.filter(({ method }) => method === 'PUT')).toMatchObject([
    {
      url: '/api/customTemplates/t1/keywords',
      body: { wanted: [{ text: 'nurse', match: 'phrase' }], excluded: [] },
    },
  ]);
});

test('a chip keeps the focus while its match goes round, past those that are taken', () => {
  open({
    chosen: {
      wanted: [
        { text: 'nurse', match: 'phrase' },
        { text: 'nurse', match: 'broad' },
      ],
      excluded: [],
    },
  });
  const chip = screen.getByRole('button', { name: 'nurse: Phrase. Change to Exact' });
  chip.focus();
  fireEvent.click(chip);
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'nurse: Exact. Change to Phrase' }),
  );
});

test('once a keyword is taken away its neighbour has the focus, and at last what is said instead', () => {
  open();
  press('Remove verpleegkundige');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove nurse' }));
  press('Remove nurse');
  expect(document.activeElement?.textContent).toMatch(/There is no keyword left/);
});
