/** How many jobs a job list has. */
export const jobCountTexts = {
  jobs: { one: '{n} job', other: '{n} jobs' },
} as const;
