import { type FaultRule, startSandbox } from '@posthorn/sandbox';

/** The local networks as a process of their own, which may be killed. Told everything as JSON. */
const given = JSON.parse(process.argv[2] ?? '{}') as {
  folder: string;
  seed: string;
  port: number;
  rules: FaultRule[];
};
const { folder, seed, port, rules } = given;

const sandbox = await startSandbox({
  folder,
  seed,
  ports: { control: port, meta: port + 1, linkedin: port + 2, google: port + 3 },
  // How fast we are is measured, not how patient.
  allowances: { meta: { points: Number.POSITIVE_INFINITY, windowMs: 60_000, blockedMs: 0 } },
});
if (sandbox.faults.list().length === 0) for (const rule of rules) sandbox.faults.add(rule);
process.once('SIGTERM', () => void sandbox.stop().then(() => process.exit(0)));
