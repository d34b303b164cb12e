import type { AccountFeature } from '../account/feature.ts';
import { isBlank } from '../field/blank.ts';
import {
  email,
  type FieldRule,
  firstFinding,
  maxLength,
  printableLine,
  required,
} from '../field/rules.ts';
import { type Finding, finding } from '../finding.ts';
import { ADMINISTRATION_LINE_MAX } from './new-account.ts';
import { percentage } from './percentage.ts';

/** Of each line on an invoice. */
export const FINANCE_LINE_MAX = 100;
export const PAYMENT_DAYS_MAX = 365;

/** What master admins keep of an account. */
export interface ManagedSettings {
  alias: string;
  /** As it is typed. */
  fee: string;
  invoiceEmail: string;
  vatNumber: string;
  billingOption: string;
  taxGroup: string;
  /** In days. */
  paymentPeriod: number;
  costCenter: string;
  features: readonly AccountFeature[];
  isMoneyLimited: boolean;
}

const line = [printableLine, maxLength(FINANCE_LINE_MAX)];
const emailOrNone: FieldRule = (value, path) => (isBlank(value) ? undefined : email(value, path));

const rules = {
  alias: [printableLine, maxLength(ADMINISTRATION_LINE_MAX)],
  fee: [required, percentage],
  invoiceEmail: [...line, emailOrNone],
  vatNumber: line,
  billingOption: line,
  taxGroup: line,
  costCenter: line,
} satisfies Partial<Record<keyof ManagedSettings, FieldRule[]>>;

/** What is wrong with the settings that are given. */
export function managedSettingsFindings(settings: Partial<ManagedSettings>): Finding[] {
  const { paymentPeriod } = settings;
  const max = PAYMENT_DAYS_MAX;
  return [
    ...Object.entries(rules).map(([field, checks]) => {
      const { [field as keyof typeof rules]: value } = settings;
      return value === undefined ? undefined : firstFinding(value, checks, field);
    }),
    paymentPeriod !== undefined && (paymentPeriod < 0 || paymentPeriod > max)
      ? finding('field.between', 'paymentPeriod', { min: 0, max })
      : undefined,
  ].filter((found) => found !== undefined);
}

/** Archiving is confirmed with the name of the account: what it stops does not begin again. */
export const archiveFinding = (typed: string, name: string): Finding | undefined =>
  typed.trim() === name.trim() ? undefined : finding('administration.otherName', 'name', { name });

/** How long a master admin is in an account before entering it again. */
export const VISIT_HOURS = 8;
