import { withoutTitle } from './names.mjs';

/** Countries whose second level is what people name: provinces, departments, counties. */
const secondLevel = new Set(['BE', 'ES', 'FR', 'GB', 'IE', 'IT']);

/** Where the first level says too little about where a town is: 'England', 'Flanders', 'Munster'. */
const shownBySecondLevel = (code) => /^(BE|IE|GB\.ENG)\./.test(code);

/**
 * The regions of a city: `first` and `second` are region codes. Districts that together are one
 * county share the code of that county.
 */
export class Regions {
  #names = new Map();
  #fullNames = new Map();
  #countyOf = new Map();

  constructor({ admin1, admin2, counties, corrections }) {
    for (const { code, name } of [...admin1, ...admin2]) {
      this.#fullNames.set(code, name);
      this.#names.set(code, withoutTitle(name, code.slice(0, 2)));
    }
    for (const [county, [code, ...others]] of Object.entries(counties)) {
      this.#names.set(code, county);
      this.#fullNames.set(code, county.replace('County ', ''));
      for (const district of others) this.#countyOf.set(district, code);
    }
    for (const [id, name] of Object.entries(corrections)) {
      if (id.startsWith('region:')) this.#names.set(id.slice('region:'.length), name);
    }
  }

  name(code) {
    return this.#names.get(code) ?? '';
  }

  /** As the source has it, so that 'Provincia di Siena' is found too; 'Cork' for 'County Cork'. */
  fullName(code) {
    return this.#fullNames.get(code) ?? '';
  }

  codes(country, admin1, admin2) {
    const first = `${country}.${admin1}`;
    if (!this.#names.has(first)) return { first: '', second: '' };
    const district = `${first}.${admin2}`;
    const second = this.#countyOf.get(district) ?? district;
    return { first, second: this.#names.has(second) ? second : '' };
  }

  isListed(code) {
    return code.split('.').length === 2 || secondLevel.has(code.slice(0, 2));
  }

  /** What stands between the name of a city and its country. */
  shown(city) {
    const second = this.name(city.second);
    const useSecond = second && second !== city.name && shownBySecondLevel(city.second);
    return useSecond ? second : this.name(city.first);
  }
}
