import {
  ADMINISTRATION_LINE_MAX,
  accountFeatures,
  auditActions,
  BOOKING_DESCRIPTION_MAX,
  bookingKinds,
  EMAIL_MAX,
  FINANCE_LINE_MAX,
  MEMBER_NAME_MAX,
  SEARCH_MAX_CHARACTERS,
  uploadRules,
} from '@posthorn/domain';
import { z } from 'zod';
import { personData, personErased } from '../application-shapes.ts';
import { operation } from '../operation.ts';
import {
  accountParams,
  cents,
  currency,
  day,
  id,
  line,
  role,
  slug,
  timestamp,
  version,
} from '../shapes.ts';

const tag = 'Master account';

/** Everyone but the admins of the master account gets the answer of something that does not exist. */
const inMaster = { scope: 'masterAccount' } as const;
const ofAccount = { scope: 'managedAccount' } as const;

/** A PNG or JPEG that the browser has cut already; it may be left out. */
const image = {
  limit: 'upload',
  upload: { field: 'image', maxMegabytes: uploadRules.image.maxMegabytes, isOptional: true },
} as const;

/** As it is typed; what is wrong with it is said by the rules of the domain, at its field. */
const typed = line(ADMINISTRATION_LINE_MAX);
const company = {
  name: typed,
  street: typed,
  number: typed,
  zipcode: typed,
  city: typed,
  country: typed,
  agreement: typed.default(''),
  /** A percentage: "12,5". Kept and shown; no sum uses it. */
  fee: typed,
};
const person = {
  first_name: line(MEMBER_NAME_MAX),
  last_name: line(MEMBER_NAME_MAX),
  email: line(EMAIL_MAX),
};

/** May be below zero, where more was spent than paid in. */
const balance = z.object({ amount: z.int(), currency });
/** Where pictures of accounts and workspaces are fetched, of those that have one. */
const imageUrl = z.string().nullable();

/** Where it is on the way to the archive. */
const archive = z.object({
  begunAt: timestamp,
  /** When it was done; from then on no one gets into the account. */
  archivedAt: timestamp.nullable(),
  /** Campaigns that still run, or of which a network has not confirmed that they stand still. */
  running: z.int(),
});

const managedAccount = z.object({
  id,
  name: z.string(),
  /** What people call it for short. */
  alias: z.string(),
  imageUrl,
  createdAt: timestamp,
  people: z.int(),
  activeCampaigns: z.int(),
  balance,
  reserved: cents,
  /** Null as long as it is not archived. */
  archive: archive.nullable(),
});

const financeLine = line(FINANCE_LINE_MAX);
const financeSettings = {
  invoiceEmail: financeLine,
  vatNumber: financeLine,
  billingOption: financeLine,
  taxGroup: financeLine,
  /** In days. */
  paymentPeriod: z.int(),
  costCenter: financeLine,
};

const managedAccountSettings = managedAccount.extend({
  currency,
  address: z.object({
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
  }),
  agreement: z.string(),
  /** In hundredths of a percent. */
  fee: z.int(),
  features: z.array(z.enum(accountFeatures)),
  /** Whether campaigns may not take more than what is free to use. */
  isMoneyLimited: z.boolean(),
  ...z.object(financeSettings).shape,
  workspaces: z.array(
    z.object({
      id,
      name: z.string(),
      slug,
      /** In hundredths of a percent; null where none was given. */
      markUp: z.int().nullable(),
      imageUrl,
    }),
  ),
  version,
});

const visit = z.object({
  id,
  accountId: id,
  accountName: z.string(),
  enteredAt: timestamp,
  /** When it ends by itself. */
  endsAt: timestamp,
});

const applicantParams = accountParams.extend({ applicationId: id });

const page = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  perpage: z.coerce.number().int().min(1).max(100).default(50),
};
const paged = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), page: z.int(), perPage: z.int(), hasMore: z.boolean() });
const search = z.string().max(200).default('');

const auditQuery = {
  /** In names of people, accounts and in what was changed. */
  search,
  accountId: id.optional(),
  action: z.enum(auditActions).optional(),
};

