import { inflateSync } from 'node:zlib';

/**
 * Every sign of a WOFF file with its width, of 2048 for the font's size.
 * @param {Buffer} file
 * @returns {[number, number][]}
 */
export function readAdvances(file) {
  const tables = readTables(file);
  const widths = readWidths(tables);
  const scale = 2048 / table(tables, 'head').readUInt16BE(18);
  return readSigns(table(tables, 'cmap')).map(([sign, glyph]) => [
    sign,
    Math.round((widths[Math.min(glyph, widths.length - 1)] ?? 0) * scale),
  ]);
}

/** @param {Buffer} file */
function readTables(file) {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file.');
  /** @type {Map<string, Buffer>} */
  const tables = new Map();
  for (let n = 0; n < file.readUInt16BE(12); n += 1) {
    const entry = 44 + n * 20;
    const [offset, packed, size] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at));
    const body = file.subarray(offset, (offset ?? 0) + (packed ?? 0));
    tables.set(
      file.toString('latin1', entry, entry + 4),
      packed === size ? body : inflateSync(body),
    );
  }
  return tables;
}

/**
 * @param {Map<string, Buffer>} tables
 * @param {string} name
 */
function table(tables, name) {
  const found = tables.get(name);
  if (!found) throw new Error(`The font has no ${name}.`);
  return found;
}

/** @param {Map<string, Buffer>} tables */
function readWidths(tables) {
  const count = table(tables, 'hhea').readUInt16BE(34);
  const hmtx = table(tables, 'hmtx');
  return Array.from({ length: count }, (_, glyph) => hmtx.readUInt16BE(glyph * 4));
}

/**
 * Signs and their glyphs: the table for all of Unicode, else the one for its first plane.
 * @param {Buffer} cmap
 */
function readSigns(cmap) {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, n) =>
    cmap.readUInt32BE(8 + n * 8),
  );
  for (const [format, read] of readers) {
    const offset = offsets.find((at) => cmap.readUInt16BE(at) === format);
    if (offset !== undefined) return read(cmap.subarray(offset));
  }
  throw new Error('The font has no table of signs that can be read.');
}

/** @type {[number, (map: Buffer) => [number, number][]][]} */
const readers = [
  [12, readGroups],
  [4, readSegments],
];

/** @param {Buffer} map */
function readGroups(map) {
  /** @type {[number, number][]} */
  const signs = [];
  for (let n = 0; n < map.readUInt32BE(12); n += 1) {
    const [from = 0, to = 0, glyph = 0] = [16, 20, 24].map((at) => map.readUInt32BE(at + n * 12));
    for (let sign = from; sign <= to; sign += 1) signs.push([sign, glyph + sign - from]);
  }
  return signs;
}

/** @param {Buffer} map */
function readSegments(map) {
  const size = map.readUInt16BE(6);
  /** @type {[number, number][]} */
  const signs = [];
  for (let n = 0; n < size; n += 2) {
    const to = map.readUInt16BE(14 + n);
    const from = map.readUInt16BE(16 + size + n);
    const delta = map.readUInt16BE(16 + size * 2 + n);
    const at = 16 + size * 3 + n;
    const range = map.readUInt16BE(at);
    for (let sign = from; sign <= to && sign < 0xffff; sign += 1) {
      const found = range === 0 ? sign : map.readUInt16BE(at + range + (sign - from) * 2);
      if (found !== 0) signs.push([sign, (found + delta) & 0xffff]);
    }
  }
  return signs;
}
