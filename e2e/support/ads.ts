import type { Locator, Page } from '@playwright/test';
import { accountOf, callAs } from './api.ts';
import type { Person } from './people.ts';

export interface Ad {
  id: string;
  message: string;
  headline: string;
  callToAction: string;
  media: { id: string }[];
  version: number;
}

/** The ads of a campaign of one kind, such as 'facebook-post'. */
export const adsOf = (person: Person, campaignId: string, kind: string) =>
  callAs<Ad[]>(person, 'GET', `/campaigns/${campaignId}/${kind}-ads`);

const words = {
  message: 'Come and work with us',
  headline: 'Nurses wanted',
  link_description: 'Apply in a minute',
  call_to_action: 'LEARN_MORE',
};

/** An ad behind the screen's back, with the first fitting pictures of the library. */
export async function createAd(
  person: Person,
  campaignId: string,
  kind: string,
  more: Partial<typeof words> = {},
): Promise<Ad> {
  const images = await callAs<{ id: string; width: number }[]>(
    person,
    'GET',
    `/accounts/${await accountOf(person)}/master-images`,
  );
  const places = images
    .filter(({ width }) => width >= 500)
    .map(({ id }) => ({ id, type: 'image' as const }));
  const media = kind.endsWith('carousel') ? places.slice(0, 2) : places[0];
  const body = { ...words, ...more, media };
  return callAs(person, 'POST', `/campaigns/${campaignId}/${kind}-ads`, body);
}

export const adsPath = (campaignId: string) =>
  `/campaigns-overview/set-campaign/${campaignId}/campaign-details/ads`;
export const createAdPath = (campaignId: string, kind: string) =>
  `/campaigns-overview/${campaignId}/ads/${kind}-ad/create`;
export const editAdPath = (campaignId: string, kind: string, ad: Ad) =>
  `/campaigns-overview/${campaignId}/ads/${kind}-ad/${ad.id}`;

/** The layer of an editor, whatever it is about. */
export const editor = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(New|Edit) .* ad$/ });
export const field = (page: Page, name: 'Message' | 'Headline' | 'Link description'): Locator =>
  editor(page).getByRole('textbox', { name, exact: true });
export const confirm = (page: Page): Locator =>
  editor(page).getByRole('button', { name: 'Confirm' });

/** The card of an ad on the ads page, by what it is called. */
export const adCard = (page: Page, name: string): Locator =>
  page.getByRole('article', { name, exact: true });
