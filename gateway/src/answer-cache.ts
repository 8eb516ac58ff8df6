import { LRUCache } from 'lru-cache';

export interface AnswerCacheLimits {
  /** Most answers that are held; the one that was asked for longest ago makes room. */
  readonly entries: number;
  /** Milliseconds for which an answer is used again; always where it never changes. */
  readonly freshMs?: number;
}

/** Answers by what was asked. What fails is not cached. */
export class AnswerCache<Answer> {
  readonly #answers: LRUCache<string, Promise<Answer>>;

  constructor({ entries, freshMs = 0 }: AnswerCacheLimits) {
    this.#answers = new LRUCache({ max: entries, ttl: freshMs });
  }

  /**
   * @param key says what is asked
   * @param read finds it; calls at the same time share one reading
   * @param isKept whether an answer holds for those who ask later
   */
  get(key: string, read: () => Promise<Answer>, isKept: (answer: Answer) => boolean = () => true): Promise<Answer> {
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const answer = read();
    this.#answers.set(key, answer);
    const forget = (): void => {
      if (this.#answers.peek(key) === answer) this.#answers.delete(key);
    };
    answer.then((found) => {
      if (!isKept(found)) forget();
    }, forget);
    return answer;
  }
}
