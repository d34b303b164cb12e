import { build } from 'rolldown';

/** A file for a browser, or for Node, bundled as the product is. */
export async function bundle(file: URL, platform: 'browser' | 'node' = 'browser'): Promise<string> {
  const { output } = await build({
    input: file.pathname,
    write: false,
    platform,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { minify: true },
  });
  return output[0].code;
}
