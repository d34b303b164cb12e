import {
  APPLICATION_NOTE_MAX,
  adTypes,
  applicationSorts,
  applicationStates,
  applicationStatuses,
  applicationUses,
  channels,
  SEARCH_MAX_CHARACTERS,
  UNITS_PER_CHARACTER,
} from '@posthorn/domain';
import { z } from 'zod';
import { file, personData, personErased } from '../application-shapes.ts';
import { campaignParams, count } from '../campaign-shapes.ts';
import { operation } from '../operation.ts';
import { id, line, timestamp, version } from '../shapes.ts';

const tag = 'Applications';
const path = '/campaigns/:campaignId/applications';
const onePath = `${path}/:applicationId` as const;
const applicationParams = campaignParams.extend({ applicationId: id });
const sees = { scope: 'campaign', capability: 'application.view' } as const;
const changes = { scope: 'campaign', capability: 'application.edit' } as const;
/** The law gives people a right to their data, and admins see all workspaces in which they lie. */
const answersPerson = { scope: 'campaign', capability: 'application.answerPerson' } as const;

const person = z.object({ id, name: z.string() });

const row = z.object({
  id,
  /** Null where the form did not ask for it, or where it can not be read. */
  name: z.string().nullable(),
  /** False where the secret it was encrypted with is gone. */
  isReadable: z.boolean(),
  hasNote: z.boolean(),
  appliedAt: timestamp,
  channel: z.enum(channels),
  /** The kind of ad the person came from; null where they came by themselves, or the ad is gone. */
  adType: z.enum(adTypes).nullable(),
  status: z.enum(applicationStatuses),
  assignedTo: person.nullable(),
  version,
});

const application = row.extend({
  answers: z.array(
    z.object({
      label: z.string(),
      text: z.string(),
      isCut: z.boolean(),
      /** Where the answer is an address or a telephone number, what writes to it or calls it. */
      href: z.string().nullable(),
    }),
  ),
  note: z.string(),
  /** When its contents are erased, as things stand. */
  erasedOn: timestamp,
});

/** In the body, and not in the address: names that are searched for do not belong into logs. */
const filter = z.object({
  text: line(SEARCH_MAX_CHARACTERS).default(''),
  /** None means all. */
  statuses: z.array(z.enum(applicationStatuses)).max(applicationStatuses.length).default([]),
});

const people = z.array(person.extend({ isMailed: z.boolean() }));

export const applicationOperations = {
  searchApplications: operation({
    method: 'POST',
    path: `${path}/search`,
    summary: 'One page of the applications to a campaign; looking at them is written down',
    tag,
    access: sees,
    limit: 'search',
    params: campaignParams,
    body: filter.extend({
      sort: z.enum(applicationSorts).default('newest'),
      page: z.int().min(1).max(10_000).default(1),
    }),
    answer: z.object({
      data: z.array(row),
      page: z.int(),
      perPage: z.int(),
      /** How many match, on all pages. */
      total: count,
      /** Whether there are more applications than one search opens: then only the newest were searched. */
      isPartial: z.boolean(),
      /** How many there are in each status, whatever is searched for. */
      counts: z.record(z.enum(applicationStatuses), count),
      /** How many can not be read, and are searched in vain. */
      unreadable: count,
      /** Of how many the contents are gone, and since when the last are. */
      erased: z.object({ count, lastAt: timestamp.nullable() }),
      /** For how many days contents are kept. */
      keptDays: z.int(),
    }),
  }),
  getApplication: operation({
    method: 'GET',
    path: onePath,
    summary: 'One application with all its answers; opening it is written down',
    tag,
    access: sees,
    params: applicationParams,
    answer: application,
  }),
  updateApplication: operation({
    method: 'PUT',
    path: onePath,
    summary: 'Changes the status, the note or the person who looks after an application',
    tag,
    access: changes,
    versioned: true,
    params: applicationParams,
    body: z
      .object({
        status: z.enum(applicationStatuses),
        note: z.string().max(APPLICATION_NOTE_MAX * UNITS_PER_CHARACTER),
        assignedTo: id.nullable(),
      })
      .partial(),
    answer: application,
  }),
  downloadApplications: operation({
    method: 'POST',
    path: `${path}/csv`,
    summary: 'The applications that match, as a file for spreadsheets; taking it is written down',
    tag,
    access: sees,
    limit: 'report',
    params: campaignParams,
    body: filter,
    answer: file,
  }),
  getPersonData: operation({
    method: 'POST',
    path: `${onePath}/person-data`,
    summary: 'All that the account keeps of the person who sent this application, to hand over',
    tag,
    access: answersPerson,
    limit: 'report',
    params: applicationParams,
    answer: personData,
  }),
  erasePerson: operation({
    method: 'POST',
    path: `${onePath}/erase-person`,
    summary: 'Erases all that the account keeps of the person who sent this application',
    tag,
    access: answersPerson,
    limit: 'report',
    params: applicationParams,
    answer: personErased,
  }),
  listApplicationUses: operation({
    method: 'GET',
    path: '/campaigns/:campaignId/application-uses',
    summary: 'Who looked at the applications to a campaign, changed, took or erased them, and when',
    tag,
    access: { scope: 'campaign', capability: 'application.watch' },
    limit: 'search',
    params: campaignParams,
    /** The last entry that was seen; older ones follow. */
    query: z.object({ before: z.coerce.number().int().positive().optional() }),
    answer: z.object({
      data: z.array(
        z.object({
          id: z.int(),
          /** Null where the product did it by itself. */
          person: z.string().nullable(),
          use: z.enum(applicationUses),
          /** Whose application it was about; null where it was about several. The name is read, not kept. */
          application: z
            .object({
              id,
              name: z.string().nullable(),
              state: z.enum(applicationStates),
              appliedAt: timestamp,
            })
            .nullable(),
          number: z.int().nullable(),
          times: z.int(),
          at: timestamp,
          lastAt: timestamp,
        }),
      ),
      hasMore: z.boolean(),
    }),
  }),
  listApplicationPeople: operation({
    method: 'GET',
    path: '/campaigns/:campaignId/application-people',
    summary: 'Who can look after applications to a campaign, and who is told of each by mail',
    tag,
    access: sees,
    params: campaignParams,
    answer: people,
  }),
  setApplicationMail: operation({
    method: 'PUT',
    path: '/campaigns/:campaignId/application-people',
    summary: 'Chooses who is told by mail at once when an application arrives',
    tag,
    access: changes,
    params: campaignParams,
    body: z.object({ people: z.array(id).max(200) }),
    answer: people,
  }),
};
