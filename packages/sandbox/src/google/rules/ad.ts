import { searchListSpecs, uploadSizes } from '@posthorn/domain';
import type { LedgerObject } from '../../ledger/object.ts';
import type { Customer } from '../customer.ts';
import { type Path, refuse } from '../errors.ts';
import { isObject, type JsonObject } from '../names/check.ts';
import { checkLength, checkStatus, type Rule, required, widthOf } from './rule.ts';

const PATH_MAX = 15;
const LARGEST_BANNER = 150 * 1024;
const SEARCH_ADS_PER_GROUP = 3;

export const adGroupAdRule: Rule = {
  create(wish, customer, path) {
    const group = customer.living(wish.adGroup, 'adGroup', [...path, 'ad_group']);
    checkStatus(wish.status, path, true);
    const ad = isObject(wish.ad) ? wish.ad : {};
    const at = [...path, 'ad'];
    checkUrls(ad, customer, at);
    const type = checkAd(ad, group, customer, at);
    const id = customer.world.newId();
    const resourceName = customer.newName('adGroupAd', `${group.id.split('/').at(-1)}~${id}`);
    const full = { ...ad, id, type, resourceName: `${customer.prefix}/ads/${id}` };
    return {
      resourceName,
      parent: group.id,
      name: String(ad.name ?? ''),
      fields: { status: 'ENABLED', ...wish, ad: full },
    };
  },
  change(_, after, __, ___, path) {
    checkStatus(after.status, path, false);
    return undefined;
  },
};

function checkUrls(ad: JsonObject, { world }: Customer, path: Path): void {
  const urls = required(ad, 'finalUrls', path, 'final_urls') as string[];
  for (const [index, url] of urls.entries()) {
    const at = [...path, ['final_urls', index]] satisfies Path;
    if (!/^https?:\/\//i.test(url))
      refuse('urlFieldError.MISSING_PROTOCOL_IN_FINAL_URL', 'Protocol is missing.', at, {
        trigger: url,
      });
    const isReachable =
      URL.canParse(url) &&
      (new URL(url).hostname.includes('.') || !world.refuses('googleUnreachableUrl'));
    if (!isReachable)
      refuse('urlFieldError.INVALID_FINAL_URL', 'Invalid final url.', at, { trigger: url });
  }
  const domains = new Set(urls.map((url) => new URL(url).hostname));
  if (domains.size > 1 && world.refuses('googleTwoDomains'))
    refuse(
      'urlFieldError.INCONSISTENT_EXPANDED_URL',
      'The final urls of an ad lead to one website.',
      [...path, 'final_urls'],
    );
}

function checkAd(ad: JsonObject, group: LedgerObject, customer: Customer, path: Path): string {
  const isSearch = group.fields.type === 'SEARCH_STANDARD';
  const [kind, type] =
    (
      [
        ['responsiveSearchAd', 'RESPONSIVE_SEARCH_AD'],
        ['imageAd', 'IMAGE_AD'],
        ['displayUploadAd', 'HTML5_UPLOAD_AD'],
        ['responsiveDisplayAd', 'RESPONSIVE_DISPLAY_AD'],
      ] as const
    ).find(([field]) => ad[field] !== undefined) ?? [];
  if (!kind || !type) refuse('adError.INVALID_AD_TYPE', 'This type of ad can not be made.', path);
  if (isSearch !== (kind === 'responsiveSearchAd'))
    refuse(
      'operationAccessDeniedError.OPERATION_NOT_PERMITTED_FOR_AD_GROUP_TYPE',
      'This type of ad does not go with the ad group.',
      path,
    );
  const value = ad[kind];
  const info = isObject(value) ? value : {};
  if (kind === 'responsiveSearchAd') checkSearchAd(info, group, customer, path);
  if (kind === 'imageAd') checkImageAd(ad, info, customer, path);
  if (kind === 'displayUploadAd') checkUpload(info, customer, path);
  return type;
}

function checkSearchAd(info: JsonObject, group: LedgerObject, customer: Customer, path: Path) {
  const at = [...path, 'responsive_search_ad'];
  for (const name of ['headlines', 'descriptions'] as const) {
    checkTexts(info[name], searchListSpecs[name], at, name);
    if (customer.world.refuses('googlePinnedElsewhere')) checkPins(info[name], at, name);
    if (customer.world.refuses('googleTextPolicy')) checkWords(info[name], at, name);
  }
  for (const name of ['path1', 'path2'])
    if (info[name] !== undefined) checkLength(String(info[name]), PATH_MAX, [...at, name]);
  if (info.path2 !== undefined) required(info, 'path1', at, 'path1');
  const others = customer.world.ledger
    .list({ kind: 'adGroupAd', parent: group.id })
    .filter(({ fields }) => fields.status === 'ENABLED');
  if (others.length >= SEARCH_ADS_PER_GROUP)
    refuse(
      'resourceCountLimitExceededError.AD_GROUP_AD_LIMIT',
      'The ad group has as many responsive search ads as it may have.',
      path,
    );
}

function checkTexts(
  value: unknown,
  { min, max, length }: { min: number; max: number; length: number },
  path: Path,
  name: string,
): void {
  const texts = textsIn(value);
  if (texts.length < min) refuse('collectionSizeError.TOO_FEW', 'Too few.', [...path, name]);
  if (texts.length > max) refuse('collectionSizeError.TOO_MANY', 'Too many.', [...path, name]);
  const seen = new Set<string>();
  for (const [index, text] of texts.entries()) {
    const at = [...path, [name, index], 'text'] satisfies Path;
    if (text.trim() === '') refuse('stringLengthError.EMPTY', 'The text is empty.', at);
    if (widthOf(text) > length)
      refuse('stringLengthError.TOO_LONG', 'Too long.', at, { trigger: text });
    const same = text.trim().toLowerCase();
    if (seen.has(same))
      refuse('assetError.DUPLICATE_ASSET', 'Duplicate assets across operations.', at, {
        trigger: text,
      });
    seen.add(same);
  }
}

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).map((one) => (isObject(one) ? String(one.text ?? '') : ''));

