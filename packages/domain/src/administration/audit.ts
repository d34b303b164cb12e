import { auditTexts } from '#texts/audit';
import { CSV_BEGINNING, csvLine } from '../field/csv.ts';
import type { CsvStyle } from '../field/csv-style.ts';

/** What is written down of what master admins do. */
export const auditActions = [
  'masterAccountCreated',
  'adminAdded',
  'adminRemoved',
  'accountCreated',
  'accountChanged',
  'moneyBooked',
  'workspaceCreated',
  'userInvited',
  'invitationSentAgain',
  'invitationRevoked',
  'roleChanged',
  'userRemoved',
  'accountEntered',
  'accountLeft',
  'archiveBegun',
  'accountArchived',
  'applicantsSearched',
  'personDataGiven',
  'personErased',
] as const;
export type AuditAction = (typeof auditActions)[number];
export const auditActionLabels: Record<AuditAction, string> = auditTexts.actions;

/** Who did what a command of the program did. */
export const auditAtMachine = auditTexts.atMachine;
export const auditBookingKinds = auditTexts.booking;
export const auditAnswers = auditTexts.answers;

/** What an entry tells of, before and after. */
export type AuditField = keyof typeof auditTexts.fields;
/** As people read it, because what it meant then must not change with the product. */
export type AuditFacts = Partial<Record<AuditField, string>>;

export interface AuditChange {
  name: string;
  before: string;
  after: string;
}

/** What an entry tells, in the order of the fields. */
export const auditChanges = (before: AuditFacts, after: AuditFacts): AuditChange[] =>
  (Object.keys(auditTexts.fields) as AuditField[])
    .filter((field) => (before[field] ?? '') !== (after[field] ?? ''))
    .map((field) => ({
      name: auditTexts.fields[field],
      before: before[field] ?? '',
      after: after[field] ?? '',
    }));

interface AuditLine {
  /** In ISO 8601. */
  at: string;
  person: string;
  email: string;
  action: AuditAction;
  accountName: string;
  changes: readonly AuditChange[];
}

/** The log as a file for a spreadsheet: a line for each change. Entry by entry, because there may be thousands. */
export function* auditCsv(entries: Iterable<AuditLine>, style: CsvStyle): Generator<string> {
  const { at, person, email, action, account, what, before, after } = auditTexts.columns;
  const head = [at, person, email, action, account, what, before, after];
  yield CSV_BEGINNING + csvLine(head, style);
  for (const entry of entries) {
    const begin = [
      entry.at,
      entry.person,
      entry.email,
      auditActionLabels[entry.action],
      entry.accountName,
    ];
    const changes = entry.changes.map((change) => [change.name, change.before, change.after]);
    for (const change of changes.length === 0 ? [['', '', '']] : changes) {
      yield csvLine([...begin, ...change], style);
    }
  }
}
