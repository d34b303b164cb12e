import { expect, test } from 'vitest';
import { isExempt, proseIn, spokenProseIn } from './stages/prose.mjs';

const inComponent = (body: string) => proseIn('page.tsx', `export const Page = () => ${body};`);

test.each([
  ['text between tags', '<p>Nothing here yet</p>', 'Nothing here yet'],
  ['a label', '<Field label="Name" />', 'Name'],
  ['a label in braces', "<Field label={'Name'} />", 'Name'],
  ['a name for screen readers', '<nav aria-label="Main" />', 'Main'],
  ['one of two texts', "<p>{isOpen ? texts.hide : 'Show'}</p>", 'Show'],
  ['a fallback', "<p>{name ?? 'No one'}</p>", 'No one'],
  ['words around a value', '<Field label={`Delete $' + '{name}?`} />', 'Delete ?'],
  ['a property', "pick({ label: 'Last week' })", 'Last week'],
  ['a property in quotes', "pick({ 'aria-label': 'Banners' })", 'Banners'],
  ['what a label is unless it is set', "({ label = 'Logo' }) => label", 'Logo'],
  ['a toast', "notify.success('saved')", 'saved'],
  ['a toast that can be answered', "toast.warning('Draft discarded')", 'Draft discarded'],
  ['a name in a table', "list([{ name: 'Reach', value }])", 'Reach'],
  ['an argument', "line('Goal', value)", 'Goal'],
  ['words in a returned text', 'day(`$' + '{role} in $' + '{account}`)', 'in'],
  ['words in brackets after a name', '({ title: `$' + '{name} (copy $' + '{n})` })', '(copy )'],
  ['an abbreviation before a number', 'line(`PO $' + '{number}`)', 'PO'],
  ['a unit after a number', 'line(`$' + '{size} kB`)', 'kB'],
  ['a placeholder', "({ logo: 'Your logo' })", 'Your logo'],
  ['the title of the window', "useDocumentTitle('outbox')", 'outbox'],
])('finds prose: %s', (_, body, text) => {
  expect(inComponent(body)).toEqual([`1: ${text}`]);
});

test.each([
  ['a text of the catalogue', '<p>{campaignTexts.create}</p>'],
  ['signs and numbers', '<p>3 × {n} %</p>'],
  ['the name of a class', '<p className="mt-2 flex" />'],
  ['the name of a variant', "pick({ title: 'compact' })"],
  ['what is compared', "pick(key === 'Enter')"],
  ['what is thrown', "fail(new Error('No answer came'))"],
  ['ids side by side', '<p aria-labelledby={`$' + '{id}label $' + '{id}button`} />'],
  ['a way to draw', 'pick(`translate($' + '{x}px, $' + '{y}px)`)'],
  ['what a browser reads', '<input enterKeyHint="search" />'],
])('leaves alone: %s', (_, body) => {
  expect(inComponent(body)).toEqual([]);
});

test.each([
  ['an error', "fail({ userMessage: 'The budget is too small.' })", 'The budget is too small.'],
  ['a row of errors', "insert({ user_message: isLate ? text : 'Too late' })", 'Too late'],
  ['a letter', "send({ subject: 'Your campaign' })", 'Your campaign'],
  ['a notification', "notify(tx, { message: 'It is live' })", 'It is live'],
])('finds what the server says in words of its own: %s', (_, body, text) => {
  expect(spokenProseIn('command.ts', body)).toEqual([`1: ${text}`]);
});

test.each([
  ['a code of the catalogue', "fail({ userMessage: messageOf('publish.ended') })"],
  ['a line of the log', "fail({ message: 'No answer came' })"],
  ['a field of a network', "send({ subject: 'urn:li:person' })"],
])('lets the server write: %s', (_, body) => {
  expect(spokenProseIn('command.ts', body)).toEqual([]);
});

test.each([
  ['packages/domain/src/message/en/copy-name.ts', true],
  ['packages/domain/src/message/letters.ts', false],
  ['packages/domain/src/field/copy-name.ts', false],
  ['packages/banners/src/placeholders.ts', false],
  ['apps/web/src/features/campaigns/model/po-label.ts', false],
])('%s may hold words: %s', (path, may) => {
  expect(isExempt(path)).toBe(may);
});