function checkWords(value: unknown, path: Path, name: string): void {
  for (const [index, text] of textsIn(value).entries())
    if (/!!|(?:\d[ ()./-]?){9}/.test(text))
      refuse(
        'policyFindingError.POLICY_FINDING',
        'The text has a phone number, or more exclamation marks than one.',
        [...path, [name, index], 'text'],
        { trigger: text },
      );
}

/** A headline is pinned among the headlines, a description among the descriptions. */
function checkPins(value: unknown, path: Path, name: string): void {
  const place = name === 'headlines' ? 'HEADLINE' : 'DESCRIPTION';
  for (const [index, one] of (Array.isArray(value) ? value : []).entries()) {
    const pinned = isObject(one) ? one.pinnedField : undefined;
    if (pinned !== undefined && !String(pinned).startsWith(place))
      refuse('assetLinkError.PINNING_UNSUPPORTED', 'The text can not be pinned there.', [
        ...path,
        [name, index],
        'pinned_field',
      ]);
  }
}

function assetOf(reference: unknown, customer: Customer, path: Path): LedgerObject {
  const { asset } = isObject(reference) ? reference : {};
  return customer.living(asset, 'asset', [...path, 'asset']);
}

function checkImageAd(ad: JsonObject, info: JsonObject, customer: Customer, path: Path): void {
  const at = [...path, 'image_ad'];
  required(ad, 'name', path, 'name');
  const { fields } = assetOf(info.imageAsset, customer, [...at, 'image_asset']);
  const picture = isObject(fields.imageAsset) ? fields.imageAsset : undefined;
  if (!picture || !isObject(picture.fullSize))
    refuse('imageError.INVALID_IMAGE', 'The asset is no image.', [...at, 'image_asset']);
  if (Number(picture.fileSize) > LARGEST_BANNER)
    refuse('imageError.FILE_TOO_LARGE', 'The file is too large.', [...at, 'image_asset']);
  const { widthPixels, heightPixels } = picture.fullSize;
  if (!uploadSizes.includes(`${Number(widthPixels)}x${Number(heightPixels)}`))
    refuse('imageError.UNEXPECTED_SIZE', 'The image has an unexpected size.', [
      ...at,
      'image_asset',
    ]);
}

function checkUpload(info: JsonObject, customer: Customer, path: Path): void {
  const at = [...path, 'display_upload_ad'];
  required(info, 'displayUploadProductType', at, 'display_upload_product_type');
  const { fields } = assetOf(info.mediaBundle, customer, [...at, 'media_bundle']);
  if (fields.type !== 'MEDIA_BUNDLE')
    refuse('mediaBundleError.INVALID_INPUT', 'The asset is no media bundle.', [
      ...at,
      'media_bundle',
    ]);
}
