import { type Currency, currencySymbol } from '../budget/money.ts';
import {
  email,
  type FieldRule,
  firstFinding,
  maxLength,
  printableLine,
  required,
} from '../field/rules.ts';
import { type Finding, finding } from '../finding.ts';
import { MEMBER_NAME_MAX } from '../member/invitation.ts';
import { WORKSPACE_NAME_MAX } from '../workspace/workspace.ts';
import { percentage } from './percentage.ts';

/** Of each line that is typed about an account. */
export const ADMINISTRATION_LINE_MAX = 100;
/** The number of a house. */
export const HOUSE_NUMBER_MAX = 6;

/** What a new account and a new master account have in common, as it is typed. */
export interface NewCompany {
  name: string;
  street: string;
  /** Digits. */
  number: string;
  zipcode: string;
  city: string;
  country: string;
  agreement: string;
  /** A percentage; kept and shown, no sum uses it. */
  fee: string;
}

export interface NewAccount extends NewCompany {
  currency: string;
}

export interface NewPerson {
  first_name: string;
  last_name: string;
  email: string;
}

/** The person becomes its admin. */
export interface NewMasterAccount extends NewCompany, NewPerson {}

export interface NewWorkspace {
  name: string;
  /** A percentage; kept and shown, no sum uses it. */
  mark_up: string;
}

/** Those in which a new account can be kept, the usual one first. */
export const accountCurrencies = ['EUR', 'USD', 'GBP'] as const satisfies readonly Currency[];

/** "EUR (€)" */
export const currencyLabel = (currency: string): string =>
  `${currency} (${currencySymbol(currency)})`;

const digits: FieldRule = (value, path) =>
  /^\d+$/.test(value) ? undefined : finding('field.digits', path);

const known: FieldRule = (value, path) =>
  accountCurrencies.some((currency) => currency === value)
    ? undefined
    : finding('field.unknown', path);

const line = [printableLine, maxLength(ADMINISTRATION_LINE_MAX)];
const personName = [required, printableLine, maxLength(MEMBER_NAME_MAX)];

const companyRules: Record<keyof NewCompany, FieldRule[]> = {
  name: [required, ...line],
  street: [required, ...line],
  number: [required, digits, maxLength(HOUSE_NUMBER_MAX)],
  zipcode: [required, ...line],
  city: [required, ...line],
  country: [required, ...line],
  agreement: line,
  fee: [required, percentage],
};

const personRules: Record<keyof NewPerson, FieldRule[]> = {
  first_name: personName,
  last_name: personName,
  email: [required, email],
};

function findingsOf<Values extends object>(
  values: Values,
  rules: Record<keyof Values, FieldRule[]>,
): Finding[] {
  return (Object.keys(rules) as (keyof Values & string)[])
    .map((field) => firstFinding(String(values[field]), rules[field], field))
    .filter((found) => found !== undefined);
}

export const newAccountFindings = (account: NewAccount): Finding[] =>
  findingsOf(account, { ...companyRules, currency: [required, known] });

export const newMasterAccountFindings = (master: NewMasterAccount): Finding[] =>
  findingsOf(master, { ...companyRules, ...personRules });

export const newPersonFindings = (person: NewPerson): Finding[] => findingsOf(person, personRules);

export const newWorkspaceFindings = (workspace: NewWorkspace): Finding[] =>
  findingsOf(workspace, {
    name: [required, printableLine, maxLength(WORKSPACE_NAME_MAX)],
    mark_up: [percentage],
  });
