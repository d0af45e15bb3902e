import { expect, test } from "vitest";
import type { Cue } from "../../games/mat";
import type { GameEvent } from "../../kernel";
import { facingPair } from "../testing/position";
import { beatsOf } from "./beats";
import type { ViewChange } from "./change";
import { withReducedMotion } from "./timeline";

const CUES: Readonly<Record<string, readonly Cue[]>> = {
  block: ["block"],
  guard: ["shield"],
  burn: ["burn"],
  hurt: ["damage"],
  robbed: ["lose"],
};

/** A change in which nothing but these events happens, two cards facing each other. */
function changeWith(...events: readonly Partial<GameEvent>[]): ViewChange {
  const table = facingPair();
  const view = table.see(0);
  const { mat } = table.game.table;
  const counters = [{ counter: "hp", label: { key: "hp" }, full: 30 }, ...mat.counters];
  const game = {
    ...table.game,
    table: { ...table.game.table, mat: { ...mat, counters, cues: CUES } },
  };
  const told = events.map((event) => ({ type: "", rule: "", cause: { kind: "rule" } as const, ...event }));
  return { game, events: told, before: view, after: view };
}

const stepsOf = (change: ViewChange) => beatsOf(change).flatMap(({ steps }) => steps);

test("a sign appears at the card, a shield at what it protects, a player's sign at the player", () => {
  const steps = stepsOf(
    changeWith(
      { type: "block", card: 1, target: 2, seat: 0 },
      { type: "guard", card: 1, target: 2, seat: 0 },
      { type: "burn", seat: 1 },
    ),
  );
  expect(steps).toMatchObject([
    { kind: "sign", sign: "block", on: { card: 1 } },
    { kind: "sign", sign: "shield", on: { card: 2 } },
    { kind: "sign", sign: "burn", on: { seat: 1 } },
  ]);
});

test("damage is seen in order: the strike, the number at the struck card, then the health that falls", () => {
  const change = changeWith(
    { type: "hurt", card: 1, target: 2, amount: 4, seat: 0 },
    { type: "seat-counter", seat: 1, amount: -4, data: { counter: "hp" } },
  );
  const [strike, number, health] = stepsOf(change);
  expect(strike).toMatchObject({ kind: "strike", card: 1, target: 2 });
  expect(number).toMatchObject({ kind: "pulse", on: { card: 2 }, amount: -4, isHit: true });
  expect(health).toMatchObject({ kind: "pulse", on: { seat: 1, counter: "hp" }, amount: -4, isHit: true });
  expect(number?.at).toBeGreaterThan(strike?.at ?? 0);
});

test("healing is a sign with its number, and the healing of several is seen at once", () => {
  const healed = (seat: number, amount: number) => ({
    type: "seat-counter",
    seat,
    amount,
    data: { counter: "hp", now: 12 },
  });
  const beats = beatsOf(changeWith(healed(0, 4), healed(1, 2)));
  expect(beats).toHaveLength(1);
  expect(beats[0]?.steps).toMatchObject([
    { kind: "sign", sign: "heal", on: { seat: 0 } },
    { kind: "pulse", on: { seat: 0 }, amount: 4 },
    { kind: "sign", sign: "heal", on: { seat: 1 } },
    { kind: "pulse", on: { seat: 1 }, amount: 2 },
  ]);
});

test("health that begins at nothing is not healing", () => {
  const steps = stepsOf(
    changeWith({ type: "seat-counter", seat: 0, amount: 30, data: { counter: "hp", now: 30 } }),
  );
  expect(steps.map(({ kind }) => kind)).toEqual(["pulse"]);
});

test("what a player loses of the score is a number at it, and a hit", () => {
  const steps = stepsOf(changeWith({ type: "robbed", seat: 1, amount: 2 }));
  expect(steps).toMatchObject([
    { kind: "pulse", on: { seat: 1, counter: "score" }, amount: -2, isHit: true },
  ]);
});

test("a card that comes into play promoted rises, another one does not", () => {
  const deployed = (type: string) => {
    const { game } = facingPair();
    const [def = ""] = Object.entries(game.rules.cards).find(([, card]) => card.type === type) ?? [];
    return { type: "deployed", card: 1, def };
  };
  const change = changeWith(deployed("warrior"), deployed("flash"));
  const { table } = change.game;
  const mat = { ...table.mat, promotion: { event: "deployed", types: ["warrior"] } };
  const steps = stepsOf({ ...change, game: { ...change.game, table: { ...table, mat } } });
  expect(steps).toMatchObject([{ kind: "sign", sign: "rise", on: { card: 1 } }]);
});

test("healing and paying do not shake anything", () => {
  const steps = stepsOf(
    changeWith(
      { type: "seat-counter", seat: 1, amount: 4, data: { counter: "hp" } },
      { type: "seat-counter", seat: 1, amount: -1, data: { counter: "oops" } },
    ),
  );
  expect(steps.filter((step) => step.kind === "pulse")).toHaveLength(2);
  expect(steps.filter((step) => step.kind === "pulse" && step.isHit === true)).toEqual([]);
});

test("a sign is shown with its event, and stays long enough to be read with reduced motion", () => {
  const beats = beatsOf(changeWith({ type: "block", card: 1, target: 2, seat: 0 }));
  expect(beats.flatMap(({ events }) => events.map(({ type }) => type))).toEqual(["block"]);
  const [soft] = withReducedMotion(beats);
  expect(soft?.steps).toMatchObject([{ kind: "sign", sign: "block" }]);
  expect(soft?.ms).toBe(beats[0]?.ms);
});
