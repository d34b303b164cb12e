import type { Connection } from '@posthorn/db';
import { finding } from '@posthorn/domain';
import { refusalOf } from '../refusal.ts';

const BYTES_PER_GIGABYTE = 1_000_000_000;

const usedText = `
  select (select coalesce(sum(bytes), 0) from media where account_id = $1)
    + (select coalesce(sum(f.bytes), 0) from banner_file f
       join banner_bundle b on b.id = f.bundle_id where b.account_id = $1) as bytes`;

/** Before a file is received: one account does not fill the disk that all share. */
export async function assertRoom(
  pool: Connection['pool'],
  accountId: string,
  gigabytes: number,
): Promise<void> {
  const { rows } = await pool.query<{ bytes: string }>({
    name: 'bytes-of-account',
    text: usedText,
    values: [accountId],
  });
  if (Number(rows[0]?.bytes ?? 0) < gigabytes * BYTES_PER_GIGABYTE) return;
  throw refusalOf(finding('media.accountFull', 'file', { n: gigabytes }), 'too_large');
}
