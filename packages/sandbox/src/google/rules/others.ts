import type { Rule } from './rule.ts';
import { checkStatus, required } from './rule.ts';

const idOf = (resourceName: string) => resourceName.split('/').at(-1);

export const labelRule: Rule = {
  create(wish, customer, path) {
    const name = String(required(wish, 'name', path, 'name'));
    return {
      resourceName: customer.newName('label'),
      parent: null,
      name,
      fields: { status: 'ENABLED', ...wish },
      unique: {
        scope: 'label',
        code: 'labelError.DUPLICATE_NAME',
        message: 'A label with this name exists.',
        field: [...path, 'name'],
      },
    };
  },
};

export const campaignLabelRule: Rule = {
  create(wish, customer, path) {
    const campaign = customer.living(wish.campaign, 'campaign', [...path, 'campaign']);
    const label = customer.living(wish.label, 'label', [...path, 'label']);
    const resourceName = customer.newName(
      'campaignLabel',
      `${idOf(campaign.id)}~${idOf(label.id)}`,
    );
    const existing = customer.find(resourceName);
    const isThere = existing?.removedAt === null;
    return { resourceName, parent: campaign.id, fields: wish, ...(isThere && { existing }) };
  },
};

export const campaignAssetRule: Rule = {
  create(wish, customer, path) {
    const campaign = customer.living(wish.campaign, 'campaign', [...path, 'campaign']);
    const asset = customer.living(wish.asset, 'asset', [...path, 'asset']);
    const type = required(wish, 'fieldType', path, 'field_type');
    const resourceName = customer.newName(
      'campaignAsset',
      `${idOf(campaign.id)}~${idOf(asset.id)}~${type}`,
    );
    const existing = customer.find(resourceName);
    const isThere = existing?.removedAt === null;
    return {
      resourceName,
      parent: campaign.id,
      fields: { status: 'ENABLED', ...wish },
      ...(isThere && { existing }),
    };
  },
};

export const conversionActionRule: Rule = {
  create(wish, customer, path) {
    const name = String(required(wish, 'name', path, 'name'));
    required(wish, 'type', path, 'type');
    checkStatus(wish.status, path, true);
    return {
      resourceName: customer.newName('conversionAction'),
      parent: null,
      name,
      fields: { status: 'ENABLED', ...wish },
      unique: {
        scope: 'conversionAction',
        code: 'conversionActionError.DUPLICATE_NAME',
        message: 'A conversion action with this name exists.',
        field: [...path, 'name'],
      },
    };
  },
};
