import { expect, test } from "vitest";
import { soulMasters } from "../../games/soul-masters";
import { position } from "../../games/soul-masters/position";
import { puzzles } from "../../games/soul-masters/puzzles";
import { soulMastersScript } from "../../opponents/soul-masters";
import { taskOf } from "../../puzzles/puzzle";
import { begin, type Draft, isPlain, type Judge } from "./judge";

const judge: Judge = { game: soulMasters, position, puzzles, script: soulMastersScript };

/** Attackers with Atk 3 and 2 against a commander with 5 HP and one resting unit. */
const draftAgainst = (unit: string): Draft => {
  const deck = Array.from({ length: 4 }, () => ({ name: "Magma Core" }));
  const battleground = [{ name: "Drake Lancer" }, { name: "Ashwing Raider" }];
  const own = { commander: [{ name: "Ysolde, Mountain's Heart", rested: true }], battleground, deck };
  const blocked = [{ name: unit, rested: true }];
  const other = { commander: [{ name: "Skarn, Who Hunts All" }], battleground: blocked, deck };
  return {
    goal: { kind: "win" },
    board: {
      format: 1,
      turn: { seat: 0, number: 9, step: "main", values: { placed: 2 } },
      seats: [
        { zones: own, values: { hp: 2, resources: 0 } },
        { zones: other, values: { hp: 5, resources: 0 } },
      ],
    },
  };
};

const isPlainAgainst = (unit: string): boolean => {
  const draft = draftAgainst(unit);
  const start = begin(judge, draft);
  if (start === null) throw new Error("a board that cannot be played");
  return isPlain(judge, start, taskOf(draft));
};

test("to win by attacks on the commander alone is no puzzle, unless a unit is in the way", () => {
  expect(isPlainAgainst("Pack Yearling")).toBe(true);
  expect(isPlainAgainst("Bridge Toller")).toBe(false);
});
