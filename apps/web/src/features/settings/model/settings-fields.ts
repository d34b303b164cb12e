import {
  type AccountSettings,
  type AccountUtm,
  accountSettingsFindings,
  type Finding,
  networkNumberFinding,
  tidyLine,
  type UtmChannel,
  type UtmField,
  utmChannels,
  utmFields,
} from '@posthorn/domain';
import type { AccountFacts } from '../../accounts/index.ts';

export type UtmKey = `utm.${UtmChannel}.${UtmField}`;
export const utmKey = (channel: UtmChannel, field: UtmField): UtmKey => `utm.${channel}.${field}`;

const utmKeys = utmChannels.flatMap((channel) =>
  utmFields.map((field) => ({ channel, field, key: utmKey(channel, field) })),
);

/** The fields of the form, named as findings name them. */
export type SettingsField =
  | 'default_landing_page_url'
  | 'primary_language'
  | 'application_days'
  | 'pauses_lost_vacancies'
  | 'conversion_id'
  | 'pixelId'
  | UtmKey;

/** A box that is ticked; an empty one is empty. */
export const YES = 'yes';

export type SettingsTexts = Record<SettingsField, string>;

export interface NetworkNumbers {
  conversion_id: string | null;
  pixelId: string | null;
}

/** Everything as texts. The numbers are those of admins; others have none. */
export function textsOf(account: AccountFacts, numbers: NetworkNumbers | undefined): SettingsTexts {
  const { default_landing_page_url, primary_language, utm, application_days } = account;
  const { pauses_lost_vacancies: isPausing } = account;
  return {
    default_landing_page_url,
    primary_language,
    application_days: String(application_days),
    pauses_lost_vacancies: isPausing ? YES : '',
    conversion_id: numbers?.conversion_id ?? '',
    pixelId: numbers?.pixelId ?? '',
    ...(Object.fromEntries(
      utmKeys.map(({ channel, field, key }) => [key, utm[channel]?.[field] ?? '']),
    ) as Record<UtmKey, string>),
  };
}

export const utmOf = (texts: SettingsTexts): AccountUtm =>
  Object.fromEntries(
    utmChannels.map((channel) => [
      channel,
      Object.fromEntries(utmFields.map((field) => [field, texts[utmKey(channel, field)]])),
    ]),
  );

/** What the account itself keeps, as it is sent. */
export const accountPart = (texts: SettingsTexts): AccountSettings => ({
  default_landing_page_url: texts.default_landing_page_url,
  primary_language: texts.primary_language as AccountSettings['primary_language'],
  utm: utmOf(texts),
  application_days: Number(texts.application_days),
  pauses_lost_vacancies: texts.pauses_lost_vacancies === YES,
});

/** A number as it is sent: an empty field says that there is none. */
export const numberOf = (text: string): string | null => tidyLine(text) || null;

export const settingsFindings = (texts: SettingsTexts): Finding[] => [
  ...accountSettingsFindings(accountPart(texts)),
  ...(['conversion_id', 'pixelId'] as const).flatMap((field) => {
    const number = numberOf(texts[field]);
    return number === null ? [] : (networkNumberFinding(number, field) ?? []);
  }),
];
