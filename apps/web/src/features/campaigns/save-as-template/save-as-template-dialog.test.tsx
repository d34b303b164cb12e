import { finding } from '@posthorn/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { toastQueue } from '../../../ui/overlays/toast-queue.ts';
import SaveAsTemplateDialog from './save-as-template-dialog.tsx';

const onClose = vi.fn();
const told = () => toastQueue.visibleToasts.map(({ content }) => content.message);

async function open(answer: () => Response = () => json(saved())) {
  onClose.mockReset();
  const asked = fakeServer(({ method }) => (method === 'POST' ? answer() : json([])));
  const { history } = await renderInApp(
    <SaveAsTemplateDialog campaign={aCampaign({ title: 'ICU nurse' })} onClose={onClose} />,
  );
  await screen.findByRole('dialog', { name: 'Save ICU nurse as a template' });
  return { history, sent: () => asked.filter(({ method }) => method === 'POST') };
}
const saved = (notCarriedOver: object[] = []) => ({ id: 't1', title: 'Nurses', notCarriedOver });
const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });

test('begins with the name of the campaign, saves once for two presses, and opens the template', async () => {
  const { sent, history } = await open();
  expect(field('Title')).toHaveProperty('value', 'ICU nurse');
  type('Title', ' Nurses ');
  type('Purpose', 'Nights');
  await act(async () => {
    fireEvent.click(button('Save template'));
    fireEvent.click(button('Save template'));
  });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toMatchObject([
    {
      url: '/api/campaigns/c1/save-as-template',
      body: { title: 'Nurses', purpose: 'Nights' },
      key: expect.stringMatching(/\w+/),
    },
  ]);
  expect(told()).toContain('Nurses was saved as a template');
  await waitFor(() =>
    expect(history.location.pathname).toBe(
      '/presets/templates/custom-templates/t1/template-details',
    ),
  );
});

test('needs a title', async () => {
  const { sent } = await open();
  type('Title', ' ');
  const save = button('Save template');
  expect(save.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(save);
  expect(sent()).toEqual([]);
});

test('what could not be carried over is read before the template opens', async () => {
  const left = [
    finding('template.urlTooLong', 'targetUrl', { max: 200 }),
    finding('template.tagWithoutRoom', 'ads', { n: 2, tag: 'City' }),
  ];
  const { history } = await open(() => json(saved(left)));
  fireEvent.click(button('Save template'));
  await screen.findByRole('dialog', { name: 'Nurses was saved as a template' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The landing page was left out: a template takes up to 200 characters',
    'In 2 ads a name stays as it is: with the tag City a text would be too long',
  ]);
  expect(history.location.pathname).not.toContain('t1');
  fireEvent.click(button('Open template'));
  await waitFor(() => expect(history.location.pathname).toContain('/custom-templates/t1/'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('what got no answer is sent again as the same wish', async () => {
  let isAway = true;
  const { sent } = await open(() =>
    isAway ? json({ code: 'internal', message: 'Out of order' }, 500) : json(saved()),
  );
  await act(async () => void fireEvent.click(button('Save template')));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(onClose).not.toHaveBeenCalled();
  isAway = false;
  await act(async () => void fireEvent.click(button('Save template')));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [first, second] = sent();
  expect(second?.key).toBe(first?.key);
});
