import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { Db } from '@posthorn/db';
import * as builders from '@posthorn/db/builders';

const SIDE = 1_200;

/** The files that every kind of ad needs, below a folder and in the database. */
export async function keepFiles(db: Db, folder: string, account_id: string) {
  const picture = makePicture(SIDE);
  const files = { image: picture, video: makeFilm(), logo: makePicture(200) };
  const keep = async (type: keyof typeof files, ending: string, [width, height] = [SIDE, SIDE]) => {
    const file_key = `media/${account_id}/${type}-${height}${ending}`;
    const preview_key = `media/${account_id}/${type}-${height}-preview.png`;
    await write(folder, file_key, files[type]);
    await write(folder, preview_key, type === 'logo' ? files.logo : picture);
    const size = { width, height, bytes: files[type].length };
    return (await builders.makeMedia(db, { account_id, type, file_key, preview_key, ...size })).id;
  };
  return {
    image: await keep('image', '.png'),
    video: await keep('video', '.mp4'),
    tallVideo: await keep('video', '.mp4', [1_080, 1_920]),
    logo: await keep('logo', '.png'),
    bundle: await keepBundle(db, folder, account_id),
  };
}

/** An uploaded banner, unpacked as the product keeps it; it is packed again for the network. */
async function keepBundle(db: Db, folder: string, account_id: string): Promise<string> {
  const key = `media/${account_id}/banner-0.html`;
  const html =
    '<!DOCTYPE html><html><head><meta name="ad.size" content="width=300,height=250"></head></html>';
  await write(folder, key, Buffer.from(html));
  const token = Buffer.from(account_id).toString('base64url').padEnd(43, '0').slice(0, 43);
  const { id } = await db
    .insertInto('banner_bundle')
    .values({ account_id, token })
    .returning('id')
    .executeTakeFirstOrThrow();
  const file = { bundle_id: id, path: 'index.html', key, bytes: html.length };
  await db.insertInto('banner_file').values(file).execute();
  return id;
}

async function write(folder: string, key: string, bytes: Buffer): Promise<void> {
  const path = join(folder, 'files', key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

/** It begins as a film does; the networks of this machine do not look further. */
const makeFilm = (): Buffer =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(60_000, 7)]);

/** A black square as a PNG that every reader takes. */
function makePicture(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (1 + side / 8)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
