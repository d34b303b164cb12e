import { say } from '@posthorn/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aCampaign, aPlace, aProfile, aRefusal } from '../../../testing/a-campaign.ts';
import {
  AudienceSwitch,
  ConflictNote,
  FunctionGroupField,
  GoalField,
  LanguageField,
  LocationsField,
  ProfilesField,
  ScheduleField,
  TypedField,
} from '../../configuration-fields/index.ts';
import { renderPart } from '../testing/render-part.tsx';
import { Estimate } from './estimate.tsx';
import { Summary } from './summary.tsx';

const found: Record<string, unknown> = {};
const asked: Array<{ path: string; credentials?: string }> = [];
let status = 200;

beforeEach(() => {
  asked.length = 0;
  status = 200;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const url = new URL(input, 'http://posthorn.test');
    asked.push({ path: url.pathname + url.search, credentials: init?.credentials });
    const answer = found[url.pathname.replace('/api', '')] ?? [];
    return new Response(JSON.stringify(status === 200 ? answer : {}), { status });
  });
});

const box = (name: RegExp) => screen.getByRole('combobox', { name });
async function search(name: RegExp, text: string, option: string) {
  act(() => box(name).focus());
  fireEvent.change(box(name), { target: { value: text } });
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(option) }));
}
const tags = () => screen.queryAllByRole('row', { hidden: true }).map((tag) => tag.textContent);
const messages = (text: string) => screen.queryAllByText(text, { ignore: '[hidden]' });

const place = (id: string, more = {}) => ({ ...aPlace(id), terms: [id, 'Netherlands'], ...more });

test('a place is added when it fits, and sent at once', async () => {
  found['/locations/autocomplete'] = [place('Assen')];
  const { sent } = renderPart(aCampaign(), <LocationsField />);
  await search(/Locations/, 'ass', 'Assen');
  expect(tags()).toEqual(['AssenCity']);
  expect(sent).toEqual([{ kind: 'addLocation', location: aPlace('Assen') }]);
  expect(asked[0]?.credentials).toBe('omit');
});

test.each([
  ['a place abroad', [aPlace('Emmen')], { country: 'Germany' }, 'campaign.locationsAbroad'],
  ['another kind of place', [aPlace('Emmen')], { type: 'region' }, 'campaign.mixedLocations'],
  [
    'a sixth place',
    ['a', 'b', 'c', 'd', 'e'].map((id) => aPlace(id)),
    {},
    'campaign.tooManyLocations',
  ],
] as const)('%s is refused with its sentence', async (_, locations, more, code) => {
  found['/locations/autocomplete'] = [place('Leer', more)];
  const { sent } = renderPart(aCampaign({ locations: [...locations] }), <LocationsField />);
  await search(/Locations/, 'leer', 'Leer');
  expect(messages(say(code)).length).toBeGreaterThan(0);
  expect(tags()).toHaveLength(locations.length);
  expect(sent).toEqual([]);
});

test('says below itself which network does not know a chosen place, and what to do', async () => {
  const of = (network: string, name: string | null) => ({
    network,
    isAnswered: true,
    places: [{ placeId: 'Kreuzberg', name, regionName: null, radiusKm: null }],
  });
  found['/accounts/a1/places-on-networks'] = {
    networks: [of('meta', 'Kreuzberg'), of('linkedin', null), of('google', 'Kreuzberg')],
  };
  renderPart(aCampaign({ locations: [aPlace('Kreuzberg')] }), <LocationsField />);
  await screen.findByText(/LinkedIn does not know Kreuzberg\. Choose a larger place/);
  expect(asked.map(({ path }) => path).toSorted()).toEqual([
    '/api/accounts/a1/places-on-networks?ids=Kreuzberg',
    '/api/locations?ids=Kreuzberg',
  ]);
  expect(screen.queryByText(/(Meta|Google Ads) does not know/)).toBeNull();
});

test('says nothing of places while no network can be asked', async () => {
  found['/accounts/a1/places-on-networks'] = {
    networks: [{ network: 'linkedin', isAnswered: false, places: [] }],
  };
  renderPart(aCampaign({ locations: [aPlace('Kreuzberg')] }), <LocationsField />);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.queryByText(/does not know/)).toBeNull();
});

