/** Settings of the product that a person may have set for themselves; tests must not see them. */
const settings = ['MODE', 'HOST', 'PORT', 'WEB_PORT', 'DATA_DIR', 'DATABASE_URL', 'PUBLIC_URL'];

export const testEnvironment = Object.fromEntries(
  Object.entries({ ...process.env, CI: 'true' }).filter(([name]) => !settings.includes(name)),
);

/** No stage takes this long, also where the host leaves a tenth of a machine; one that does hangs. */
export const stageTimeoutMs = 60 * 60_000;
