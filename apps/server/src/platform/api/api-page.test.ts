import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { server, setScene } from '../../testing/scene.ts';

setScene();

test.each([
  ['json', /^\{"openapi":"3.1.0"/],
  ['yaml', /^openapi: 3.1.0/],
])(
  'the description as %s is written once, compressed and sent again only when it changed',
  async (form, start) => {
    const ask = (headers: Record<string, string>) =>
      server.app.inject({ url: `/api/docs/${form}`, headers });
    const plain = await ask({});
    expect(plain.statusCode).toBe(200);
    expect(plain.body).toMatch(start);

    const small = await ask({ 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);

    const same = await ask({ 'if-none-match': String(plain.headers.etag) });
    expect(same.statusCode).toBe(304);
    expect(same.body).toBe('');
  },
);
