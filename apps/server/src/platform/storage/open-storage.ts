import { join } from 'node:path';
import type { Config } from '../config.ts';
import { diskStorage } from './disk.ts';
import type { Storage } from './storage.ts';

/** The SDK of the object store is large, so it is loaded only where it is used. */
export async function openStorage(config: Config): Promise<Storage> {
  if (config.STORAGE === 'disk') return diskStorage(join(config.dataDir, 'files'));
  const { s3Storage } = await import('./s3.ts');
  return s3Storage({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET ?? '',
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    pathStyle: config.S3_PATH_STYLE,
  });
}
