const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const heartbeatMs = 15_000;

/** @param {number} since */
const elapsed = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Shows that something slow is going on: a moving line in a terminal, plain lines elsewhere.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {(result: T) => string} [summary] what to say when it is done
 * @returns {Promise<T>}
 */
export async function withProgress(title, work, summary = () => `${title}: done`) {
  const began = Date.now();
  const stopShowing = process.stdout.isTTY ? spin(title, began) : beat(title, began);
  try {
    const result = await work();
    stopShowing();
    console.log(`${summary(result)} (${elapsed(began)})`);
    return result;
  } catch (error) {
    stopShowing();
    console.log(`${title}: failed (${elapsed(began)})`);
    throw error;
  }
}

/**
 * @param {string} title
 * @param {number} began
 */
function spin(title, began) {
  let frame = 0;
  const draw = () => {
    process.stdout.write(
      `\r\x1b[2K${frames[frame++ % frames.length]} ${title} … ${elapsed(began)}`,
    );
  };
  draw();
  const timer = setInterval(draw, 100);
  return () => {
    clearInterval(timer);
    process.stdout.write('\r\x1b[2K');
  };
}

/**
 * @param {string} title
 * @param {number} began
 */
function beat(title, began) {
  console.log(`${title} …`);
  const timer = setInterval(() => console.log(`${title} … ${elapsed(began)}`), heartbeatMs);
  return () => clearInterval(timer);
}
