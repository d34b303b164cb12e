import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import { ZipFile } from 'yazl';

interface Page {
  size?: string;
  head?: string;
  body?: string;
}

/** The page of a banner that breaks no rule. */
export const bannerPage = ({ size = '300x250', head = '', body = '' }: Page = {}): string => {
  const [width, height] = size.split('x');
  return `<!DOCTYPE html><html><head><meta name="ad.size" content="width=${width},height=${height}">${head}</head><body>${body}</body></html>`;
};

/** A zip file with these files, by their paths. */
export function makeArchive(
  files: Record<string, string | Buffer>,
  options: { forceZip64Format?: boolean } = {},
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(content), path, options);
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** A file of an archive made by hand, with whatever it wants us to believe. */
export interface Forged {
  name: string | Buffer;
  data: string | Buffer;
  flags?: number;
  method?: number;
  /** As Unix has it. */
  mode?: number;
  /** The unpacked size it claims. */
  says?: number;
  crc?: number;
  /** Where its bytes are: its own, or those of the file before it. */
  at?: 'previous';
}

/** An archive byte by byte, for what no program would make. */
export function forgeArchive(files: readonly Forged[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let [offset, previous] = [0, 0];
  for (const file of files) {
    const data = Buffer.from(file.data);
    const { flags = 0, method = 8, mode = 0o100644, says = data.length } = file;
    const { crc = crc32(data) } = file;
    const packed = method === 8 ? deflateRawSync(data) : data;
    const name = Buffer.from(file.name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(crc, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(says, 18);
    common.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(file.at === 'previous' ? previous : offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x03'), common, rest, name);
    if (file.at === 'previous') continue;
    previous = offset;
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, packed]);
    bodies.push(body);
    offset += body.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, central, end]);
}
