import { expect, test } from "vitest";
import type { Answer } from "../kernel";
import type { SearchResult } from "./search";
import { thinkInSlices } from "./think-in-slices";

const amount = (n: number): Answer => ({ seat: 0, do: "amount", amount: n });

/** A search whose answer after the n-th step is n. */
function* counting(steps: number): Generator<SearchResult, SearchResult> {
  const trials = { answers: [amount(0)] as const, arms: [], now: 0.5, caution: { margin: 0, sureness: 1 } };
  const found = (n: number): SearchResult => ({ answer: amount(n), now: 0.5, answers: [], trials });
  for (let n = 1; n < steps; n++) yield found(n);
  return found(steps);
}

/** A clock that shows this much more with every look. */
function ticking(step: number, isHurried = () => false) {
  let time = 0;
  let rests = 0;
  const clock = () => {
    time += step;
    return time;
  };
  const rest = async () => {
    rests++;
  };
  return { clock, rest, isHurried, rests: () => rests };
}

test("thinks to the end if there is time", async () => {
  expect(await thinkInSlices(counting(10), ticking(1))).toMatchObject({ answer: amount(10) });
});

test("lets others have their turn now and then", async () => {
  const time = ticking(5);
  await thinkInSlices(counting(40), time);
  expect(time.rests()).toBeGreaterThan(5);
});

test("gives the best answer so far when the time is up", async () => {
  expect(await thinkInSlices(counting(1000), ticking(500))).toMatchObject({ answer: amount(3) });
});

test("gives the best answer so far when it is wanted at once", async () => {
  let looks = 0;
  const time = ticking(1, () => ++looks >= 3);
  expect(await thinkInSlices(counting(10), time)).toMatchObject({ answer: amount(3) });
});
