interface Node<T> {
  readonly value: T;
  next: Node<T> | undefined;
}

/** First in, first out, each in constant time: taking the first out of a long array moves all the others. */
export class Fifo<T> {
  #first: Node<T> | undefined;
  #last: Node<T> | undefined;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get first(): T | undefined {
    return this.#first?.value;
  }

  push(value: T): void {
    const node = { value, next: undefined };
    if (this.#last === undefined) this.#first = node;
    else this.#last.next = node;
    this.#last = node;
    this.#size += 1;
  }

  shift(): T | undefined {
    const node = this.#first;
    if (node === undefined) return undefined;
    this.#first = node.next;
    if (node.next === undefined) this.#last = undefined;
    this.#size -= 1;
    return node.value;
  }
}
