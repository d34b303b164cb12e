import type { SandboxPage, World } from '../dialect.ts';
import type { Json, LedgerObject } from '../ledger/object.ts';
import { checkAssetFeed } from './asset-feed.ts';
import { isRecord, type Params } from './call.ts';
import { SET } from './catalogue/kind.ts';
import { checkAddress, checkImage } from './creative-parts.ts';
import { invalid, refused } from './graph-error.ts';
import { kept } from './kept.ts';
import { backedBy } from './page-backed.ts';
import { checkMembers, list, oneOf, optionalText, record } from './value.ts';
import { isReady } from './video.ts';

const TEXT_MAX = 255;
/** As long as a post on Facebook may be. */
const MESSAGE_MAX = 63_206;
const NAME_MAX = 100;
const CARDS = { min: 2, max: 10 };

export async function newCreative(account: string, params: Params, world: World) {
  const name = optionalText(params, 'name') ?? '';
  if (Array.from(name).length > NAME_MAX)
    throw invalid('The name of a creative is too long', { field: 'name' });
  const story = record(params, 'object_story_spec');
  if (!story) {
    throw invalid('The parameter object_story_spec is required', { field: 'object_story_spec' });
  }
  checkFreedom(params);
  const feed = record(params, 'asset_feed_spec');
  checkStory(account, story, feed, world);
  checkTemplate(account, story, params, world);
  const fields = {
    object_story_spec: story as Json,
    ...(feed && { asset_feed_spec: feed as Json }),
    status: 'ACTIVE',
    ...(params.product_set_id !== undefined && { product_set_id: String(params.product_set_id) }),
    ...(params.url_tags !== undefined && { url_tags: String(params.url_tags) }),
  };
  return () =>
    world.ledger.create({ kind: 'adcreative', id: world.newId(), account, name, fields }).id;
}

/** Meta's own changes to an ad are chosen one by one since v22. */
function checkFreedom(params: Params): void {
  const features = record(
    record(params, 'degrees_of_freedom_spec') ?? {},
    'creative_features_spec',
  );
  if (features?.standard_enhancements === undefined) return;
  const message = 'standard_enhancements can not be used any more. Choose each feature by itself.';
  throw refused(3858504, 'Enhancements not available', message, 'degrees_of_freedom_spec');
}

/** Everything but its name is what it was from the start. */
export async function changedCreative(creative: LedgerObject, params: Params, world: World) {
  const name = optionalText(params, 'name') ?? creative.name;
  return () => void world.ledger.rename(creative.id, name);
}

function checkStory(account: string, story: Params, feed: Params | undefined, world: World): void {
  checkMembers('object_story_spec', story);
  const pages = world.pages();
  if (!pages.some(({ id }) => id === String(story.page_id))) {
    throw invalid('This page can not be promoted by this account', {
      field: 'object_story_spec.page_id',
    });
  }
  const instagram = story.instagram_user_id;
  const mayUse = ({ id, instagramUserId }: SandboxPage) =>
    instagramUserId === instagram || backedBy(world, id) === instagram;
  if (instagram !== undefined && !pages.some(mayUse)) {
    throw invalid('This Instagram account can not be used here', {
      field: 'object_story_spec.instagram_user_id',
    });
  }
  const [link, video] = [record(story, 'link_data'), record(story, 'video_data')];
  if (story.template_data !== undefined) {
    if (link || video || feed) throw invalid('A story has one kind of data');
    return;
  }
  if (feed) {
    if (link || video) throw invalid('What is shown stands in asset_feed_spec or in the story');
    checkAssetFeed(account, feed, world);
    return;
  }
  if (!link === !video) throw invalid('A story has either link_data or video_data');
  if (link) checkLink(account, link, world);
  if (video) checkVideo(account, video, world);
}

/** What stands around the items of a product set; the tags in it are filled in for each of them. */
function checkTemplate(account: string, story: Params, params: Params, world: World): void {
  const template = record(story, 'template_data');
  const set = params.product_set_id;
  if (!template && set === undefined) return;
  if (!template || set === undefined) {
    throw invalid('A product_set_id goes with template_data, and the other way round', {
      field: 'product_set_id',
    });
  }
  const found = world.ledger.get(String(set));
  if (found?.kind !== SET || found.account !== account || found.removedAt !== null) {
    throw invalid('There is no such product set in this business', { field: 'product_set_id' });
  }
  checkAddress(template.link, world);
  checkTexts(template, { message: MESSAGE_MAX, name: TEXT_MAX, description: TEXT_MAX });
  checkButton(template, world);
}

function checkLink(account: string, link: Params, world: World): void {
  checkAddress(link.link, world);
  checkTexts(link, { message: MESSAGE_MAX, name: TEXT_MAX, description: TEXT_MAX });
  checkButton(link, world);
  const cards = list(link, 'child_attachments');
  if (cards) checkCards(account, cards, world);
  else checkImage(account, link.image_hash, world);
}

function checkCards(account: string, cards: readonly unknown[], world: World): void {
  if (cards.length < CARDS.min || cards.length > CARDS.max) {
    const field = 'object_story_spec.link_data.child_attachments';
    throw refused(undefined, 'Number of cards', 'A carousel has two to ten cards.', field);
  }
  for (const card of cards.filter(isRecord)) {
    checkAddress(card.link, world);
    checkTexts(card, { name: TEXT_MAX, description: TEXT_MAX });
    checkButton(card, world);
    if (card.video_id === undefined) checkImage(account, card.image_hash, world);
    else checkFilm(account, card, card.image_hash ?? card.picture, world);
  }
}

function checkVideo(account: string, video: Params, world: World): void {
  checkTexts(video, { message: MESSAGE_MAX, title: TEXT_MAX, link_description: TEXT_MAX });
  checkButton(video, world);
  checkAddress(record(record(video, 'call_to_action') ?? {}, 'value')?.link, world);
  checkFilm(account, video, video.image_hash ?? video.image_url, world);
}

function checkFilm(
  account: string,
  { video_id: id, image_hash }: Params,
  still: unknown,
  world: World,
) {
  const video = kept(world, 'video', String(id), account, 'POST');
  if (!isReady(video, world)) {
    throw invalid('The video is still being worked on', { field: 'video_id' });
  }
  if (still === undefined) {
    const message = 'A video needs a picture that is shown before it plays.';
    throw refused(1443226, 'Thumbnail missing', message, 'image_hash');
  }
  if (image_hash !== undefined) checkImage(account, image_hash, world);
}

function checkTexts(params: Params, longest: Record<string, number>): void {
  for (const [name, max] of Object.entries(longest)) {
    if (Array.from(optionalText(params, name) ?? '').length > max) {
      throw refused(undefined, 'Text too long', `The ${name} has more than ${max} letters.`, name);
    }
  }
}

function checkButton(params: Params, world: World): void {
  const button = record(params, 'call_to_action');
  if (!button) return;
  oneOf('call_to_action.type', button.type, 'call_to_action_type');
  if (button.type === 'LIKE_PAGE' && world.refuses('metaPageButton')) {
    const message = 'This button leads to a page at Meta, the ad to a website.';
    throw refused(undefined, 'Button not available', message, 'call_to_action.type');
  }
}
