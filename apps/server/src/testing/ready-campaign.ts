import type { Db } from '@posthorn/db';
import * as builders from '@posthorn/db/builders';
import { addDays, type CampaignStatus } from '@posthorn/domain';

interface Given {
  account_id: string;
  workspace_id: string;
  status?: CampaignStatus;
}

/** A campaign that nothing keeps from being launched, with a search ad. */
export async function makeReadyCampaign(db: Db, { status = 'draft', ...given }: Given) {
  const profile = await builders.makeProfile(db);
  const place = await builders.makePlace(db);
  const today = new Date().toISOString().slice(0, 10);
  const campaign = await builders.makeCampaign(db, {
    ...given,
    status,
    title: 'ICU nurse',
    target_url: 'https://work.example/icu',
    profiles: JSON.stringify([
      { id: profile.id, name: profile.name, functionGroup: profile.function_group },
    ]),
    locations: JSON.stringify([
      { id: place.id, name: place.name, type: place.type, country: place.country_name },
    ]),
    start_date: addDays(today, 3),
    end_date: addDays(today, 33),
    custom_total_gross_budget: 1_000_00,
    google_search_budget: 1_000_00,
  });
  await builders.makeSearchAd(db, { account_id: given.account_id, campaign_id: campaign.id });
  return campaign;
}