export const masterAccountOperations = {
  getMasterAccount: operation({
    method: 'GET',
    path: '/master-account',
    summary: 'The master account of the signed-in person, and the account they are visiting',
    tag,
    access: inMaster,
    answer: z.object({
      id,
      name: z.string(),
      imageUrl,
      agreement: z.string(),
      fee: z.int(),
      admins: z.array(z.object({ id, name: z.string(), email: z.email() })),
      visit: visit.nullable(),
    }),
  }),
  createMasterAccount: operation({
    method: 'POST',
    path: '/master-accounts',
    summary: 'Creates a master account with its first admin, who is sent a letter',
    tag,
    access: inMaster,
    ...image,
    idempotent: true,
    body: z.object({ ...company, ...person }),
    status: 201,
    answer: z.object({ id, name: z.string(), email: z.email() }),
  }),
  listManagedAccounts: operation({
    method: 'GET',
    path: '/master-account/accounts',
    summary: 'One page of the accounts of the master account, by name; archived ones on request',
    tag,
    access: inMaster,
    query: z.object({ search, archived: z.enum(['0', '1']).default('0'), ...page }),
    answer: paged(managedAccount).extend({ total: z.int() }),
  }),
  createAccount: operation({
    method: 'POST',
    path: '/accounts',
    summary: 'Creates an account; the person who does becomes its first admin',
    tag,
    access: inMaster,
    ...image,
    idempotent: true,
    body: z.object({ ...company, currency: typed }),
    status: 201,
    /** `email`: of the first admin. */
    answer: z.object({ id, name: z.string(), email: z.email() }),
  }),
  getManagedAccount: operation({
    method: 'GET',
    path: '/master-account/accounts/:accountId',
    summary: 'What a master admin sees of an account without entering it',
    tag,
    access: ofAccount,
    params: accountParams,
    answer: managedAccountSettings,
  }),
  updateManagedAccount: operation({
    method: 'PUT',
    path: '/master-account/accounts/:accountId',
    summary: 'Changes alias, fee, finance settings, features and the money limit of an account',
    tag,
    access: ofAccount,
    versioned: true,
    params: accountParams,
    body: z
      .object({
        alias: typed,
        fee: typed,
        ...financeSettings,
        features: z.array(z.enum(accountFeatures)).max(accountFeatures.length),
        isMoneyLimited: z.boolean(),
      })
      .partial(),
    answer: managedAccountSettings,
  }),
  getManagedAccountImage: operation({
    method: 'GET',
    path: '/master-account/accounts/:accountId/image',
    summary: 'The picture of an account',
    tag,
    access: ofAccount,
    params: accountParams,
    kind: 'file',
  }),
  getManagedWorkspaceImage: operation({
    method: 'GET',
    path: '/master-account/accounts/:accountId/workspaces/:workspaceId/image',
    summary: 'The picture of a workspace',
    tag,
    access: ofAccount,
    params: accountParams.extend({ workspaceId: id }),
    kind: 'file',
  }),
  getMasterAccountImage: operation({
    method: 'GET',
    path: '/master-account/image',
    summary: 'The picture of the master account',
    tag,
    access: inMaster,
    kind: 'file',
  }),
  addAccountUser: operation({
    method: 'POST',
    path: '/accounts/:accountId/members',
    summary: 'Invites a person into an account by e-mail',
    tag,
    access: ofAccount,
    limit: 'invitation',
    idempotent: true,
    params: accountParams,
    body: z.object({ ...person, role }),
    status: 201,
    answer: z.object({ id, email: z.email() }),
  }),
  bookMoney: operation({
    method: 'POST',
    path: '/master-account/accounts/:accountId/bookings',
    summary: 'Books a deposit or a correction; it is never changed, only corrected by another one',
    tag,
    access: ofAccount,
    idempotent: true,
    params: accountParams,
    body: z.object({
      kind: z.enum(bookingKinds),
      date: day,
      /** In cents; a correction may take away. */
      amount: z.int(),
      description: line(BOOKING_DESCRIPTION_MAX),
    }),
    status: 201,
    answer: z.object({ balance, reserved: cents }),
  }),
  archiveAccount: operation({
    method: 'POST',
    path: '/master-account/accounts/:accountId/archive',
    summary: 'Stops all campaigns of an account; when they stand still, no one gets in any more',
    tag,
    access: ofAccount,
    params: accountParams,
    /** What is typed to confirm. */
    body: z.object({ name: typed }),
    status: 202,
    answer: managedAccount,
  }),
  searchApplicants: operation({
    method: 'POST',
    path: '/master-account/accounts/:accountId/applicants/search',
    summary:
      'People who applied in an archived account, by name or address; the search is written down',
    tag,
    access: ofAccount,
    limit: 'search',
    params: accountParams,
    body: z.object({ text: line(SEARCH_MAX_CHARACTERS) }),
    answer: z.object({
      data: z.array(
        z.object({
          /** The newest application of the person. */
          applicationId: id,
          /** Null where the form did not ask for it. */
          name: z.string().nullable(),
          email: z.string().nullable(),
          applications: z.int(),
          lastAppliedAt: timestamp,
        }),
      ),
      hasMore: z.boolean(),
      /** How many applications in the account cannot be read, and are searched in vain. */
      unreadable: z.int(),
    }),
  }),
  getApplicantData: operation({
    method: 'POST',
    path: '/master-account/accounts/:accountId/applicants/:applicationId/person-data',
    summary: 'All that an archived account keeps of a person who applied, to hand over',
    tag,
    access: ofAccount,
    limit: 'report',
    params: applicantParams,
    answer: personData,
  }),
  eraseApplicant: operation({
    method: 'POST',
    path: '/master-account/accounts/:accountId/applicants/:applicationId/erase-person',
    summary: 'Erases all that an archived account keeps of a person who applied',
    tag,
    access: ofAccount,
    limit: 'report',
    params: applicantParams,
    answer: personErased,
  }),
  enterAccount: operation({
    method: 'POST',
    path: '/master-account/accounts/:accountId/visit',
    summary: 'Enters an account as its admin, with this session; its admins see that in a list',
    tag,
    access: ofAccount,
    params: accountParams,
    answer: visit,
  }),
  leaveAccount: operation({
    method: 'DELETE',
    path: '/master-account/accounts/:accountId/visit',
    summary: 'Leaves an account; one that was left already stays so',
    tag,
    access: ofAccount,
    params: accountParams,
    kind: 'empty',
  }),
  listAuditEntries: operation({
    method: 'GET',
    path: '/master-account/audit-log',
    summary: 'One page of what was done in the master account, newest first',
    tag,
    access: inMaster,
    limit: 'search',
    query: z.object({
      ...auditQuery,
      /** The last id of the page before. */
      before: z.coerce.number().int().positive().optional(),
      perpage: page.perpage,
    }),
    answer: z.object({
      data: z.array(
        z.object({
          id: z.int(),
          at: timestamp,
          person: z.string(),
          email: z.string(),
          action: z.enum(auditActions),
          accountId: id.nullable(),
          accountName: z.string(),
          /** What differs, by its name: sentences for people. */
          changes: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
        }),
      ),
      hasMore: z.boolean(),
    }),
  }),
  getAuditReport: operation({
    method: 'GET',
    path: '/master-account/audit-log/report',
    summary: 'What was done in the master account, as CSV; 204 where there is nothing',
    tag,
    access: inMaster,
    limit: 'report',
    query: z.object(auditQuery),
    kind: 'file',
  }),
  listVisits: operation({
    method: 'GET',
    path: '/accounts/:accountId/visits',
    summary: 'Who of those who manage the account was in it, and when; the newest hundred',
    tag: 'Members',
    access: { scope: 'account', capability: 'member.list' },
    params: accountParams,
    answer: z.array(
      z.object({
        id,
        name: z.string(),
        enteredAt: timestamp,
        /** Null as long as they are there. */
        leftAt: timestamp.nullable(),
      }),
    ),
  }),
};
