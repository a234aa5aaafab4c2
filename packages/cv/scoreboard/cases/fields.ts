/** Typed look into JSON that someone else wrote; every complaint names the file and the field. */
export class Fields {
  readonly #values: Readonly<Record<string, unknown>>;
  readonly #where: string;

  constructor(json: unknown, where: string) {
    if (!isRecord(json)) throw new Error(`${where}: an object is expected.`);
    this.#values = json;
    this.#where = where;
  }

  isAbsent(key: string): boolean {
    const value = this.#values[key];
    return value === undefined || value === false;
  }

  text(key: string): string {
    const value = this.#values[key];
    if (typeof value !== "string") throw this.#wrong(key, "a text");
    return value;
  }

  optionalText(key: string): string | null {
    return this.#values[key] === undefined || this.#values[key] === null ? null : this.text(key);
  }

  number(key: string): number {
    const value = this.#values[key];
    if (typeof value !== "number") throw this.#wrong(key, "a number");
    return value;
  }

  optionalNumber(key: string): number | null {
    return this.#values[key] === undefined || this.#values[key] === null ? null : this.number(key);
  }

  /** A text or a list of texts; an absent field is an empty list. */
  texts(key: string): string[] {
    const value = this.#values[key] ?? [];
    const items: unknown[] = Array.isArray(value) ? value : [value];
    return items.map((item) => {
      if (typeof item !== "string") throw this.#wrong(key, "texts");
      return item;
    });
  }

  child(key: string): Fields {
    return new Fields(this.#values[key], `${this.#where} ${key}`);
  }

  list<T>(key: string, read: (item: Fields) => T): T[] {
    const value = this.#values[key] ?? [];
    if (!Array.isArray(value)) throw this.#wrong(key, "a list");
    return value.map((item, index) => read(new Fields(item, `${this.#where} ${key}[${index}]`)));
  }

  #wrong(key: string, kind: string): Error {
    return new Error(`${this.#where}: ${key} must be ${kind}.`);
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
