import type { Page } from '@playwright/test';
import { accountOf, callAs } from './api.ts';
import type { Person } from './people.ts';

export const adsPath = (campaignId: string) =>
  `/campaigns-overview/set-campaign/${campaignId}/campaign-details/ads`;

interface Picture {
  id: string;
  type: 'image';
  width: number;
  height: number;
}

/** Pictures of the person's library that fit every kind of ad. */
export async function pictures(person: Person): Promise<Picture[]> {
  const path = `/accounts/${await accountOf(person)}/master-images`;
  const all = await callAs<Picture[]>(person, 'GET', path);
  return all.filter(({ width }) => width >= 500);
}

/** Adds an ad behind the screen's back; what is not said is short and right. */
export async function createAd(
  person: Person,
  campaignId: string,
  resource: string,
  words: Record<string, unknown> = {},
): Promise<{ id: string }> {
  const [one, other] = await pictures(person);
  const place = (picture: Picture | undefined) => ({ id: picture?.id, type: 'image' });
  return callAs(person, 'POST', `/campaigns/${campaignId}/${resource}`, {
    media: resource.includes('carousel') ? [place(one), place(other)] : place(one),
    message: 'Come and work with us',
    headline: 'Nurses wanted',
    link_description: 'Apply in a minute',
    call_to_action: 'LEARN_MORE',
    ...words,
  });
}

/** The card of an ad, by what it is called. */
export const adCard = (page: Page, name: string) =>
  page.getByRole('article', { name, exact: true });
