import { conversionOf } from '../accounts.ts';
import { customConversionsOf, happened } from '../conversions.ts';
import type { SandboxAccount } from '../dialect.ts';
import type { Json, LedgerObject } from '../ledger/object.ts';
import { refused } from './graph-error.ts';
import { Reference, type View } from './projection.ts';

/** The pixel on the website of an account. */
export const pixelView = (account: Pick<SandboxAccount, 'id'>): View => ({
  id: conversionOf(account),
  name: 'Careers site',
  is_unavailable: false,
});

export const customConversionViews = (account: Pick<SandboxAccount, 'id'>): View[] =>
  customConversionsOf(account).map(({ id, name }) => ({
    id,
    account_id: account.id,
    name,
    custom_event_type: 'OTHER',
    is_archived: false,
    is_unavailable: false,
    pixel: new Reference('pixel', conversionOf(account), () => pixelView(account)),
  }));

/** What is counted has to belong to the ad account, or be shared with it. */
export function checkCounted(
  promoted: Record<string, Json> | undefined,
  { account }: LedgerObject,
): void {
  const own = { id: account ?? '' };
  const { pixel_id: pixel, custom_conversion_id: custom } = promoted ?? {};
  if (pixel !== undefined && pixel !== conversionOf(own)) {
    const message = 'This pixel is not shared with the ad account.';
    throw refused(1487888, 'Pixel not available', message, 'promoted_object');
  }
  if (custom !== undefined && !customConversionsOf(own).some(({ id }) => id === custom)) {
    const message = 'This custom conversion does not belong to the ad account.';
    throw refused(undefined, 'Custom conversion not available', message, 'promoted_object');
  }
}

const named = (names: readonly string[], value: number) =>
  value === 0 ? [] : names.map((action_type) => ({ action_type, value: String(value) }));

/**
 * What people did, each event under all of its names. A person who applies on the website has opened the form
 * twice on average, which its pixel tells as leads.
 */
export function resultsOf(
  { aim, account }: { aim: string; account: string },
  figures: { clicks: number; leads: number },
): View {
  const { clicks, leads } = figures;
  const clicked = named(['link_click'], clicks);
  if (aim === 'leads') {
    return shown([...clicked, ...named(['lead', 'onsite_conversion.lead_grouped'], leads)], []);
  }
  const custom = customConversionsOf({ id: account }).flatMap(({ id, counts }) =>
    named([`offsite_conversion.custom.${id}`], happened(counts, figures)),
  );
  return shown(
    [
      ...clicked,
      ...named(['offsite_conversion.fb_pixel_custom'], clicks),
      ...named(['lead', 'offsite_conversion.fb_pixel_lead'], 2 * leads),
      ...custom,
    ],
    [...named(['submit_application_total', 'submit_application_website'], leads), ...custom],
  );
}

const shown = (actions: readonly View[], conversions: readonly View[]): View => ({
  ...(actions.length > 0 && { actions }),
  ...(conversions.length > 0 && { conversions }),
});
