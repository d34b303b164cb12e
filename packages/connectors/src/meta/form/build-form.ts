import { messageOf } from '@posthorn/domain';
import type { Run } from '../../connector.ts';
import { isRefusal, NetworkFailure } from '../../failure.ts';
import { type Asset, nameOnNetwork, type Plan, type PlannedForm, partNamed } from '../../plan.ts';
import { isMissing } from '../failure.ts';
import type { Graph } from '../graph.ts';
import { formPart } from '../part.ts';
import { FORM_NAME_TAKEN } from '../subcodes.ts';
import type { Work } from '../work.ts';
import { formParams } from './form-params.ts';

/** Leaves room for the marker behind what people call it. */
const NAME_MAX = 200;

interface FormRow {
  id: string;
  name: string;
  status: string;
  created_time: string;
}

/**
 * The form of a campaign. It never changes and belongs to a page, so that another content or another page
 * is another one. It stays when the campaign ends: people may still be filling it in, and what they sent
 * is read through it.
 */
export const buildForm = (work: Work, form: PlannedForm): Promise<string> =>
  build(work, form).catch((error) => {
    throw isRefusal(error) || isForbidden(error) ? error.aboutForm() : error;
  });

const isForbidden = (error: unknown): error is NetworkFailure =>
  error instanceof NetworkFailure && error.kind === 'permission';

async function build({ graph, run, plan }: Work, form: PlannedForm): Promise<string> {
  const { facebook: pageId } = plan.pages;
  if (pageId === null) throw new Error('A form belongs to a page');
  const wish = formParams(form, plan);
  const part = formPart(pageId, [wish, form.picture?.key ?? null]);
  const inUse = await formInUse(graph, run, part, pageId);
  if (inUse !== undefined) return inUse;
  const asPage = graph.with(await pageKey(graph, pageId));
  await subscribeToApplications(asPage, run, pageId);
  const name = nameOnNetwork({ ...plan, title: form.name || plan.title }, part, NAME_MAX);
  const find = () => idsOfForms(asPage, plan, pageId, part);
  return run.journal.create({
    key: part,
    request: { name, ...wish },
    send: async () => {
      const picture = form.picture && { cover_photo: await fileOf(run, form.picture) };
      return once(find, () =>
        asPage.createAt(`${pageId}/leadgen_forms`, { name, ...wish, ...picture }),
      ).catch((error) => {
        throw picture && isForbidden(error) ? pictureForbidden(error) : error;
      });
    },
    find,
    // Meta deletes no form; put away, it is offered nowhere.
    remove: async (id) => void (await asPage.change(id, { status: 'ARCHIVED' })),
  });
}

/** The form that was made before. One that was put away at Meta is taken out again; one that is gone is forgotten. */
async function formInUse(
  graph: Graph,
  { journal }: Run,
  part: string,
  pageId: string,
): Promise<string | undefined> {
  const id = journal.ref(part);
  if (id === undefined) return undefined;
  try {
    const { status } = await graph.get<Pick<FormRow, 'status'>>(id, { fields: 'status' });
    if (status !== 'ACTIVE') {
      await graph.with(await pageKey(graph, pageId)).change(id, { status: 'ACTIVE' });
    }
    return id;
  } catch (error) {
    if (!(error instanceof NetworkFailure) || !isMissing(error.failure)) throw error;
    await journal.forget(part);
    return undefined;
  }
}

/** The key of a page, which only those get who may advertise for it. It is asked for anew each time and kept nowhere. */
async function pageKey(graph: Graph, pageId: string): Promise<string> {
  const { access_token: key } = await graph.get<{ access_token?: string }>(pageId, {
    fields: 'access_token',
  });
  if (key) return key;
  throw new NetworkFailure({
    kind: 'permission',
    code: 'pageKey',
    message: `Meta gives no key for the page ${pageId}.`,
    userMessage: messageOf('meta.pageKeyMissing'),
    field: 'pages.facebook',
  });
}

/** Without it applications come within the hour: where Meta does not allow it, nothing is lost. */
async function subscribeToApplications(asPage: Graph, run: Run, pageId: string): Promise<void> {
  const wish = { subscribed_fields: ['leadgen'] };
  try {
    await run.journal.change({
      key: `subscription:${pageId}`,
      request: wish,
      send: async () => {
        await asPage.change(`${pageId}/subscribed_apps`, wish);
        return undefined;
      },
    });
  } catch (error) {
    if (!isRefusal(error) && !isForbidden(error)) throw error;
  }
}

async function idsOfForms(
  asPage: Graph,
  plan: Plan,
  pageId: string,
  part: string,
): Promise<string[]> {
  const rows = await asPage.list<FormRow>(`${pageId}/leadgen_forms`, {
    fields: 'id,name,status,created_time',
  });
  return rows
    .filter(({ name }) => partNamed(plan, name) === part)
    .sort((a, b) => Date.parse(a.created_time) - Date.parse(b.created_time))
    .map(({ id }) => id);
}

/** A page has each name once: one that is taken is taken by what we made before. */
async function once(find: () => Promise<string[]>, send: () => Promise<string>): Promise<string> {
  try {
    return await send();
  } catch (error) {
    const isTaken =
      error instanceof NetworkFailure && error.failure.code.endsWith(`/${FORM_NAME_TAKEN}`);
    const [made] = isTaken ? await find() : [];
    if (made === undefined) throw error;
    return made;
  }
}

const fileOf = async (run: Run, picture: Asset): Promise<Blob> =>
  new Blob([new Uint8Array(await run.read(picture))], { type: picture.contentType });

/** A picture takes a right of its own, which may be the one that is missing. */
const pictureForbidden = ({ failure }: NetworkFailure): NetworkFailure =>
  new NetworkFailure({ ...failure, userMessage: messageOf('meta.formPicture') });
