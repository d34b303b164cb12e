/** Lets a network refuse, as against its rules, every ad in which this word stands. */
export async function refuseAdsWith(network: 'meta' | 'linkedin' | 'google', word: string) {
  const answer = await fetch(`${process.env.PRODUCT_SANDBOX}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ network, match: { bodyContains: word }, effect: 'policy' }),
  });
  if (!answer.ok) throw new Error(`The sandbox said ${answer.status}: ${await answer.text()}`);
}
