import type { Failure } from '../failure.ts';
import type { Plan } from '../plan.ts';
import { isOnInstagram, metaAds } from './family.ts';

/** What Meta would refuse, as far as the plan itself tells. */
export function planFailures(plan: Plan): Failure[] {
  const failures: Failure[] = [];
  if (plan.places.length === 0) {
    failures.push(
      wrong('noPlaces', 'places', 'Meta needs a location. Choose at least one for this campaign.'),
    );
  }
  if (plan.pages.facebook === null) {
    failures.push(
      wrong(
        'noPage',
        'pages.facebook',
        'Ads on Facebook and Instagram speak in the name of a Facebook page. Choose one.',
      ),
    );
  }
  if (plan.pages.instagram === null) {
    const message = 'Ads on Instagram speak in the name of an Instagram account. Choose one.';
    for (const ad of metaAds(plan).filter(isOnInstagram)) {
      failures.push({ ...wrong('noInstagram', 'pages.instagram', message), adId: ad.id });
    }
  }
  return failures;
}

const wrong = (code: string, field: string, userMessage: string): Failure => ({
  kind: 'invalid',
  code,
  message: userMessage,
  userMessage,
  field,
});
