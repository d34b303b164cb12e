/** The bytes of a logo are no picture that a banner can show. */
export class LogoError extends Error {
  override name = 'LogoError';
}

/** Beyond this a picture costs more memory than a logo is worth. */
const MOST_BYTES = 10 * 1024 * 1024;
const MOST_PIXELS = 36_000_000;

/** A logo as an address that holds the whole picture. */
export function logoAddress(bytes: Uint8Array): string {
  if (bytes.length > MOST_BYTES) throw new LogoError('The logo is too large.');
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const picture = pngSize(file) ?? jpegSize(file);
  if (!picture) throw new LogoError('The logo is neither a png nor a jpeg.');
  const pixels = picture.width * picture.height;
  if (pixels === 0 || pixels > MOST_PIXELS) throw new LogoError('The logo has no usable size.');
  return `data:image/${picture.type};base64,${file.toString('base64')}`;
}

interface Picture {
  type: 'png' | 'jpeg';
  width: number;
  height: number;
}

function pngSize(file: Buffer): Picture | undefined {
  const isPng = file.length > 24 && file.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n';
  return isPng
    ? { type: 'png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
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
      return { type: 'jpeg', height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    }
    at += marker === 0xffff ? 1 : 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
}
