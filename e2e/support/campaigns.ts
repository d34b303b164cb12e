import type { Locator, Page } from '@playwright/test';
import { accountOf, callAs } from './api.ts';
import type { Person } from './people.ts';

type CampaignType = 'consideration' | 'awareness' | 'conversions' | 'leadform' | 'custom';

export const configurePath = (id: string) =>
  `/campaigns-overview/set-campaign/${id}/campaign-details`;

/** A screen high enough for the whole form: scrolling closes an open list. */
export const wholeForm = { width: 1280, height: 1500 };

export interface Campaign {
  id: string;
  hash: string;
  type: CampaignType;
  status: string;
  title: string;
  targetUrl: string;
  poNumber: string;
  referenceNumber: string;
  language: string;
  goal: string | null;
  functionGroup: string | null;
  profiles: { id: string; name: string; functionGroup: string }[];
  locations: Place[];
  startDate: string | null;
  endDate: string | null;
  usedTemplate: string | null;
  packageId: string | null;
  customTotalGrossBudget: number | null;
  workspaceSlug: string;
}

interface Place {
  id: string;
  name: string;
  type: 'city' | 'region' | 'country';
  country: string;
}

interface Content {
  type?: CampaignType;
  title?: string;
  targetUrl?: string;
  poNumber?: string;
  referenceNumber?: string;
  /** Names of jobs and of places; the first one found is taken. */
  profiles?: string[];
  places?: string[];
  dates?: [start: string, end: string];
  templateId?: string;
}

export const getCampaign = (person: Person, id: string) =>
  callAs<Campaign>(person, 'GET', `/campaigns/${id}`);

/** Makes a draft behind the screen's back, with as much in it as is given. */
export async function createCampaign(
  person: Person,
  slug: string,
  content: Content = {},
): Promise<Campaign> {
  const { type = 'consideration', title = '', profiles = [], places = [], dates } = content;
  const { templateId } = content;
  const accountId = await accountOf(person);
  const { id } = await callAs<Campaign>(person, 'POST', '/campaigns', {
    ...{ type, slug, accountId, templateId },
  });
  await changeDetails(person, id, { ...content, title });
  for (const name of profiles) {
    const found = await callAs<{ id: string; name: string }[]>(
      person,
      'GET',
      `/profiles?q=${encodeURIComponent(name)}`,
    );
    const profile = found.find((one) => one.name === name);
    if (!profile) throw new Error(`There is no profile ${name}`);
    await callAs(person, 'POST', `/campaigns/${id}/profiles`, { id: profile.id });
  }
  for (const name of places) {
    const place = await findPlace(person, name);
    await callAs(person, 'POST', `/campaigns/${id}/locations`, place);
  }
  if (dates) {
    const [start_date, end_date] = dates;
    await callAs(person, 'PUT', `/campaigns/${id}/schedule`, { start_date, end_date });
  }
  return getCampaign(person, id);
}

/** Saves what is typed, as the form of another person would. */
export async function changeDetails(
  person: Person,
  id: string,
  change: Partial<Pick<Campaign, 'title' | 'targetUrl' | 'poNumber' | 'referenceNumber'>>,
): Promise<void> {
  const { title, targetUrl, poNumber, referenceNumber, language } = {
    ...(await getCampaign(person, id)),
    ...change,
  };
  await callAs(person, 'PUT', `/campaigns/${id}`, {
    title,
    target_url: targetUrl,
    po_number: poNumber,
    reference_number: referenceNumber,
    language,
  });
}

async function findPlace(person: Person, name: string): Promise<Place> {
  const path = `/locations/autocomplete?q=${encodeURIComponent(name)}`;
  const place = (await callAs<Place[]>(person, 'GET', path)).find((one) => one.name === name);
  if (!place) throw new Error(`There is no place ${name}`);
  return { id: place.id, name: place.name, type: place.type, country: place.country };
}

/** A day so many days from today in the calendar of the demo accounts, as the API writes it. */
export function dayFromNow(days: number): string {
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Amsterdam' });
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}

/** As people read it. */
export const shownDay = (day: string) => day.split('-').toReversed().join('-');

/** The rows of the overview without its head. */
const campaignRows = (page: Page) =>
  page
    .getByRole('table', { name: 'Campaigns' })
    .getByRole('row')
    .filter({ has: page.locator('a') });

export const campaignRow = (page: Page, title: string) =>
  campaignRows(page).filter({ has: page.getByRole('link', { name: title, exact: true }) });

export const titlesShown = (page: Page) =>
  page.getByRole('table', { name: 'Campaigns' }).getByRole('link');

/** Opens the menu of a row, a card or the head of a campaign. */
export async function openMenu(place: Locator | Page): Promise<Locator> {
  await place.getByRole('button', { name: /^Actions for/ }).click();
  const page = 'page' in place ? place.page() : place;
  return page.getByRole('menu');
}

export const saveState = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\s*(Saved|Saving…|Not )/ });

/** One of the fields that are typed. */
export const textField = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true });

/** A field that searches. While its list is open, the tags are out of reach for a screen reader. */
export const pickField = (page: Page, name: 'Locations' | 'Job profiles') => ({
  input: page.getByRole('combobox', { name, includeHidden: true }),
  options: page.getByRole('option'),
  chosen: page
    .getByRole('grid', { name: `${name}, chosen`, includeHidden: true })
    .getByRole('row', { includeHidden: true }),
});

/** Searches in such a field and takes the first that fits. */
export async function addPicked(
  { input, options }: ReturnType<typeof pickField>,
  text: string,
  option: RegExp,
): Promise<void> {
  await input.fill(text);
  await options.filter({ hasText: option }).first().click();
}

/** Chooses from a dropdown by its label. */
export async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Chooses a card or a radio by its title: what can be pressed is the text, not the dot. */
export async function chooseRadio(page: Page, name: string): Promise<void> {
  await page
    .locator('label')
    .filter({ hasText: new RegExp(`^${name}`) })
    .click();
}
