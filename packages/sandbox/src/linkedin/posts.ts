import type { SandboxAnswer, World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import { type Call, checkParameters, listIn, textIn } from './call.ts';
import { type Body, checkBody, readAt } from './check.ts';
import { accountOf, bodyOf, existing, kinds, urnId } from './kinds.ts';
import { checkLittleText, plainText } from './little-text.ts';
import { isAvailable } from './media.ts';
import { pageByCount } from './paging.ts';
import { forbidden, missing, refuse } from './problem.ts';
import { postShape } from './shapes.ts';

const COMMENTARY_MAX = 3_000;
const TITLE_MAX = 200;
const ALT_MAX = 4_086;
const ADDRESS_MAX = 2_000;
const POST_PAGE = 100;

/** posts: what an ad shows. */
export function answerPosts(world: World, call: Call): SandboxAnswer {
  const [, id = ''] = call.steps;
  switch (call.method) {
    case 'CREATE':
      return made(createPost(world, call.body));
    case 'GET':
      return { status: 200, body: show(existing(world, 'post', id)) };
    case 'DELETE':
      world.ledger.remove(existing(world, 'post', id).id);
      return { status: 204 };
    case 'FINDER':
      return find(world, call);
    default:
      throw refuse('ILLEGAL_ARGUMENT', `posts do not know ${call.method}`);
  }
}

export const made = (id: string): SandboxAnswer => ({
  status: 201,
  headers: { 'x-restli-id': id },
});

export function createPost(world: World, body: Body): string {
  checkBody(body, postShape);
  const author = String(body.author);
  if (!world.pages().some(({ id }) => author === `urn:li:organization:${id}`)) {
    throw forbidden(author);
  }
  checkTexts(body, world);
  const media = mediaOf(world, body);
  const account = readAt(body, 'adContext.dscAdAccount');
  if (account !== undefined) accountOf(world, urnId(account));
  const id = `urn:li:${media === 'video' ? 'ugcPost' : 'share'}:${world.newId()}`;
  const owner = account === undefined ? null : urnId(account);
  const name = String(readAt(body, 'adContext.dscName') ?? '');
  world.ledger.create({ kind: kinds.post, id, account: owner, name, fields: { ...body, media } });
  return id;
}

function checkTexts(body: Body, world: World): void {
  const commentary = String(body.commentary);
  checkLittleText(commentary);
  checkLength('commentary', plainText(commentary), COMMENTARY_MAX);
  checkLength('content.media.title', String(readAt(body, 'content.media.title') ?? ''), TITLE_MAX);
  if (world.refuses('linkedinLongTexts')) {
    const altText = String(readAt(body, 'content.media.altText') ?? '');
    checkLength('content.media.altText', altText, ALT_MAX);
    checkLength('contentLandingPage', String(body.contentLandingPage ?? ''), ADDRESS_MAX);
  }
  const page = body.contentLandingPage;
  if (page !== undefined && !/^https?:\/\/\S+$/.test(String(page))) {
    throw refuse('INVALID_VALUE_FOR_FIELD', `${page} is not an address`, 'contentLandingPage');
  }
}

function checkLength(field: string, text: string, max: number): void {
  const { length } = Array.from(text);
  if (length <= max) return;
  const message = `${field} length ${length} can't exceeded maximum ${max} length`;
  throw refuse('FIELD_LENGTH_TOO_LONG', message, field);
}

/** The picture or film must be there, and ready. */
function mediaOf(world: World, body: Body): 'image' | 'video' | 'article' {
  const id = readAt(body, 'content.media.id') ?? readAt(body, 'content.article.thumbnail');
  if (id === undefined) {
    if (readAt(body, 'content.article.source') !== undefined) return 'article';
    throw missing('content');
  }
  const object = world.ledger.get(String(id));
  if (!object || !isAvailable(world, object)) {
    throw refuse('FIELD_VALUE_NOT_ACTIVE', `${id} is not active`, 'content.media.id', id);
  }
  return object.kind === kinds.video ? 'video' : 'image';
}

const typeOf = ({ fields }: LedgerObject) => (fields.media === 'video' ? 'VIDEO' : 'STANDARD');

function show(post: LedgerObject): Body {
  const { media: _, name: __, ...body } = bodyOf(post);
  const adContext = body.adContext as Body | undefined;
  return {
    ...body,
    id: post.id,
    createdAt: post.createdAt,
    publishedAt: post.createdAt,
    lastModifiedAt: post.changedAt,
    ...(adContext && { adContext: { ...adContext, isDsc: true, dscAdType: typeOf(post) } }),
  };
}

function find(world: World, call: Call): SandboxAnswer {
  const { query } = call;
  const all = world.ledger.list({ kind: kinds.post });
  const paging = ['q', 'start', 'count'];
  if (query.q === 'dscAdAccount') {
    checkParameters(call, [...paging, 'dscAdAccount', 'dscAdTypes']);
    const account = accountOf(world, urnId(textIn(query.dscAdAccount)));
    const types = listIn(query.dscAdTypes);
    const found = all.filter((post) => post.account === account.id && types.includes(typeOf(post)));
    return pageByCount(call, found.map(show), 10, POST_PAGE);
  }
  if (query.q !== 'author') throw refuse('ILLEGAL_ARGUMENT', `There is no finder ${query.q}`);
  checkParameters(call, [...paging, 'author', 'sortBy']);
  const found = all.filter(({ fields }) => fields.author === query.author);
  return pageByCount(call, found.map(show), 10, POST_PAGE);
}