const facts = (id: string) => ({
  ...{ id, region: 'Drenthe', population: 68_000, nearby: [aPlace('Emmen')] },
  around: [{ radiusKm: 25, population: 310_000 }],
});

test('says of a chosen place what it is and who lives there, and widens it', async () => {
  found['/locations'] = [facts('Assen')];
  const { sent } = renderPart(aCampaign({ locations: [aPlace('Assen')] }), <LocationsField />);
  await waitFor(() => expect(tags()).toEqual(['AssenCity · Drenthe · 68.0k people']));
  expect(screen.getByText(/no choice of age, gender or postal code/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove Assen' })).toBeTruthy();
  fireEvent.click(screen.getByRole('row', { name: 'Assen, choose the radius' }));
  const only = await screen.findByRole('option', { name: /^Only the city/ });
  expect(only.textContent).toContain('Only the city (Facebook and Instagram: 25 km)');
  expect(only.getAttribute('aria-selected')).toBe('true');
  fireEvent.click(screen.getByRole('option', { name: '+ 25 km' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { kind: 'changeLocation', location: { ...aPlace('Assen'), radiusKm: 25 } },
    ]),
  );
  expect(tags()).toEqual(['Assen + 25 kmCity · Drenthe · about 310.0k people']);
});

test('the radius is chosen with the keys, and they come back to the place', async () => {
  const { sent } = renderPart(aCampaign({ locations: [aPlace('Assen')] }), <LocationsField />);
  const chip = () => screen.getByRole('row', { name: /^Assen/, hidden: true });
  const press = (key: string) => {
    const at = document.activeElement as HTMLElement;
    fireEvent.keyDown(at, { key });
    fireEvent.keyUp(at, { key });
  };
  act(() => chip().focus());
  press('Enter');
  await screen.findByRole('listbox', { name: 'Around Assen' });
  press('Escape');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(chip()));
  expect(sent).toEqual([]);
  press('Enter');
  await screen.findByRole('listbox', { name: 'Around Assen' });
  press('End');
  press('Enter');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ kind: 'changeLocation', location: { radiusKm: 80 } }]);
  await waitFor(() => expect(document.activeElement).toBe(chip()));
});

test('a region has no radius to choose', () => {
  const drenthe = { ...aPlace('Drenthe'), type: 'region' as const };
  renderPart(aCampaign({ locations: [drenthe] }), <LocationsField />);
  fireEvent.click(screen.getByRole('row', { name: 'Drenthe' }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the list begins with towns near the last place', async () => {
  found['/locations'] = [facts('Assen')];
  renderPart(aCampaign({ locations: [aPlace('Assen')] }), <LocationsField />);
  await waitFor(() => expect(tags()).toEqual([expect.stringContaining('Drenthe')]));
  act(() => box(/Locations/).focus());
  expect((await screen.findByRole('option', { name: 'Emmen' })).textContent).toContain(
    'near Assen',
  );
});

test("the list begins with what is found for the account's city", async () => {
  found['/locations/autocomplete'] = [place('Groningen')];
  const city = aPlace('Groningen');
  renderPart(aCampaign(), <LocationsField />, { account: { city } });
  act(() => box(/Locations/).focus());
  expect(await screen.findByRole('option', { name: /Groningen/ })).toBeTruthy();
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/locations/autocomplete?q=Groningen&country=Netherlands',
  ]);
});

test('a place is asked for once typing rests for 300 ms', async () => {
  vi.useFakeTimers();
  renderPart(aCampaign(), <LocationsField />);
  act(() => box(/Locations/).focus());
  for (const value of ['Ass', 'Asse', 'Assen']) {
    fireEvent.change(box(/Locations/), { target: { value } });
    await act(() => vi.advanceTimersByTimeAsync(299));
  }
  expect(asked).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/locations/autocomplete?q=Assen&country=Netherlands',
  ]);
});

test('a search that fails is an empty list', async () => {
  status = 503;
  renderPart(aCampaign(), <LocationsField />);
  act(() => box(/Locations/).focus());
  fireEvent.change(box(/Locations/), { target: { value: 'ass' } });
  expect(await screen.findByText(say('campaign.noSuchLocation'))).toBeTruthy();
});

