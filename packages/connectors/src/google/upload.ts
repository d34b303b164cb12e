import { createHash } from 'node:crypto';
import type { Run } from '../connector.ts';
import { type Failure, NetworkFailure } from '../failure.ts';
import type { Asset } from '../plan.ts';
import type { Desk } from './desk.ts';
import { isOnly, isRefusedOperation } from './errors/error.ts';
import { quoted } from './gaql.ts';
import { type AssetNames, filesOf, type GoogleAd } from './map/ad-group.ts';
import { create, type Operation } from './operation.ts';

/** A file, named by what is in it: sending it twice is sending it once. */
export function assetOperation(asset: Asset, bytes: Buffer, resourceName?: string): Operation {
  const data = bytes.toString('base64');
  return create('assetOperation', {
    ...(resourceName !== undefined && { resourceName }),
    name: assetName(asset, bytes),
    ...(asset.kind === 'bundle'
      ? { type: 'MEDIA_BUNDLE', mediaBundleAsset: { data } }
      : { type: 'IMAGE', imageAsset: { data } }),
  });
}

const assetName = (asset: Asset, bytes: Buffer) =>
  `${asset.width}x${asset.height} ${createHash('sha256').update(bytes).digest('hex')}`;

/** Sends the files of all ads, and sorts out the ads whose files are refused. */
export async function uploadFiles(
  desk: Desk,
  ads: readonly GoogleAd[],
  run: Run,
): Promise<{ ready: GoogleAd[]; refused: Failure[]; assets: AssetNames }> {
  const names = new Map<string, string>();
  const ready: GoogleAd[] = [];
  const refused: Failure[] = [];
  for (const ad of ads) {
    try {
      for (const file of filesOf(ad)) {
        if (!names.has(file.key)) names.set(file.key, await upload(desk, file, run));
      }
      ready.push(ad);
    } catch (error) {
      if (!isRefusedOperation(error)) throw error;
      refused.push(error.about(ad.id).failure);
    }
  }
  return { ready, refused, assets: ({ key }) => names.get(key) ?? '' };
}

function upload({ client }: Desk, asset: Asset, { journal, read, signal }: Run): Promise<string> {
  return journal.change({
    key: `file:${asset.key}`,
    request: [client.customer, asset.key],
    async send() {
      const bytes = await read(asset);
      const operation = assetOperation(asset, bytes);
      try {
        const [name] = await client.mutate('change', [operation], { signal });
        return name;
      } catch (error) {
        const isThere =
          error instanceof NetworkFailure &&
          isOnly(error, 'assetError.DUPLICATE_ASSET', 'assetError.DUPLICATE_ASSET_NAME');
        if (!isThere) throw error;
        const [row] = await client.search(
          `SELECT asset.resource_name FROM asset WHERE asset.name = ${quoted(assetName(asset, bytes))}`,
        );
        if (!row?.asset?.resourceName) throw error;
        return row.asset.resourceName;
      }
    },
  });
}
