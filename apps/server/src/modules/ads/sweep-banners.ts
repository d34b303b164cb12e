import type { Db } from '@posthorn/db';
import { defineScheduledJob, workOn } from '../../platform/jobs/define-job.ts';
import { dropFiles } from '../media/index.ts';

const AT_ONCE = 200;

/** Before the files themselves are swept. */
const sweepBannersJob = defineScheduledJob('sweep-banners', '7 * * * *');

export const bannerWorker = workOn(sweepBannersJob, (_, { db }) => sweepBanners(db));

/** Uploaded banners that the last ad is gone from; an ad that is being copied keeps its own. */
export async function sweepBanners(db: Db): Promise<void> {
  const unused = db
    .selectFrom('banner_bundle')
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('uploaded_banner')
            .whereRef('uploaded_banner.account_id', '=', 'banner_bundle.account_id')
            .whereRef('uploaded_banner.bundle_id', '=', 'banner_bundle.id'),
        ),
      ),
    )
    .limit(AT_ONCE);
  for (const { id } of await unused.execute()) {
    await db.transaction().execute(async (tx) => {
      const bundle = tx.selectFrom('banner_bundle').select('id').where('id', '=', id);
      if (!(await bundle.forUpdate().executeTakeFirst())) return;
      // Looked at again under the lock: a copy may have come to show it since.
      const shown = tx.selectFrom('uploaded_banner').select('ad_id').where('bundle_id', '=', id);
      if (await shown.executeTakeFirst()) return;
      const files = await tx
        .deleteFrom('banner_file')
        .where('bundle_id', '=', id)
        .returning('key')
        .execute();
      await tx.deleteFrom('banner_bundle').where('id', '=', id).execute();
      await dropFiles(
        tx,
        files.map(({ key }) => key),
      );
    });
  }
}
