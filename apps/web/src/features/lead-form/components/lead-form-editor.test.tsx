import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../../../testing/fake-server.ts';
import { toastQueue } from '../../../ui/overlays/toast-queue.ts';
import { aForm, renderForm } from '../testing/render-form.tsx';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const textbox = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** Writes into a field, and leaves it for another one. */
const write = (field: HTMLElement, text: string) => {
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
  act(() => field.blur());
};
const add = (name: RegExp) => {
  press('Add question');
  fireEvent.click(screen.getByRole('menuitem', { name }));
};
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const pressInPreview = (name: string) => fireEvent.click(preview().getByRole('button', { name }));
const empty = 'This field can not be empty';

test('has four parts, each with what is to do in it', async () => {
  await renderForm(aForm());
  const parts = [/^Intro ?2 to do/, /^Questions ?Finished/, /^Privacy ?2/, /^Completion ?3/];
  for (const name of parts) expect(screen.getByRole('button', { name })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Edit campaign' })).toBeDefined();
});

test('the form of a template goes back to its template', async () => {
  await renderForm(aForm(), { of: 'template' });
  expect(screen.getByRole('link', { name: 'Edit template' })).toBeDefined();
});

test('what is typed is saved when it is left, and follows in the preview', async () => {
  const { changes } = await renderForm(aForm());
  write(textbox('Headline'), 'Work with us ');
  expect(preview().getByText('Work with us')).toBeDefined();
  await waitFor(() => expect(changes()[0]?.body).toEqual({ introHeadline: 'Work with us ' }));
  expect(changes()[0]?.version).toBe('"1"');
});

test('a link gets what is missing in it when it is left', async () => {
  const { changes } = await renderForm(aForm());
  press(/^Privacy/);
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Privacy link' });
  write(link, ' care.test/privacy ');
  await waitFor(() =>
    expect(changes()[0]?.body).toEqual({ privacyUrl: 'https://care.test/privacy' }),
  );
  expect(link.value).toBe('https://care.test/privacy');
});

test('a page that is left waits for what is being saved', async () => {
  let answer = () => {};
  const { pathname, changes } = await renderForm(aForm(), {
    answer: (body, form) =>
      new Promise((resolve) => {
        answer = () => resolve(json({ ...form, ...body, version: 2 }));
      }),
  });
  const field = textbox('Headline');
  fireEvent.change(field, { target: { value: 'Work with us' } });
  fireEvent.click(screen.getByRole('link', { name: 'Edit campaign' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(pathname()).toBe('/campaigns-overview');
  answer();
  await waitFor(() => expect(pathname()).toContain('campaign-details'));
});

test('a name that was taken away is the title again once it is left', async () => {
  const { changes } = await renderForm(aForm(), {
    answer: (_body, form) => json({ ...form, name: 'Nurses wanted', version: 2 }),
  });
  const name = textbox(/^Name of the form/);
  act(() => name.focus());
  fireEvent.change(name, { target: { value: '' } });
  act(() => name.blur());
  await waitFor(() => expect(changes()[0]?.body).toEqual({ name: '' }));
  await waitFor(() => expect(name.value).toBe('Nurses wanted'));
});

test('a template is saved under the names of templates', async () => {
  const { changes } = await renderForm(aForm(), {
    of: 'template',
    answer: () => json({ code: 'invalid', message: 'No', requestId: 'r', findings: [] }, 422),
  });
  write(textbox('Headline'), 'Work with us');
  await waitFor(() => expect(changes()[0]?.body).toEqual({ intro_headline: 'Work with us' }));
});

test('what is missing is said once a person was there, or asks for it', async () => {
  await renderForm(aForm());
  press(/^Privacy/);
  expect(screen.queryByText(empty)).toBeNull();
  write(textbox(/^Privacy link/), '');
  expect(await screen.findAllByText(empty)).toHaveLength(1);
  write(textbox(/^Privacy link/), 'abc');
  expect(await screen.findByText('Provided url is invalid')).toBeDefined();
  press(/things to do$/);
  expect((await screen.findAllByText(empty)).length).toBeGreaterThan(1);
});

test('a tag that would be too long is not inserted', async () => {
  await renderForm(aForm({ introHeadline: 'x'.repeat(58) }));
  const tools = within(screen.getByRole('group', { name: 'Insert into Headline' }));
  fireEvent.click(tools.getByRole('button', { name: 'City' }));
  expect(textbox('Headline').value).toHaveLength(58);
  const said = toastQueue.visibleToasts.map(({ content }) => content.message);
  expect(said).toEqual(['Adding this tag will exceed the inputs character limit']);
});

test('a tag that fits is inserted, and saved', async () => {
  const { changes } = await renderForm(aForm({ introHeadline: 'Nurses in ' }));
  const tools = within(screen.getByRole('group', { name: 'Insert into Headline' }));
  fireEvent.click(tools.getByRole('button', { name: 'City' }));
  expect(textbox('Headline').value.length).toBeGreaterThan('Nurses in '.length);
  act(() => textbox('Headline').blur());
  // Waited for: it would else be sent to the server of the next test.
  await waitFor(() => expect(changes()).toHaveLength(1));
});

test('too many characters are counted and not sent', async () => {
  const { changes } = await renderForm(aForm());
  write(textbox('Headline'), 'x'.repeat(61));
  expect(await screen.findByText('This field is max 60 characters')).toBeDefined();
  expect(await screen.findByText(/Not all saved/)).toBeDefined();
  expect(changes()).toEqual([]);
});

test('questions are added from a list, moved by keys and taken away', async () => {
  const { changes } = await renderForm(aForm());
  const lastTypes = () => {
    const body = changes().at(-1)?.body as { questions: { type: string }[] } | undefined;
    return body?.questions.map(({ type }) => type);
  };
  press(/^Questions/);
  press('Add question');
  const asked = screen.getByRole('menuitem', { name: /^E-mail address/ });
  expect(within(asked).getByText('Already in the form')).toBeDefined();
  fireEvent.click(screen.getByRole('menuitem', { name: /driving licence/ }));
  await waitFor(() => expect(lastTypes()).toEqual(['FULL_NAME', 'EMAIL', 'CUSTOM']));

  const options = await screen.findByRole('button', { name: /^Options for Question 3/ });
  fireEvent.keyDown(options, { key: 'ArrowUp', altKey: true });
  await waitFor(() => expect(lastTypes()).toEqual(['FULL_NAME', 'CUSTOM', 'EMAIL']));
  press('Remove Question 1: Full name');
  await waitFor(() => expect(lastTypes()).toEqual(['CUSTOM', 'EMAIL']));
});

test('a question to choose from needs two answers', async () => {
  await renderForm(aForm());
  const few = 'Add at least 2 answers to this question';
  press(/^Questions/);
  add(/answers to choose from/);
  write(await screen.findByRole('textbox', { name: 'Question' }), 'Which shift?');
  write(textbox('Answer 1'), 'Day');
  expect(await screen.findByText(few)).toBeDefined();
  write(textbox('Answer 2'), 'Night');
  await waitFor(() => expect(screen.queryByText(few)).toBeNull());
});

test('Enter goes on to the next answer, and makes one after the last', async () => {
  await renderForm(
    aForm({ questions: [{ type: 'CUSTOM', label: 'Shift', options: ['Day', 'Night'] }] }),
  );
  press(/^Questions/);
  fireEvent.keyDown(textbox('Answer 1'), { key: 'Enter' });
  expect(document.activeElement).toBe(textbox('Answer 2'));
  fireEvent.keyDown(textbox('Answer 2'), { key: 'Enter' });
  await waitFor(() => expect(document.activeElement).toBe(textbox('Answer 3')));
});

test('two questions with the same name are an error', async () => {
  const twice = { type: 'CUSTOM' as const, label: 'Shift?', options: [] };
  await renderForm(aForm({ questions: [twice, { ...twice, label: 'shift' }] }));
  press(/things to do$/);
  expect(await screen.findByText('Two questions have the same field name')).toBeDefined();
});

test('the preview can be used: filled in, sent and begun again', async () => {
  const choice = { type: 'CUSTOM' as const, label: 'Which shift?', options: ['Day', 'Night', ''] };
  await renderForm(
    aForm({
      questions: [{ type: 'EMAIL', label: 'E-mail address', options: [] }, choice],
      completionHeadline: 'Thank you',
      completionButtonUrl: 'https://care.test',
    }),
  );
  pressInPreview('Next');
  pressInPreview('Next');
  // What the network fills in is there already, and can be changed.
  expect(preview().getAllByText('Please answer this question')).toHaveLength(1);
  const mail = preview().getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' });
  expect(mail.value).toBe('sam@example.com');
  fireEvent.change(mail, { target: { value: '' } });
  expect(preview().getAllByText('Please answer this question')).toHaveLength(2);
  fireEvent.change(mail, { target: { value: 'a@b.test' } });
  expect(preview().getAllByRole('radio')).toHaveLength(2);
  fireEvent.click(preview().getByRole('radio', { name: 'Night' }));
  pressInPreview('Next');
  pressInPreview('Send');
  expect(preview().getByText('Thank you')).toBeDefined();
  const site = preview().getByRole('link', { name: 'Visit website' });
  expect(site.getAttribute('href')).toBe('https://care.test');
  pressInPreview('Start again');
  expect(preview().getByText('Page 1 of 4: Intro')).toBeDefined();
});

test('a hostile address is no link', async () => {
  await renderForm(aForm({ completionButtonUrl: 'javascript:alert(1)' }));
  press(/^Completion/);
  expect(preview().getByText('Visit website')).toBeDefined();
  expect(preview().queryByRole('link')).toBeNull();
});

test('the words of the button are fixed', async () => {
  await renderForm(aForm());
  press(/^Completion/);
  expect(textbox(/^Button text/).readOnly).toBe(true);
  expect(textbox(/^Button text/).value).toBe('Visit website');
});

test('the form of a launched campaign can only be read', async () => {
  await renderForm(aForm({ isLocked: true, introHeadline: 'Work with us' }));
  expect(screen.getByText("Leadform can't be edited in the deployed campaign")).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Headline' })).toBeNull();
  press(/^Questions/);
  expect(screen.queryByRole('button', { name: 'Add question' })).toBeNull();
});

test('another person wrote something else: both stay until one is chosen', async () => {
  const theirs = aForm({ introHeadline: 'Theirs', version: 2 });
  const { changes } = await renderForm(aForm(), {
    answer: (body, form) =>
      changes().length === 1
        ? json({ code: 'stale', message: 'Changed', requestId: 'r', current: theirs }, 409)
        : json({ ...form, ...body, version: 3 }),
  });
  write(textbox('Headline'), 'Mine');
  await screen.findByRole('button', { name: 'Keep mine' });
  // What holds up the saving is found again from the top of the page.
  press(/^Privacy/);
  press(/marked/);
  fireEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(changes().at(-1)).toMatchObject({ version: '"2"' }));
});
