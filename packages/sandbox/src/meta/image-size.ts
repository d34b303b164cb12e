interface Size {
  width: number;
  height: number;
}

/** How large a picture is, as its first bytes tell; undefined when it is none that Meta takes. */
export function sizeOf(bytes: Buffer): Size | undefined {
  const start = bytes.subarray(0, 6).toString('latin1');
  if (start.startsWith('\x89PNG') && bytes.length >= 24) {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (/^GIF8[79]a/.test(start) && bytes.length >= 10) {
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  }
  return start.startsWith('\xff\xd8') ? jpegSize(bytes) : undefined;
}

/** In the first of its segments that describes a frame. */
function jpegSize(bytes: Buffer): Size | undefined {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
