/** Lets a network refuse, as against its rules, every ad in which this word stands. */
export const refuseAdsWith = (network: 'meta' | 'linkedin' | 'google', word: string) =>
  control(process.env.PRODUCT_SANDBOX ?? '', 'faults', {
    network,
    match: { bodyContains: word },
    effect: 'policy',
  });

/** Turns the clock of networks on this machine, and with it the day on which campaigns run. */
export const passDays = (sandbox: string, days: number) =>
  control(sandbox, 'clock', { advance: days * 86_400_000 });

async function control(sandbox: string, what: 'faults' | 'clock', body: unknown): Promise<void> {
  const answer = await fetch(`${sandbox}/__sandbox/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The sandbox said ${answer.status}: ${await answer.text()}`);
}
