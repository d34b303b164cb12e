import { randomUUID } from 'node:crypto';
import type { Db } from '@posthorn/db';
import * as builders from '@posthorn/db/builders';
import type { SavedList } from '@posthorn/domain';

/** A view of the overview that leaves nothing out. */
export const WHOLE_LIST: SavedList = {
  ...{ statuses: [], types: [], channels: [], workspaces: [], template: '', text: '' },
  ...{ errors: false, runs: null, mine: false, sort: null, columns: null },
};

/** Two accounts with what most tests point at, and the people who try to reach it. */
export async function makeWorld(db: Db) {
  const account = await builders.makeAccount(db, { features: ['dynamicAds'] });
  const other = await builders.makeAccount(db);
  const image_key = `media/${account.id}/${randomUUID()}.png`;
  await db.updateTable('account').set({ image_key }).where('id', '=', account.id).execute();
  const admin = await member(db, account.id, 'admin');
  const secondAdmin = await member(db, account.id, 'admin');
  const editor = await member(db, account.id, 'editor');
  const editorElsewhere = await member(db, account.id, 'editor');
  const stranger = await member(db, other.id, 'admin');
  const removed = await member(db, account.id, 'admin');
  await db.deleteFrom('membership').where('person_id', '=', removed.id).execute();

  const inWorkspace = async (name: string, person_id: string) => {
    const workspace = await builders.makeWorkspace(db, {
      account_id: account.id,
      name,
      image_key,
    });
    await builders.makeWorkspaceMember(db, {
      account_id: account.id,
      workspace_id: workspace.id,
      person_id,
    });
    return workspace;
  };
  await db
    .insertInto('ad_account')
    .values(
      (['google', 'meta'] as const).map((network) => ({
        ...{ account_id: account.id, network, external_id: '1', is_sandbox: true },
        ...{
          sealed_keys: Buffer.from('sealed'),
          capabilities: ['catalogAds'],
          conversion_id: null,
        },
      })),
    )
    .execute();
  const workspace = await inWorkspace('North', editor.id);
  const emptyWorkspace = await inWorkspace('Empty', editorElsewhere.id);
  const otherWorkspace = await builders.makeWorkspace(db, { account_id: other.id, name: 'South' });
  const campaign = await builders.makeCampaign(db, {
    account_id: account.id,
    workspace_id: workspace.id,
  });
  const more = (row: Partial<Parameters<typeof builders.makeCampaign>[1]>) =>
    builders.makeCampaign(db, { account_id: account.id, workspace_id: workspace.id, ...row });
  const activeCampaign = await more({ status: 'active' });
  const pausedCampaign = await more({ status: 'paused' });
  const customCampaign = await more({ type: 'custom' });
  const ownPackage = await builders.makePackage(db, {
    account_id: account.id,
    runtime: 30,
    channels_off: ['googleSearch', 'linkedIn'],
    facebook_budget: 600_00,
    google_display_budget: 400_00,
    custom_total_gross_budget: 1_000_00,
  });
  const packageCampaign = await more({
    package_id: ownPackage.id,
    channels_off: ['linkedIn', 'googleSearch'],
    custom_total_gross_budget: 1_000_00,
    facebook_budget: 1_000_00,
  });
  const profile = await builders.makeProfile(db);
  const place = await builders.makePlace(db);
  const template = await builders.makeTemplate(db, { account_id: account.id });
  const otherCampaign = await builders.makeCampaign(db, {
    account_id: other.id,
    workspace_id: otherWorkspace.id,
  });
  const icon_key = `page-icons/${randomUUID()}.svg`;
  const page = await builders.makeSocialPage(db, {
    account_id: account.id,
    channel: 'facebook',
    icon_key,
  });
  const mediaOf = async (account_id: string) => {
    const image = await builders.makeMedia(db, { account_id });
    const video = await builders.makeMedia(db, { account_id, type: 'video' });
    const logo = await builders.makeMedia(db, { account_id, type: 'logo' });
    const cropped = await builders.makeCroppedImage(db, { account_id, media_id: image.id });
    return { image, video, logo, cropped };
  };
  const ad = await builders.makeAd(db, { account_id: account.id, campaign_id: campaign.id });
  const media = await mediaOf(account.id);
  const otherMedia = await mediaOf(other.id);
  return {
    account,
    other,
    /** Of the account and its workspaces. */
    image_key,
    admin,
    secondAdmin,
    editor,
    editorElsewhere,
    stranger,
    removed,
    workspace,
    emptyWorkspace,
    otherWorkspace,
    campaign,
    activeCampaign,
    pausedCampaign,
    customCampaign,
    packageCampaign,
    otherCampaign,
    ownPackage,
    profile,
    place,
    template,
    page,
    ad,
    media,
    otherMedia,
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;

async function member(db: Db, account_id: string, role: 'admin' | 'editor') {
  const person = await builders.makePerson(db);
  await builders.makeMembership(db, { account_id, person_id: person.id, role });
  return person;
}
