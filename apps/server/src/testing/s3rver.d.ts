/** The part of the two imitations of an object store that the tests use. */
declare module 's3rver' {
  import type { RequestListener } from 'node:http';
  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      configureBuckets: { name: string; configs: string[] }[];
    });
    configureBuckets(): Promise<void>;
    getMiddleware(): RequestListener;
  }
}

declare module '@20minutes/s3rver' {
  export { default } from 's3rver';
}
