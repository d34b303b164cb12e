import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthIt = /\.(js|css|html|svg|json)$/;
const SMALLEST = 1024;
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/**
 * Lays a brotli and a gzip copy beside each text file, so that the server sends small answers
 * without compressing anything itself.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => worthIt.test(name))) {
    const path = join(folder, file);
    const content = await readFile(path);
    if (content.length < SMALLEST) continue;
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
