/** The job that works on one publication. */
export const PUBLISH = 'publish';
