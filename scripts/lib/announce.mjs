/**
 * Says where to go once every address answers, so that no one opens a page that is not there yet.
 * @param {string[]} addresses
 * @param {string} message
 */
export async function announceWhenReady(addresses, message) {
  while (!(await Promise.all(addresses.map(answers))).every(Boolean)) {
    await new Promise((resolve) => setTimeout(resolve, 300).unref());
  }
  console.log(`\n${message}\n`);
}

/** @param {string} address */
async function answers(address) {
  const answer = await fetch(address).catch(() => undefined);
  return answer?.ok === true;
}
