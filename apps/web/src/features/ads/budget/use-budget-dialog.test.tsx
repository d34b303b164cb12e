import '../../../ui/testing/fill-jsdom.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { toast, toastQueue } from '../../../ui/overlays/toast-queue.ts';
import BudgetDialog from './budget-dialog.tsx';
import { useBudgetDialog } from './use-budget-dialog.ts';

const month = { startDate: '2027-03-01', endDate: '2027-03-30' };
const theirs = {
  customTotalGrossBudget: 900_00,
  customChannelBudget: { facebook: 900_00, googleDisplay: 0, googleSearch: 0, linkedIn: 0 },
};

function Page() {
  const { shown, open, close } = useBudgetDialog();
  const [campaign, setCampaign] = useState(() => aCampaign(month));
  return (
    <>
      <button type="button" onClick={open}>
        Open
      </button>
      <button
        type="button"
        onClick={() => setCampaign(aCampaign({ ...month, ...theirs, version: 2 }))}
      >
        Colleague
      </button>
      {shown ? (
        <BudgetDialog campaign={campaign} currency="EUR" entered={shown.entered} onClose={close} />
      ) : null}
    </>
  );
}

beforeEach(() => {
  toast.clear();
  fakeServer(() => json({}));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByText('Open'));
});
const field = () => screen.getByLabelText<HTMLInputElement>('Budget for LinkedIn');
const cancel = () =>
  act(async () => {
    fireEvent.click(screen.getByText('Cancel', { selector: 'button *' }));
  });
const offered = () => toastQueue.visibleToasts[0]?.content;

test('what was entered and not saved can be had back', async () => {
  fireEvent.change(field(), { target: { value: '750' } });
  await cancel();
  expect(screen.queryByText('Set budget')).toBeNull();
  expect(offered()?.message).toBe('Budget not saved');
  act(() => offered()?.action?.onPress());
  expect(field().value).toBe('750');
});

test('a colleague who set another budget meanwhile is not overwritten unseen', async () => {
  fireEvent.change(field(), { target: { value: '750' } });
  await cancel();
  fireEvent.click(screen.getByText('Colleague'));
  act(() => offered()?.action?.onPress());
  expect(field().value).toBe('750');
  expect(document.body.textContent).toContain('Another person changed the budget');
});

test('what is opened anew takes the offer back', async () => {
  fireEvent.change(field(), { target: { value: '750' } });
  await cancel();
  fireEvent.click(screen.getByText('Open'));
  expect(offered()).toBeUndefined();
  expect(field().value).not.toBe('750');
});

test('nothing is said where nothing was entered, or where no one is any more', async () => {
  await cancel();
  expect(offered()).toBeUndefined();
  fireEvent.click(screen.getByText('Open'));
  fireEvent.change(field(), { target: { value: '750' } });
  await cancel();
  cleanup();
  expect(offered()).toBeUndefined();
});