test('a sixth job profile is refused, and none found says so', async () => {
  found['/profiles'] = [
    {
      id: 'icu',
      name: 'ICU nurse',
      function_group: 'it',
      synonyms: [],
      local_name: 'ICU nurse',
      matched_title: null,
    },
  ];
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => aProfile(id));
  const { sent } = renderPart(aCampaign({ profiles: five }), <ProfilesField />);
  await search(/Job profiles/, 'icu', 'ICU nurse');
  expect(messages(say('campaign.tooManyProfiles')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  found['/profiles'] = [];
  fireEvent.change(box(/Job profiles/), { target: { value: 'xyz' } });
  expect(await screen.findByText(say('campaign.noSuchProfile'))).toBeTruthy();
});

test('mixed function groups warn in awareness only', () => {
  const profiles = [aProfile('icu'), aProfile('dev', 'it')];
  const warning = say('campaign.mixedFunctionGroups');
  const { unmount } = renderPart(aCampaign({ type: 'awareness', profiles }), <ProfilesField />);
  expect(messages(warning)).toHaveLength(1);
  unmount();
  renderPart(aCampaign({ profiles }), <ProfilesField />);
  expect(messages(warning)).toHaveLength(0);
});

test('switching the audience takes the other choice back, on the server too', () => {
  const campaign = aCampaign({ type: 'awareness', functionGroup: 'healthcare' });
  const { sent, engine } = renderPart(
    campaign,
    <>
      <AudienceSwitch />
      <FunctionGroupField />
    </>,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Job profiles' }));
  expect(sent).toEqual([{ kind: 'functionGroup', functionGroup: null }]);
  expect(engine.snapshot().values.functionGroup).toBeNull();
  expect((screen.getByRole('radio', { name: 'Job profiles' }) as HTMLInputElement).checked).toBe(
    true,
  );
});

test('there is no switch where a type has one audience', () => {
  renderPart(aCampaign(), <AudienceSwitch />);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('conversions are offered with a conversion id only', () => {
  const goals = () => screen.getAllByRole('option').map((option) => option.textContent);
  const custom = aCampaign({ type: 'custom' });
  const { unmount } = renderPart(custom, <GoalField />);
  fireEvent.click(screen.getByRole('button', { name: /Goal/ }));
  expect(goals()).toEqual(['Traffic', 'Brand awareness']);
  unmount();
  renderPart(custom, <GoalField />, { account: { hasConversionId: true } });
  fireEvent.click(screen.getByRole('button', { name: /Goal/ }));
  expect(goals()).toContain('Conversions');
});

test('a goal that is not possible any more is still shown', () => {
  renderPart(aCampaign({ type: 'custom', goal: 'MAXIMISE_CONVERSIONS' }), <GoalField />);
  expect(screen.getByRole('button', { name: /Goal/ }).textContent).toContain('Conversions');
});

test('a function group that is not listed any more is still shown', async () => {
  found['/enum/function-groups'] = ['healthcare', 'it'];
  renderPart(aCampaign({ type: 'awareness', functionGroup: 'retired' }), <FunctionGroupField />);
  const button = screen.getByRole('button', { name: /Function group/ });
  expect(button.textContent).toContain('Retired');
  fireEvent.click(button);
  await screen.findByRole('option', { name: 'Healthcare' });
  expect(button.textContent).toContain('Retired');
});

test('a search for profiles that fails does not say that there are none', async () => {
  status = 503;
  renderPart(aCampaign(), <ProfilesField />);
  act(() => box(/Job profiles/).focus());
  expect(await screen.findByText('The search failed. Type again to retry.')).toBeTruthy();
  expect(screen.queryByText(say('campaign.noSuchProfile'))).toBeNull();
});

test('a message comes once a person has been in the field, and only the first', () => {
  renderPart(aCampaign(), <TypedField field="targetUrl" />);
  const input = screen.getByRole('textbox', { name: /Landing page/ });
  expect(screen.queryByText(say('field.required'))).toBeNull();
  act(() => input.focus());
  act(() => input.blur());
  expect(screen.getByText(say('field.required'))).toBeTruthy();
  fireEvent.change(input, { target: { value: 'http://a b' } });
  expect(screen.getByText(say('campaign.urlNotSecure'))).toBeTruthy();
  fireEvent.change(input, { target: { value: 'https://' } });
  expect(screen.getByText(say('field.url'))).toBeTruthy();
});

test('the title has advice on its wording, which is taken with a press and never in the way', async () => {
  renderPart(aCampaign({ language: 'en' }), <TypedField field="title" />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: /Title/ });
  fireEvent.change(input, { target: { value: 'Salesman in Assen' } });
  fireEvent.click(
    await screen.findByRole('button', { name: 'Replace “Salesman” with “Salesperson”' }),
  );
  expect(input.value).toBe('Salesperson in Assen');
  expect(input.getAttribute('aria-invalid')).toBeNull();
});

test('a tidied answer does not move under the cursor', async () => {
  const { engine } = renderPart(aCampaign(), <TypedField field="title" />, {
    send: async () => aCampaign({ title: 'ICU', version: 2 }),
  });
  const input = screen.getByRole('textbox', { name: /Title/ }) as HTMLInputElement;
  act(() => input.focus());
  fireEvent.change(input, { target: { value: 'ICU ' } });
  await act(async () => engine.commit());
  expect(input.value).toBe('ICU ');
  act(() => input.blur());
  expect(input.value).toBe('ICU');
});

test('what a colleague makes of a saved text is seen, also with the cursor in it', async () => {
  const { engine } = renderPart(aCampaign(), <TypedField field="title" />, {
    send: async () => aCampaign({ title: 'ICU', version: 2 }),
  });
  const input = screen.getByRole('textbox', { name: /Title/ }) as HTMLInputElement;
  act(() => input.focus());
  fireEvent.change(input, { target: { value: 'ICU' } });
  await act(async () => engine.commit());
  act(() => engine.receive(aCampaign({ title: 'ICU nurses', version: 3 })));
  expect(input.value).toBe('ICU nurses');
});

const dates = { startDate: '2027-03-01', endDate: '2027-03-30' };
const day = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
function typeDay(name: string, text: string) {
  act(() => day(name).focus());
  for (let end = 0; end <= text.length; end++) {
    fireEvent.change(day(name), { target: { value: text.slice(0, end) } });
  }
}
const leaveField = () => act(() => (document.activeElement as HTMLElement).blur());

test('typed dates are sent once, when the field is left', () => {
  const { sent } = renderPart(aCampaign(dates), <ScheduleField />);
  typeDay('Start date', '15-05-2027');
  typeDay('End date', '20-05-2027');
  expect(sent).toEqual([]);
  leaveField();
  const schedule = { startDate: '2027-05-15', endDate: '2027-05-20' };
  expect(sent).toEqual([{ kind: 'schedule', schedule }]);
  expect(screen.getByText('6 days')).toBeTruthy();
});

test.each(['31-02-2027', ''])(
  'the end %j is no day: nothing is sent, no days are counted',
  (text) => {
    const { sent } = renderPart(
      aCampaign(dates),
      <>
        <ScheduleField />
        <Summary />
      </>,
    );
    typeDay('End date', text);
    leaveField();
    expect(sent).toEqual([]);
    expect(day('End date').value).toBe(text);
    expect(day('Start date').value).toBe('01-03-2027');
    expect(screen.queryByText(/days$/)).toBeNull();
    const message = text === '' ? say('field.required') : 'There is no such day';
    expect(document.body.textContent).toContain(message);
  },
);

test('a ready length keeps the start that was chosen', async () => {
  const { sent } = renderPart(aCampaign(dates), <ScheduleField />);
  typeDay('Start date', '15-03-2027');
  fireEvent.click(screen.getByRole('button', { name: /^Calendar/ }));
  fireEvent.click(await screen.findByRole('button', { name: '90 days' }));
  const schedule = { startDate: '2027-03-15', endDate: '2027-06-12' };
  expect(sent).toEqual([{ kind: 'schedule', schedule }]);
});

test('with the runtime of a template or a package a start is enough', () => {
  const { sent } = renderPart(aCampaign({ runtime: 45 }), <ScheduleField />);
  expect(document.body.textContent).toContain('Planned for 45 days');
  typeDay('Start date', '01-03-2027');
  leaveField();
  const schedule = { startDate: '2027-03-01', endDate: '2027-04-14' };
  expect(sent).toEqual([{ kind: 'schedule', schedule }]);
});

test('next month is one press away while there are no dates', () => {
  const { sent } = renderPart(aCampaign({ runtime: 30 }), <ScheduleField />, {
    account: { today: '2026-11-15' },
  });
  expect(screen.getByRole('button', { name: '30 days, as planned' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
  const schedule = { startDate: '2026-12-01', endDate: '2026-12-31' };
  expect(sent).toEqual([{ kind: 'schedule', schedule }]);
  expect(screen.queryByRole('button', { name: 'Next month' })).toBeNull();
  // The keys go on at what was filled in.
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Start date' }));
});

test('no one is told that dates are missing on the way to a ready range', () => {
  renderPart(aCampaign(), <ScheduleField />);
  const month = screen.getByRole('button', { name: 'Next month' });
  act(() => day('Start date').focus());
  act(() => day('End date').focus());
  act(() => month.focus());
  expect(screen.queryByText(say('field.required'))).toBeNull();
  leaveField();
  expect(screen.getByText(say('field.required'))).toBeTruthy();
});

test('an address without https:// is completed when the field is left', () => {
  const { sent } = renderPart(aCampaign(), <TypedField field="targetUrl" />);
  const field = screen.getByRole('textbox', { name: /Landing page/ });
  fireEvent.change(field, { target: { value: ' www.care.example/jobs?id=1 ' } });
  expect(messages('The URL should include https:// and no spaces')).toEqual([]);
  fireEvent.blur(field);
  expect(sent).toMatchObject([{ details: { targetUrl: 'https://www.care.example/jobs?id=1' } }]);
  expect(field).toHaveProperty('value', 'https://www.care.example/jobs?id=1');
});

test('and it is the first ready length', async () => {
  renderPart(aCampaign({ runtime: 30 }), <ScheduleField />);
  fireEvent.click(screen.getByRole('button', { name: /^Calendar/ }));
  const lengths = await screen.findAllByRole('button', { name: /days|weeks/ });
  expect(lengths.map((each) => each.textContent)).toEqual([
    '30 days, as planned',
    '2 weeks',
    '60 days',
    '90 days',
  ]);
});

test.each([
  ['active', '2027-03-11', null, '19 days'],
  ['active', '2026-11-15', null, '29 days'],
  ['paused', '2027-03-25', '2027-03-20T12:00:00.000Z', '10 days'],
] as const)('of an %s campaign on %s the days left are shown', (status, today, pausedAt, left) => {
  renderPart(aCampaign({ ...dates, status, pausedAt }), <Summary />, { account: { today } });
  expect(screen.getByText('Remaining').nextSibling?.textContent).toBe(left);
  // Before the first day a runtime beside it would be a day more.
  expect(screen.queryByText('Runtime') === null).toBe(today === '2026-11-15');
});

test('the summary names the channels that a campaign can be on, and once launched those it is on', () => {
  const named = () => screen.getByText('Channels').nextSibling?.textContent;
  const awareness = aCampaign({ type: 'awareness' });
  const { unmount } = renderPart(awareness, <Summary />);
  expect(named()).toBe('Facebook, Instagram, Google Display');
  unmount();
  const launched = {
    ...awareness,
    status: 'active' as const,
    channelsWithAds: ['instagram', 'linkedIn', 'googleDisplay'] as const,
    publishedChannels: ['facebook'] as const,
  };
  renderPart(
    aCampaign({
      ...launched,
      channelsWithAds: [...launched.channelsWithAds],
      publishedChannels: [...launched.publishedChannels],
    }),
    <Summary />,
  );
  expect(named()).toBe('Instagram');
});

test.each([
  ['p1', 'Regional start'],
  ['gone', 'Deleted'],
])('the summary names the package %s a campaign started with', async (packageId, name) => {
  found['/accounts/a1/packages'] = [{ id: 'p1', name: 'Regional start' }];
  renderPart(aCampaign({ packageId }), <Summary />);
  expect((await screen.findByText('Package')).nextSibling?.textContent).toBe(name);
});

test('only before the launch there is an estimate', () => {
  const { unmount } = renderPart(aCampaign(), <Estimate />);
  expect(screen.getByText('Estimate')).toBeTruthy();
  unmount();
  asked.length = 0;
  renderPart(aCampaign({ status: 'active' }), <Estimate />);
  expect(screen.queryByText('Estimate')).toBeNull();
  expect(asked).toEqual([]);
});

test('dates that have passed are said at once', () => {
  renderPart(aCampaign({ startDate: '2026-11-10', endDate: '2026-12-10' }), <ScheduleField />);
  expect(screen.getByText(say('campaign.datesPast'))).toBeTruthy();
});

test.each([
  ['the other way round', '2026-11-20', '2026-11-19', 'campaign.datesReversed'],
  ['of one day', '2026-11-20', '2026-11-20', 'campaign.datesReversed'],
  ['of more than a year', '2026-11-20', '2027-11-21', 'campaign.datesTooLong'],
] as const)('dates %s are said at once', (_, startDate, endDate, code) => {
  renderPart(aCampaign({ startDate, endDate }), <ScheduleField />);
  expect(screen.getByText(say(code))).toBeTruthy();
});

test.each([
  ['poNumber', /PO number/, 40],
  ['referenceNumber', /Reference number/, 100],
  ['targetUrl', /Landing page/, 1000],
] as const)('%s says how long it may be, and is sent once it fits', (field, name, max) => {
  const { engine, sent } = renderPart(aCampaign(), <TypedField field={field} />);
  const input = screen.getByRole('textbox', { name });
  const text = (length: number) =>
    field === 'targetUrl' ? 'https://a.test/'.padEnd(length, 'x') : 'x'.repeat(length);
  act(() => input.focus());
  fireEvent.change(input, { target: { value: text(max + 1) } });
  act(() => engine.commit());
  expect(screen.getByText(say('field.maxLength', { max }))).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(input, { target: { value: text(max) } });
  act(() => engine.commit());
  expect(screen.queryByText(say('field.maxLength', { max }))).toBeNull();
  expect(sent).toMatchObject([{ kind: 'details' }]);
});

test('a conflict shows both values and takes either', async () => {
  const theirs = aCampaign({ title: 'Night nurses', version: 2 });
  const { engine } = renderPart(aCampaign({ title: 'Nurses' }), <ConflictNote field="title" />);
  act(() => {
    engine.change('title', 'ICU');
    engine.receive(theirs);
  });
  expect(screen.getByRole('status').textContent).toContain('Night nurses');
  expect(screen.getByRole('status').textContent).toContain('ICU');
  fireEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(engine.snapshot().values.title).toBe('Night nurses');
  expect(screen.queryByRole('status')).toBeNull();
});

test('a text from before the launch is offered, not sent', () => {
  const { engine, sent } = renderPart(
    aCampaign({ title: 'Nurses' }),
    <ConflictNote field="title" />,
  );
  act(() => {
    engine.change('title', 'ICU');
    engine.receive(
      aCampaign({ title: 'Nurses', status: 'active', errors: [aRefusal()], version: 2 }),
    );
  });
  expect(screen.getByRole('status').textContent).toContain('status of the campaign has changed');
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Take the saved one' }));
  expect(engine.snapshot().values.title).toBe('Nurses');
});

test('each language has the flag of its country, also once it is chosen', () => {
  const flags = (within: ParentNode) =>
    [...within.querySelectorAll('[data-flag]')].map((flag) => flag.getAttribute('data-flag'));
  renderPart(aCampaign({ language: 'de' }), <LanguageField />);
  const button = screen.getByRole('button', { name: /Language/ });
  expect(flags(button)).toEqual(['DE']);
  fireEvent.click(button);
  expect(flags(screen.getByRole('listbox'))).toEqual(['NL', 'US', 'FR', 'PT', 'DE', 'ES', 'IT']);
});
