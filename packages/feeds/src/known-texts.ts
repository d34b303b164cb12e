/**
 * Remembers which texts it has met, in eight bytes each: by a number made of the text, not by the text. That two of
 * a million texts get the same number happens once in twenty thousand feeds; one job of such a feed is then taken for a
 * double.
 */
export class KnownTexts {
  #slots = new Float64Array(1_024);
  #count = 0;

  /** Whether it was met before; from now on it was. */
  meet(text: string): boolean {
    if (this.#count * 2 > this.#slots.length) this.#grow();
    const isNew = put(this.#slots, numberOf(text));
    if (isNew) this.#count++;
    return !isNew;
  }

  #grow(): void {
    const larger = new Float64Array(this.#slots.length * 2);
    for (const number of this.#slots) if (number !== 0) put(larger, number);
    this.#slots = larger;
  }
}

/** Whether there was room to put it: a number that is there already is not put again. */
function put(slots: Float64Array, number: number): boolean {
  let at = number % slots.length;
  while (slots[at] !== 0) {
    if (slots[at] === number) return false;
    at = (at + 1) % slots.length;
  }
  slots[at] = number;
  return true;
}

/** Two multiplicative hashes of 32 bits, mixed into the 53 bits that a number holds exactly; never zero. */
function numberOf(text: string): number {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    two = Math.imul(two ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909);
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & two) + (one >>> 0) + 1;
}
