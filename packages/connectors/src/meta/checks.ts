import { type Message, messageOf, needsConversionId, sayMessage } from '@posthorn/domain';
import type { Failure } from '../failure.ts';
import type { Plan } from '../plan.ts';
import type { ApplicationEvent } from './application-event.ts';
import { isOnInstagram, metaAds } from './family.ts';

/** What Meta would refuse, as far as the plan itself tells. */
export function planFailures(plan: Plan, aim: ApplicationEvent | undefined): Failure[] {
  const failures: Failure[] = [];
  if (aim === undefined && !plan.form && needsConversionId(plan.goal)) {
    failures.push(wrong('noConversionId', 'goal', messageOf('meta.noConversionId')));
  }
  if (plan.places.length === 0) {
    failures.push(wrong('noPlaces', 'places', messageOf('meta.noPlace')));
  }
  if (plan.pages.facebook === null) {
    failures.push(wrong('noPage', 'pages.facebook', messageOf('meta.noFacebookPage')));
  }
  if (plan.pages.instagram === null) {
    const message = messageOf('meta.noInstagramAccount');
    for (const ad of metaAds(plan).filter(isOnInstagram)) {
      failures.push({ ...wrong('noInstagram', 'pages.instagram', message), adId: ad.id });
    }
  }
  return failures;
}

const wrong = (code: string, field: string, userMessage: Message): Failure => ({
  kind: 'invalid',
  code,
  message: sayMessage(userMessage),
  userMessage,
  field,
});
