import { firstFinding, maxLength, printableLine, url } from '../field/rules.ts';
import { type Finding, finding } from '../finding.ts';
import { type NotificationKind, notificationKinds } from '../notification/kind.ts';

/** People hear once of several applications that come together; programs hear of each. */
type ToldOneByOne = 'applied';
export const isToldOneByOne = (kind: NotificationKind): kind is ToldOneByOne => kind === 'applied';

/** What is about a job list, and about no campaign. */
const listKinds = ['feedFailed', 'feedHeld', 'jobsRefused'] as const;
type ListKind = (typeof listKinds)[number];
const isAboutList = (kind: NotificationKind): kind is ListKind =>
  (listKinds as readonly NotificationKind[]).includes(kind);

export const APPLICATION_EVENT = 'application.received';

/** What a program can be told: everything that people are told about campaigns and job lists. */
export type WebhookEvent =
  | `campaign.${Exclude<NotificationKind, ToldOneByOne | ListKind>}`
  | `jobList.${ListKind}`
  | typeof APPLICATION_EVENT;

export function webhookEventOf(kind: NotificationKind): WebhookEvent {
  if (isToldOneByOne(kind)) return APPLICATION_EVENT;
  return isAboutList(kind) ? `jobList.${kind}` : `campaign.${kind}`;
}

export const webhookEvents: readonly WebhookEvent[] = notificationKinds.map(webhookEventOf);
/** Sent when a person tries the address. */
export const TEST_EVENT = 'test';

export const webhookStates = ['pending', 'delivered', 'failed'] as const;
export type WebhookState = (typeof webhookStates)[number];

export const WEBHOOK_URL_MAX = 500;
export const WEBHOOKS_MAX = 20;

/** Why no webhook can be added to so many. */
export const tooManyWebhooksFinding = (count: number): Finding | undefined =>
  count >= WEBHOOKS_MAX ? finding('webhook.tooMany', '', { max: WEBHOOKS_MAX }) : undefined;

export interface WebhookValues {
  url: string;
  events: readonly string[];
}

/** On this machine a program under development has no certificate and no public name. */
export function webhookFindings(
  { url: address, events }: WebhookValues,
  { isLocal }: { isLocal: boolean },
): Finding[] {
  const rules = isLocal ? [localUrl] : [secure, url];
  const found = firstFinding(address, [printableLine, ...rules, maxLength(WEBHOOK_URL_MAX)], 'url');
  return [
    ...(found ? [found] : []),
    ...(events.length === 0 ? [finding('webhook.withoutEvents', 'events')] : []),
  ];
}

const secure = (value: string, path?: string) =>
  /^https:\/\//i.test(value) ? undefined : finding('webhook.notSecure', path);

const localUrl = (value: string, path?: string) =>
  /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(value) ? undefined : finding('field.url', path);

const MINUTE_MS = 60_000;
/** After the first attempt, until a person has had the time to mend what is broken at the other end. */
const waits = [1, 5, 30, 120, 360, 720, 1_440].map((minutes) => minutes * MINUTE_MS);

export const WEBHOOK_ATTEMPTS = waits.length + 1;

/** How long to wait after so many attempts that failed; undefined when it is given up. */
export const nextAttemptIn = (attempts: number): number | undefined => waits[attempts - 1];
