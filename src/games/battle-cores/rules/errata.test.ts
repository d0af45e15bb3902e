import { expect, test } from "vitest";
import { createGame } from "../../../kernel";
import { poolOf } from "../cards";
import { errata, monster } from "../cards/card";
import { fortyOf } from "../testing";
import { optionsFor } from "./options";
import { rulesWith } from "./rules";

const OLD = { number: 1, name: "Imp", types: ["fire", "spirit"], price: 1, armor: 1, power: 1 } as const;
const first = monster(OLD);
const changed = errata(first, monster({ ...OLD, power: 3, set: 3 }));
const pool = poolOf([first, changed, ...fortyOf("Oak")]);

/** The Power of a deck's four Imps when this Set is in force. */
function powers(set: number, printing = "Imp"): number[] {
  const deck = [
    ...Array<string>(4).fill(printing),
    ...fortyOf("Oak")
      .slice(4)
      .map(({ name }) => name),
  ];
  const seats = ["Ann", "Bob"].map((name) => ({ name, deck }));
  const g = createGame(rulesWith(pool), { game: "battle-cores", seed: "a", seats, options: { set } });
  return g.state.cards
    .filter(({ def, owner }) => owner === 0 && def.startsWith("Imp"))
    .map(({ def }) => pool[def]?.stats.power ?? 0);
}

test("BC 9.2 an Errata shows its mark", () => {
  expect(changed.mark).toBe("[Set 3]");
  expect(changed.title).toBe("Imp");
  expect(first.mark).toBeUndefined();
});

test("BC 9.3 the newest version up to the Set in force is played, whichever is in the deck", () => {
  expect(powers(2)).toEqual(Array(4).fill(1));
  expect(powers(3)).toEqual(Array(4).fill(3));
  expect(powers(4)).toEqual(Array(4).fill(3));
  expect(powers(2, "Imp [Set 3]")).toEqual(Array(4).fill(1));
  expect(powers(3, "Imp [Set 3]")).toEqual(Array(4).fill(3));
  expect(powers(0)).toEqual(Array(4).fill(3));
  expect(
    optionsFor(pool)
      .find(({ key }) => key === "set")
      ?.values.map(({ value }) => value),
  ).toEqual([0, 1, 2, 3]);
});

test("an Errata has the name of its first printing and a later Set", () => {
  expect(() => errata(first, monster({ ...OLD, name: "Other", set: 2 }))).toThrow(RangeError);
  expect(() => errata(first, monster(OLD))).toThrow(RangeError);
});
