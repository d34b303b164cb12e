import { crc32 } from 'node:zlib';
import { type Person, proofOf, sessionOf } from './people.ts';

/** A zip file with these files, packed as they are. */
export function makeArchive(files: Record<string, string | Buffer>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const [name, data] = [Buffer.from(path), Buffer.from(content)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(data.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), facts, place, name);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, data]);
    bodies.push(body);
    offset += body.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(directory.length / 4, 8);
  end.writeUInt16LE(directory.length / 4, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, central, end]);
}

export interface UploadedBanner {
  id: string;
  html_url: string;
  width: number;
  height: number;
  name: string;
}

/** The banners of an archive, behind the screen's back. */
export async function uploadBanners(
  person: Person,
  campaignId: string,
  files: Record<string, string | Buffer>,
): Promise<UploadedBanner[]> {
  const url = process.env.PRODUCT_URL ?? '';
  const form = new FormData();
  form.append('zip', new Blob([new Uint8Array(makeArchive(files))]), 'banners.zip');
  const answer = await fetch(`${url}/api/campaigns/${campaignId}/google-display-ads`, {
    method: 'POST',
    headers: proofOf(url, sessionOf(person)),
    body: form,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The archive was refused: ${answer.status} ${text}`);
  return JSON.parse(text) as UploadedBanner[];
}
