import type { SearchResult } from "./search";

/** How long thinking may take, and what ends it early. */
export interface ThinkingTime {
  /** Milliseconds since any fixed point. */
  clock(): number;
  /** Waits until others have had their turn, such as messages. */
  rest(): Promise<void>;
  /** Whether the best answer so far is wanted at once. */
  isHurried(): boolean;
}

/** Milliseconds of thinking before others have their turn. One simulation may take longer. */
const SLICE = 20;
/** Milliseconds after which the best answer so far is given. */
const LONGEST = 2500;

/**
 * Thinks in slices until the search is done, the time is up or the answer is wanted.
 * @returns what has been found until then.
 */
export async function thinkInSlices(
  thinking: Generator<SearchResult, SearchResult>,
  { clock, rest, isHurried }: ThinkingTime,
): Promise<SearchResult> {
  const began = clock();
  let slice = began;
  for (;;) {
    const { done, value } = thinking.next();
    const now = clock();
    if (done || isHurried() || now - began >= LONGEST) return value;
    if (now - slice < SLICE) continue;
    await rest();
    if (isHurried()) return value;
    slice = clock();
  }
}
