import type { World } from '../dialect.ts';
import { isRecord, type Params } from './call.ts';
import { checkAddress, checkImage } from './creative-parts.ts';
import { invalid, refused } from './graph-error.ts';
import { list, oneOf } from './value.ts';

const members = new Set([
  ...['ad_formats', 'asset_customization_rules', 'bodies', 'call_to_action_types'],
  ...['call_to_actions', 'descriptions'],
  ...['images', 'link_urls', 'optimization_type', 'titles', 'videos'],
]);

/** A look with other pictures in other places: every rule names a place and a picture that there is. */
export function checkAssetFeed(account: string, feed: Params, world: World): void {
  const at = (name: string) => `asset_feed_spec.${name}`;
  for (const name of Object.keys(feed).filter((one) => !members.has(one))) {
    throw invalid(`There is no ${name} in asset_feed_spec`, { field: at(name) });
  }
  const [format, ...others] = list(feed, 'ad_formats') ?? [];
  if (format !== 'SINGLE_IMAGE' || others.length > 0) {
    throw invalid('The parameter ad_formats names one format', { field: at('ad_formats') });
  }
  const images = recordsIn(feed, 'images');
  for (const { hash } of images) checkImage(account, hash, world);
  const links = recordsIn(feed, 'link_urls');
  if (links.length === 0) throw invalid('An ad leads somewhere', { field: at('link_urls') });
  for (const { website_url } of links) checkAddress(website_url, world);
  for (const action of list(feed, 'call_to_action_types') ?? []) {
    oneOf('call_to_action.type', action, 'call_to_action_type');
  }
  for (const { type } of recordsIn(feed, 'call_to_actions')) {
    oneOf('call_to_actions.type', type, 'call_to_action_type');
  }
  checkRules(recordsIn(feed, 'asset_customization_rules'), new Set(images.flatMap(labelsOf)));
}

function checkRules(rules: readonly Params[], labels: ReadonlySet<unknown>): void {
  const field = 'asset_feed_spec.asset_customization_rules';
  if (rules.length < 2) {
    throw refused(undefined, 'Too few rules', 'There have to be two rules at least.', field);
  }
  for (const { customization_spec, image_label } of rules) {
    if (!isRecord(customization_spec) || Object.keys(customization_spec).length === 0) {
      throw invalid('A rule says where it holds', { field: `${field}.customization_spec` });
    }
    if (!isRecord(image_label) || !labels.has(image_label.name)) {
      throw invalid('A rule names the label of a picture', { field: `${field}.image_label` });
    }
  }
}

const recordsIn = (params: Params, name: string): Params[] =>
  (list(params, name) ?? []).filter(isRecord);

const labelsOf = (image: Params): unknown[] => recordsIn(image, 'adlabels').map(({ name }) => name);
