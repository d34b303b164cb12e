import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const camel = (name) => name.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/**
 * As shipped, the client's REST mode can not build a request: it looks for its fields in camel case,
 * and its own description has them in snake case. So the description is put right before it is read.
 */
function camelCaseFields(node) {
  if (node.fields) {
    node.fields = Object.fromEntries(
      Object.entries(node.fields).map(([name, field]) => [camel(name), field]),
    );
    for (const choice of Object.values(node.oneofs ?? {})) choice.oneof = choice.oneof.map(camel);
  }
  for (const child of Object.values(node.nested ?? {})) camelCaseFields(child);
}
camelCaseFields(require('google-ads-node/build/protos/protos.json'));

const { GoogleAdsServiceClient, GeoTargetConstantServiceClient } = require('google-ads-node');

/** The official client, pointed at an address of ours. */
function optionsFor(address) {
  const { hostname, port } = new URL(address);
  const authorised = (url, init) =>
    fetch(url, { ...init, headers: { ...plain(init.headers), authorization: 'Bearer sandbox' } });
  const auth = {
    fetch: authorised,
    getRequestHeaders: async () => new Headers(),
    getClient: async () => ({}),
    getUniverseDomain: async () => 'googleapis.com',
  };
  return { fallback: true, protocol: 'http', apiEndpoint: hostname, port: Number(port), auth };
}

const plain = (headers) =>
  headers instanceof Headers ? Object.fromEntries(headers.entries()) : headers;

export const googleAds = (address) => new GoogleAdsServiceClient(optionsFor(address));
export const geoTargets = (address) => new GeoTargetConstantServiceClient(optionsFor(address));
