import { describe, expect, test } from "vitest";
import {
  flip,
  hiddenResponseWindow,
  PASS,
  type Rules,
  type SideLayout,
  seatsFrom,
  viewEvent,
  zoneOf,
} from "../kernel";
import { tableFromLayout } from "../kernel/testing/test-table";
import type { Ability } from "./index";
import { arenaRules } from "./testing/arena";
import { unit } from "./testing/arena-cards";

/** An ability of a card that is face down and visible only to its owner. */
const set = (on: "summon" | "destroyed", says: "a" | "b"): Ability => ({
  kind: "trigger",
  where: ["energy"],
  face: "down",
  when: { on, by: "opponent" },
  effect: { do: "word", word: "log", args: { says } },
});

const CARDS = [
  unit("Oak"),
  unit("Elm", {
    kind: "trigger",
    when: { on: "summon" },
    effect: { do: "word", word: "log", args: { says: "c" } },
  }),
  unit("Snare", set("summon", "a")),
  unit("Dud", set("destroyed", "b")),
];

const base = arenaRules(CARDS);
const RULES: Rules = {
  ...base,
  board: {
    ...base.board,
    // All seats see that the card exists. Only its owner may look at it.
    zones: base.board.zones.map((zone) => (zone.key === "energy" ? { ...zone, sees: "all" } : zone)),
  },
  information: {
    ...base.information,
    sees: (_g, card, seat) => (card.face === "down" && card.owner === seat ? true : undefined),
    hiddenResponses: {
      on: ["summon", "destroyed"],
      window: "burst",
      rule: "A 11",
      seats: (g) => seatsFrom(g.state, 0).filter((seat) => zoneOf(g.state, "energy", seat).cards.length > 0),
      used: (g, { card }) => void flip(g, card, "up"),
    },
  },
  flow: {
    ...base.flow,
    windows: { ...base.flow.windows, burst: hiddenResponseWindow({ key: "prompt.burst" }, "A 11") },
  },
};

function begin(hidden: string, field: readonly string[] = []) {
  const seats: SideLayout[] = [{ hand: ["Oak"], field }, { energy: [{ name: hidden, face: "down" }] }];
  return tableFromLayout({ rules: RULES, seats });
}
const summon = (g: ReturnType<typeof begin>) => g.act(0, { type: "summon", card: g.id("Oak") });

const answer = (g: ReturnType<typeof begin>) => ({
  type: "answer",
  card: g.id("Snare"),
  data: { ability: 0 },
});

describe("abilities of hidden cards", () => {
  test("can be used in a hidden-response window: the card is turned face up and its ability runs", () => {
    const g = begin("Snare");
    summon(g);
    expect(g.decision).toMatchObject({ kind: "act", seat: 1, rule: "A 11", window: "burst" });
    expect(g.view(1).actions).toEqual([PASS, answer(g)]);
    g.act(1, answer(g));
    g.pass(1);
    expect(g.state.vars.log).toEqual(["Snare a"]);
    expect(g.view(0).cards[g.id("Snare")]?.def).toBe("Snare");
  });

  test("are unavailable for this window when declined, and available in the next", () => {
    const g = begin("Snare");
    summon(g);
    g.pass(1);
    expect(g.state.vars.log).toBeUndefined();
    expect(g.asked).toBe(0);
    g.act(0, { type: "take", card: g.id("Oak") });
    summon(g);
    g.act(1, answer(g));
    g.pass(1);
    expect(g.state.vars.log).toEqual(["Snare a"]);
  });

  test("open a window whether or not one of them can respond, so that no other seat learns which card it is", () => {
    const seen = ["Snare", "Dud"].map((hidden) => {
      const g = begin(hidden);
      const seenEvents = [summon(g), g.act(1, PASS)].map((events) =>
        events.map((event) => viewEvent(event, 0)),
      );
      return JSON.stringify([seenEvents, g.view(0), g.view(-1)]);
    });
    const views = ["Snare", "Dud"].map((hidden) => {
      const g = begin(hidden);
      summon(g);
      return JSON.stringify(g.view(0));
    });
    expect(new Set(seen).size).toBe(1);
    expect(new Set(views).size).toBe(1);
    const g = begin("Dud");
    summon(g);
    expect(g.view(1).actions).toEqual([PASS]);
    g.refused({ seat: 1, do: "act", action: { type: "answer", card: g.id("Dud"), data: { ability: 0 } } });
  });

  test("wait with the other triggers of the event, in the game's order", () => {
    const g = begin("Snare", ["Elm"]);
    summon(g);
    expect(g.asked).toBe(1);
    expect(g.state.vars.log).toBeUndefined();
    g.act(1, answer(g));
    g.pass(1);
    expect(g.state.vars.log).toEqual(["Elm c", "Snare a"]);
  });

  test("count as used as soon as their seat says so: the card is face up while they wait", () => {
    const g = begin("Snare", ["Elm"]);
    summon(g);
    g.act(1, answer(g));
    expect(g.view(0).cards[g.id("Snare")]?.def).toBe("Snare");
    expect(g.state.vars.log).toBeUndefined();
    expect(g.view(1).actions).toEqual([PASS]);
    g.pass(1);
  });

  test("open no window for a seat without a card that could have one", () => {
    const g = tableFromLayout({ rules: RULES, seats: [{ hand: ["Oak"] }, { hand: ["Snare"] }] });
    g.act(0, { type: "summon", card: g.id("Oak") });
    expect(g.asked).toBe(0);
    expect(g.state.vars.log).toBeUndefined();
  });
});
