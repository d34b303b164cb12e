import { accountOf, callAs } from './api.ts';
import type { Person } from './people.ts';

type TemplateKind = 'default' | 'custom';

export interface Template {
  id: string;
  version: number;
  title?: string;
  runtime: number | null;
}

const resources = { default: 'templates', custom: 'customTemplates' };

/** Unversioned calls are the last to win: nothing else changes a template that a journey just made. */
async function change(person: Person, kind: TemplateKind, id: string, path: string, body: unknown) {
  return callAs<Template>(person, 'PUT', `/${resources[kind]}/${id}/${path}`, body);
}

/** A custom template for vacancy visits that only lacks ads. */
export async function createTemplate(person: Person, title: string): Promise<Template> {
  const accountId = await accountOf(person);
  const { id } = await callAs<Template>(person, 'POST', `/accounts/${accountId}/customTemplates`, {
    type: 'consideration',
  });
  const body = { title, purpose: 'For wards', targetUrl: 'https://example.test/jobs' };
  await callAs(person, 'PUT', `/customTemplates/incremental/${id}`, body);
  const [profile] = await callAs<{ id: string }[]>(person, 'GET', '/profiles?q=nurse');
  await callAs(person, 'POST', `/customTemplates/${id}/profiles`, { id: profile?.id });
  await change(person, 'custom', id, 'runtime', { runtime: 30 });
  return change(person, 'custom', id, 'budget', { budget: 900_00 });
}

/** A search ad, which needs no picture and no page. */
export const createTemplateSearchAd = (person: Person, templateId: string) =>
  callAs(person, 'POST', `/customTemplates/${templateId}/google-search-templates`, {
    headlines: ['Work in %%city%%', 'Nurses wanted', '%%company%% is hiring'],
    descriptions: ['A job close to home in %%city%%.', 'Apply in a minute.'],
  });

export const getTemplate = async (person: Person, kind: TemplateKind, id: string) =>
  callAs<Template>(person, 'GET', `/accounts/${await accountOf(person)}/${resources[kind]}/${id}`);
