import { createHash } from 'node:crypto';
import type { Customer } from '../customer.ts';
import { type Path, refuse } from '../errors.ts';
import { pictureIn } from '../files/picture.ts';
import { isObject, type JsonObject } from '../names/check.ts';
import { fieldsOf } from '../names/describe.ts';
import { checkMediaBundle } from './media-bundle.ts';
import { checkLength, type Made, type Rule, required } from './rule.ts';

const LARGEST_PICTURE = 5 * 1024 * 1024;
const TEXT_MAX = 90;
/** An account with this in its name may not upload HTML5. */
const NO_HTML5 = '[[no html5]]';

const types: Record<string, string> = {
  imageAsset: 'IMAGE',
  mediaBundleAsset: 'MEDIA_BUNDLE',
  textAsset: 'TEXT',
  leadFormAsset: 'LEAD_FORM',
};

export const assetRule: Rule = {
  create(wish, customer, path) {
    const field = [...fieldsOf('Asset').values()].find(
      ({ choice, name }) => choice === 'assetData' && wish[name] !== undefined,
    );
    if (!field) refuse('assetError.ASSET_DATA_IS_MISSING', 'An asset holds something.', path);
    const value = wish[field.name];
    const data = isObject(value) ? value : {};
    const type = types[field.name] ?? field.name;
    if (wish.type !== undefined && wish.type !== type)
      refuse('fieldError.INVALID_VALUE', 'The type does not fit the asset.', [...path, 'type']);
    const name = String(wish.name ?? '');
    if (field.name === 'imageAsset') return image(wish, data, customer, path);
    if (field.name === 'mediaBundleAsset') return bundle(wish, data, customer, path);
    if (field.name === 'textAsset') checkLength(String(data.text ?? ''), TEXT_MAX, path);
    if (field.name === 'leadFormAsset') checkLeadForm(data, [...path, 'lead_form_asset']);
    return {
      resourceName: customer.newName('asset'),
      parent: null,
      name,
      fields: { ...wish, type },
    };
  },
};

function image(wish: JsonObject, { data }: JsonObject, customer: Customer, path: Path): Made {
  const at = [...path, 'image_asset', 'data'];
  const bytes = bytesOf(data, at);
  if (bytes.length > LARGEST_PICTURE)
    refuse('imageError.FILE_TOO_LARGE', 'The file is too large.', at);
  const picture = pictureIn(bytes);
  if (!picture) refuse('imageError.INVALID_IMAGE', 'The image can not be read.', at);
  const { mimeType, width, height } = picture;
  const imageAsset = {
    mimeType,
    fileSize: String(bytes.length),
    fullSize: { widthPixels: String(width), heightPixels: String(height) },
  };
  return file(customer, wish, bytes, { type: 'IMAGE', imageAsset });
}

function bundle(wish: JsonObject, { data }: JsonObject, customer: Customer, path: Path): Made {
  const at = [...path, 'media_bundle_asset', 'data'];
  required(wish, 'name', path, 'name');
  if (customer.account.name.includes(NO_HTML5))
    refuse(
      'assetError.CUSTOMER_NOT_ON_ALLOWLIST_FOR_ASSET_TYPE',
      'The customer is not allowed to create this type of asset.',
      at,
    );
  const bytes = bytesOf(data, at);
  const known = checkMediaBundle(bytes, at);
  return file(customer, wish, bytes, {
    type: 'MEDIA_BUNDLE',
    mediaBundleAsset: {},
    sandboxBundle: known,
  });
}

/** The same file again is the one that is there, whatever it is called now. */
function file(customer: Customer, wish: JsonObject, bytes: Buffer, fields: JsonObject): Made {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const existing = customer.claimed(`file:${hash}`);
  return {
    resourceName: customer.newName('asset'),
    parent: null,
    name: String(wish.name ?? ''),
    fields: { ...wish, ...fields, sandboxHash: hash },
    ...(existing && { existing }),
  };
}

function bytesOf(data: unknown, path: Path): Buffer {
  const bytes = Buffer.from(typeof data === 'string' ? data : '', 'base64');
  if (bytes.length === 0)
    refuse('assetError.ASSET_DATA_IS_MISSING', 'An asset holds something.', path);
  return bytes;
}

function checkLeadForm(form: JsonObject, path: Path): void {
  for (const [field, name] of [
    ['businessName', 'business_name'],
    ['callToActionType', 'call_to_action_type'],
    ['callToActionDescription', 'call_to_action_description'],
    ['headline', 'headline'],
    ['description', 'description'],
    ['privacyPolicyUrl', 'privacy_policy_url'],
    ['fields', 'fields'],
  ] as const)
    required(form, field, path, name);
}
