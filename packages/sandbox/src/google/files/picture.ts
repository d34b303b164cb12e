export interface Picture {
  mimeType: 'IMAGE_PNG' | 'IMAGE_JPEG' | 'IMAGE_GIF';
  width: number;
  height: number;
}

/** What a picture says about itself; undefined when it is none that Google takes. */
export function pictureIn(bytes: Buffer): Picture | undefined {
  return pngIn(bytes) ?? gifIn(bytes) ?? jpegIn(bytes);
}

function pngIn(bytes: Buffer): Picture | undefined {
  const isPng = bytes.length >= 24 && bytes.toString('latin1', 1, 4) === 'PNG';
  return isPng
    ? { mimeType: 'IMAGE_PNG', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : undefined;
}

function gifIn(bytes: Buffer): Picture | undefined {
  const isGif = bytes.length >= 10 && /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6));
  return isGif
    ? { mimeType: 'IMAGE_GIF', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
    : undefined;
}

/** The size stands in the first segment that begins a frame. */
function jpegIn(bytes: Buffer): Picture | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return {
        mimeType: 'IMAGE_JPEG',
        width: bytes.readUInt16BE(at + 7),
        height: bytes.readUInt16BE(at + 5),
      };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
