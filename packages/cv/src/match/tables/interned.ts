/** Gives each distinct value a number, from 0 on. */
export class Interned<T> {
  readonly values: T[] = [];
  readonly #keys: string[] = [];
  readonly #numbers = new Map<string, number>();

  /** Equal keys must mean equal values. */
  numberOf(key: string, value: T): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.values.length;
    this.#numbers.set(key, number);
    this.#keys.push(key);
    this.values.push(value);
    return number;
  }

  at(number: number): T {
    const value = this.values[number];
    if (value === undefined) throw new RangeError(`Nothing has the number ${number}.`);
    return value;
  }

  /** The number here of a value that has a number there. */
  copy(from: Interned<T>, number: number): number {
    return this.numberOf(from.#keys[number] ?? "", from.at(number));
  }
}
