import { refuse } from '../errors.ts';
import { checkLength, checkStatus, type Rule, required } from './rule.ts';

const NAME_MAX = 255;

const typesOf: Record<string, string> = {
  SEARCH: 'SEARCH_STANDARD',
  DISPLAY: 'DISPLAY_STANDARD',
};

const nameTaken = (campaign: string, path: Parameters<Rule['create']>[2]) => ({
  scope: `adGroup:${campaign}`,
  code: 'adGroupError.DUPLICATE_ADGROUP_NAME',
  message: 'AdGroup with the same name already exists for the campaign.',
  field: [...path, 'name'],
});

export const adGroupRule: Rule = {
  create(wish, customer, path) {
    const campaign = customer.living(wish.campaign, 'campaign', [...path, 'campaign']);
    const name = String(wish.name ?? '');
    if (name === '')
      refuse('adGroupError.MISSING_ADGROUP_NAME', 'An ad group has a name.', [...path, 'name']);
    if (/[\0\r\n]/.test(name))
      refuse('adGroupError.INVALID_ADGROUP_NAME', 'The name has signs that are not allowed.', [
        ...path,
        'name',
      ]);
    checkLength(name, NAME_MAX, [...path, 'name']);
    checkStatus(wish.status, path, true);
    const fits = typesOf[String(campaign.fields.advertisingChannelType)];
    const type = wish.type ?? fits;
    if (fits !== undefined && type !== fits)
      refuse(
        'adGroupError.AD_GROUP_TYPE_NOT_VALID_FOR_ADVERTISING_CHANNEL_TYPE',
        'This type of ad group does not go with the campaign.',
        [...path, 'type'],
      );
    if (campaign.fields.manualCpm !== undefined)
      required(wish, 'cpmBidMicros', path, 'cpm_bid_micros');
    return {
      resourceName: customer.newName('adGroup'),
      parent: campaign.id,
      name,
      fields: { status: 'ENABLED', ...wish, type },
      unique: nameTaken(campaign.id, path),
    };
  },
  change(object, after, touched, _, path) {
    checkStatus(after.status, path, false);
    return touched.has('name') ? { unique: nameTaken(object.parent ?? '', path) } : undefined;
  },
};
