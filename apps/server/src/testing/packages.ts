import type { ErrorBody, OperationAnswer } from '@posthorn/contract';
import { admin, server, world } from './scene.ts';

export type Package = OperationAnswer<'getPackage'>;

export const accountParams = () => ({ accountId: world.account.id });
export const params = (packageId = world.ownPackage.id) => ({ ...accountParams(), packageId });
export const error = (answer: { body: unknown }) => answer.body as ErrorBody;
export const get = async (packageId?: string) =>
  (await admin.call('getPackage', { params: params(packageId) })).body;
export const list = async () =>
  (await admin.call('listPackages', { params: accountParams() })).body;
export const names = async () => (await list()).map(({ name }) => name);
export const update = (body: object, version?: number, packageId?: string) =>
  admin.call(
    'updatePackage',
    { params: params(packageId), body },
    { 'if-match': version === undefined ? undefined : `"${version}"` },
  );
export const nothing = { facebook: 0, googleDisplay: 0, googleSearch: 0, linkedIn: 0 };
export const allOff = {
  facebook: false,
  facebookFeed: false,
  instagramFeed: false,
  instagramStories: false,
  googleDisplay: false,
  googleSearch: false,
  linkedIn: false,
};
export const recorded = (packageId: string) =>
  server.db
    .selectFrom('activity')
    .select(['action', 'before', 'after', 'person_id'])
    .where('kind', '=', 'package')
    .where('entity_id', '=', packageId)
    .orderBy('id')
    .execute();
export const campaignFrom = async (packageId: string, type: 'custom' | 'leadform' = 'custom') =>
  admin.call('createCampaign', {
    body: { type, ...accountParams(), slug: world.workspace.slug, packageId },
  });
