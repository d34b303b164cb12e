/**
 * Runs a command; what goes wrong is told in its own words, without a stack that helps no one.
 * @param {() => Promise<unknown>} command
 */
export async function tell(command) {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
