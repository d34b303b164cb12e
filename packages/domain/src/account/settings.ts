import { retentionFinding } from '../application/retention.ts';
import { detailFinding } from '../campaign/details.ts';
import type { Language } from '../campaign/language.ts';
import { type AccountUtm, tidiedUtm, utmFindings } from '../channel/utm.ts';
import { tidyLine } from '../field/blank.ts';
import { type Finding, finding } from '../finding.ts';

/** What an account gives to its new campaigns and asks of all, as its settings page saves it. */
export interface AccountSettings {
  default_landing_page_url: string;
  primary_language: Language;
  utm: AccountUtm;
  /** For how many days the contents of applications are kept. */
  application_days: number;
  /** Whether a campaign whose vacancy is gone is paused without a person. */
  pauses_lost_vacancies: boolean;
}

export const tidiedSettings = (settings: AccountSettings): AccountSettings => ({
  ...settings,
  default_landing_page_url: tidyLine(settings.default_landing_page_url),
  utm: tidiedUtm(settings.utm),
});

/** A landing page is asked to be what that of a campaign has to be; none is fine. */
export function accountSettingsFindings(settings: AccountSettings): Finding[] {
  const landingPage = detailFinding('targetUrl', settings.default_landing_page_url);
  const retention = retentionFinding(settings.application_days, 'application_days');
  return [
    ...(retention ? [retention] : []),
    ...(landingPage ? [{ ...landingPage, path: 'default_landing_page_url' }] : []),
    ...utmFindings(settings.utm),
  ];
}

/** The number under which a network knows an ad account, a page, a pixel or a conversion: digits only. */
export const NETWORK_NUMBER = /^\d{1,30}$/;

export const networkNumberFinding = (value: string, path: string): Finding | undefined =>
  NETWORK_NUMBER.test(value) ? undefined : finding('field.digits', path);
