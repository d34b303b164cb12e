import { BYTES_PER_MEGABYTE, uploadRules } from '@posthorn/domain';

/** The bytes of a logo are no picture that a banner can show. */
export class LogoError extends Error {
  override name = 'LogoError';
}

// What may be uploaded at all.
const MOST_BYTES = uploadRules.logo.maxMegabytes * BYTES_PER_MEGABYTE;
/** Beyond this a picture costs more memory than a logo is worth: draw a smaller copy of it. */
const MOST_PIXELS = 36_000_000;

/** What a logo is, or that it is none. */
export function readLogo(bytes: Uint8Array): Picture {
  if (bytes.length > MOST_BYTES) throw new LogoError('The logo is too large.');
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const picture = pngSize(file) ?? jpegSize(file);
  if (!picture) throw new LogoError('The logo is neither a png nor a jpeg.');
  const pixels = picture.width * picture.height;
  if (pixels === 0 || pixels > MOST_PIXELS) throw new LogoError('The logo has no usable size.');
  return picture;
}

export interface Picture {
  /** An address that holds the whole picture. */
  address: string;
  width: number;
  height: number;
}

function pngSize(file: Buffer): Picture | undefined {
  const isPng = file.length > 24 && file.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n';
  return isPng
    ? { ...addressed('png', file), width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
    : undefined;
}

function jpegSize(file: Buffer): Picture | undefined {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < file.length; ) {
    const marker = file.readUInt16BE(at);
    if (marker < 0xff01) return undefined;
    const isFrame =
      marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) {
      const [height, width] = [file.readUInt16BE(at + 5), file.readUInt16BE(at + 7)];
      return { ...addressed('jpeg', file), width, height };
    }
    at += marker === 0xffff ? 1 : 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
}

const addressed = (type: 'png' | 'jpeg', file: Buffer) => ({
  address: `data:image/${type};base64,${file.toString('base64')}`,
});
