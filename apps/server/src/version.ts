import manifest from '../../../package.json' with { type: 'json' };

/** The version people see; it is kept in one place, the project's package.json. */
export const { version } = manifest;
