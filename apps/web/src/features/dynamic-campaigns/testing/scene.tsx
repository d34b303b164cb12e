import {
  type DynamicCampaignStatus,
  dynamicAbilitiesOf,
  dynamicCampaignTitle,
  usualJobAd,
} from '@posthorn/domain';
import { act, fireEvent, screen } from '@testing-library/react';
import { anAccount } from '../../../testing/an-account.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { toastQueue } from '../../../ui/overlays/toast-queue.ts';
import type { JobListChoice, SampleJob, WholeDynamicCampaign } from '../api/dynamic-campaigns.ts';

const moment = '2026-11-10T09:00:00Z';

export function aCampaign(
  changed: Partial<WholeDynamicCampaign> & { status?: DynamicCampaignStatus } = {},
): WholeDynamicCampaign {
  const { status = 'draft', goal = 'MAXIMISE_CLICKS' } = changed;
  return {
    ...{ id: 'd1', accountId: 'a1', status, goal, type: 'consideration' },
    title: dynamicCampaignTitle('Nurses', goal),
    referenceNumber: 'K7QM2',
    startDate: null,
    spend: { amount: 0, currency: 'EUR' },
    customDailyBudget: 25_00,
    ...{ facebookJobListId: 'l1', facebook_catalog_id: 'l1' },
    facebook_cap_strategy: { active: false, type: null, value: null },
    facebookJobList: {
      ...{ id: 'l1', name: 'Nurses', status: 'created', jobsCount: 2 },
      ...{ withoutImageCount: 0, updatedAt: moment },
      feedSources: [{ id: 'f1', feedUrl: 'https://x.test', jobProfile: 'Nurse', itemsCount: 2 }],
    },
    ...{ facebookPageName: 'Noorderzorg', facebookPageLogo: '', displayUrl: 'noorderzorg.test' },
    statistics: {
      total: {
        ...{ totalClicks: 0, totalReach: 0, totalImpressions: 0 },
        ...{ totalCtr: 0, totalSpend: 0, totalApplications: 0, totalCpc: null, totalCpa: null },
      },
    },
    ...{ figuresAt: null, adSets: [], refusedItemsCount: 0, isPublishing: false, message: null },
    abilities: dynamicAbilitiesOf(status, 'admin'),
    ...{ createdAt: moment, updatedAt: moment, version: 3 },
    ...{ inTheWay: [], course: [], ad: usualJobAd },
    ...changed,
  };
}

function aJob(changed: Partial<SampleJob> = {}): SampleJob {
  return {
    ...{ id: 'i1', feedSourceId: 'f1', name: 'ICU nurse', brand: 'Noorderzorg' },
    ...{ description: 'Care for people at night', imageUrl: '', additionalImageUrls: [] },
    ...{ url: 'https://noorderzorg.test/1', link: 'https://noorderzorg.test/1' },
    ...{ problem: '', jobId: '1', retailerId: 'r1', retailerProductGroupId: 'care_1' },
    importerAddress: { city: 'Groningen', region: '', postalCode: '', country: 'NL' },
    ...{ category: '', jobType: '', salary: '', publishedOn: null, closesOn: null },
    ...changed,
  };
}

type List = Pick<JobListChoice, 'id' | 'name' | 'status' | 'jobsCount'>;

interface Kept {
  campaigns: WholeDynamicCampaign[];
  lists: List[];
  jobs: SampleJob[];
  hasConversionId: boolean;
  hasFeature: boolean;
  /** Answers every change so, instead of making it. */
  refusal: Response | (() => Promise<Response>) | null;
  /** The campaigns can not be had; all else can. */
  isDown: boolean;
}

const verbs: Record<string, DynamicCampaignStatus> = {
  deploy: 'active',
  resume: 'active',
  pause: 'paused',
  stop: 'stopped',
};

/** A server that keeps dynamic campaigns as ours does, as far as the pages can tell. */
export function campaignServer(given: Partial<Kept> = {}) {
  const state: Kept = {
    campaigns: [aCampaign()],
    lists: [{ id: 'l1', name: 'Nurses', status: 'created', jobsCount: 2 }],
    jobs: [aJob(), aJob({ id: 'i2', name: 'Cook' })],
    ...{ hasConversionId: true, hasFeature: true, refusal: null, isDown: false },
    ...given,
  };
  const asked = fakeServer(({ method, url, body, version }) => {
    const query = new URL(url, 'https://x.test').searchParams;
    if (url.includes('enabled-features')) return json(state.hasFeature ? ['dynamicAds'] : []);
    if (url.includes('/items')) return json(pageOf(state.jobs, query));
    if (url.includes('/catalogs')) return json(pageOf(state.lists, query));
    if (!url.includes('/campaigns')) {
      return json({ ...anAccount, hasConversionId: state.hasConversionId });
    }
    if (state.isDown) return json({ code: 'internal', message: 'Out of order' }, 500);
    const [, id, verb] = /\/campaigns(?:\/(\w+))?(?:\/(\w+))?(?:\?.*)?$/.exec(url) ?? [];
    if (method === 'GET' && !id) {
      const statuses = query.get('status')?.split(',');
      const rows = state.campaigns.filter(({ status }) => statuses?.includes(status) ?? true);
      return json(pageOf(rows, query));
    }
    if (method !== 'GET' && state.refusal) {
      return typeof state.refusal === 'function' ? state.refusal() : state.refusal;
    }
    if (method === 'POST') {
      const made = aCampaign({ id: 'new', ...(body as object) });
      state.campaigns = [made, ...state.campaigns];
      return json(made, 201);
    }
    const one = state.campaigns.find((each) => each.id === id);
    if (!one) return json({ code: 'not_found', message: 'Gone' }, 404);
    if (method === 'GET') return json(one);
    if (version !== null && version !== `"${one.version}"`) {
      return json({ code: 'stale', message: 'Changed', current: one }, 409);
    }
    if (method === 'DELETE') {
      state.campaigns = state.campaigns.filter((each) => each.id !== id);
      return new Response(null, { status: 204 });
    }
    const status = verb ? (verbs[verb] ?? one.status) : one.status;
    const next = {
      ...one,
      ...(body as object),
      ...{ status, abilities: dynamicAbilitiesOf(status, 'admin'), version: one.version + 1 },
    };
    state.campaigns = state.campaigns.map((each) => (each.id === id ? next : each));
    return json(next);
  });
  const sent = (method: string) => asked.filter((each) => each.method === method);
  return { state, asked, sent };
}

function pageOf(rows: readonly unknown[], query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  const perPage = Number(query.get('perpage') ?? 10);
  return {
    data: rows.slice((page - 1) * perPage, page * perPage),
    ...{ page, perPage, hasMore: rows.length > page * perPage },
  };
}

export const told = () => toastQueue.visibleToasts.map(({ content }) => content.message);
export const reasons = () => toastQueue.visibleToasts.map(({ content }) => content.description);
export const press = async (element: HTMLElement) => act(async () => void fireEvent.click(element));
/** By the beginning of its label: required fields end it with a star. */
export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((text) => text.startsWith(label));
export const type = async (label: string, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }));
export const menu = async (item: string, title = 'Nurses: Vacancy visits') => {
  await press(await screen.findByRole('button', { name: `Actions for ${title}` }));
  await press(await screen.findByRole('menuitem', { name: item }));
};
