import { peoplePage } from '../../consent/page.ts';
import { html } from '../../control/page/html.ts';
import type { SandboxAnswer, SandboxPage, SandboxRequest, World } from '../../dialect.ts';
import { hasTrouble } from '../../trouble.ts';

/** Where the person who manages a page accepts what Meta asks of forms: no program can. */
export const TERMS_PATH = '/ads/leadgen/tos';

const KIND = 'formTerms';
const keyOf = (pageId: string) => `${KIND}:${pageId}`;

export const acceptsForms = (
  world: World,
  page: Pick<SandboxPage, 'id' | 'name' | 'lacksTerms'>,
): boolean =>
  !(page.lacksTerms || hasTrouble(page, 'no terms')) ||
  world.ledger.get(keyOf(page.id)) !== undefined;

export function answerTermsPage(request: SandboxRequest, world: World): SandboxAnswer {
  const isAnswer = request.method === 'POST';
  const given = isAnswer ? new URLSearchParams(request.body.toString('utf8')) : request.query;
  const page = world.pages().find(({ id }) => id === given.get('page_id'));
  if (!page) return peoplePage(404, 'meta', html`<h1>There is no such page</h1>`, '');
  if (isAnswer && !acceptsForms(world, page)) {
    world.ledger.create({ kind: KIND, id: keyOf(page.id), name: page.name });
  }
  if (acceptsForms(world, page)) {
    return peoplePage(
      200,
      'meta',
      html`<h1>Accepted</h1><p>Ads of <b>${page.name}</b> may open a form.</p>`,
      '',
    );
  }
  return peoplePage(
    200,
    'meta',
    html`<h1>Terms for forms</h1>
<p>This is the sandbox of this machine and not Meta itself. Before an ad of <b>${page.name}</b> may
open a form, a person who manages the page accepts the terms for forms, once.</p>
<form method="post" action="${TERMS_PATH}">
  <input type="hidden" name="page_id" value="${page.id}">
  <p class="buttons"><button class="primary">Accept the terms</button></p>
</form>`,
    '',
  );
}
