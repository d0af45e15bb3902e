import { describe, expect, test } from "vitest";
import { started } from "../testing";

/** A game in which both keep their hands and the first turn begins. */
function kept(seed = "start", firstPick = 0) {
  const g = started({ seed });
  const decides = g.who ?? -1;
  g.at(firstPick);
  g.decline();
  g.decline();
  return { g, decides };
}

describe("the set-up", () => {
  test("SM 7.2 decks are shuffled: the same seed gives the same order, another seed another", () => {
    const order = (seed: string) => kept(seed).g.cardsIn("deck", 0);
    expect(order("a")).toEqual(order("a"));
    expect(order("a")).not.toEqual(order("b"));
  });

  test("SM 7.3, SM 3.2 players start without resources; both see the size of each resource deck", () => {
    const { g } = kept();
    for (const seat of [0, 1]) {
      expect(g.cardsIn("resource-field", seat)).toEqual([]);
      for (const viewer of [g.me, g.foe]) expect(viewer.sees("resource-deck", seat)).toHaveLength(6);
    }
  });

  test("SM 7.4, SM 2.2, SM 25.1 the Starter is in use, its evolutions are open under it, and a commander cannot be cast", () => {
    const { g } = kept();
    expect(g.me.commander).toBe("Oak");
    expect(g.foe.commander).toBe("Elm");
    expect(g.foe.sees("levels", 0)).toEqual(["Oak 2", "Oak 1"]);
    g[g.turnOf === 0 ? "me" : "foe"].main();
    const types = g.actions().filter(({ type }) => type === "cast");
    expect(types.map(({ card = -1 }) => g.zone(g.state.cards[card]?.def ?? ""))).not.toContain("commander");
    expect(g.me.why(g.me.doing("cast", "Oak")).rule).toBe("SM 10.2");
  });

  test("SM 7.5, SM 3.3 all Reserve cards start in the reserve deck, and the opponent sees only their number", () => {
    const { g } = kept();
    expect(g.me.sees("reserve")).toHaveLength(8);
    expect(g.me.sees("reserve")).not.toContain("");
    expect(g.foe.sees("reserve", 0)).toEqual(Array(8).fill(""));
    expect(g.cardsIn("equipment", 0)).toEqual([]);
  });

  test("SM 7.6, SM 7.7 a random player chooses who goes first, from both options, while the other waits", () => {
    const chosen = ["a", "b", "c", "d", "e", "f"].map((seed) => started({ seed }).who);
    expect(new Set(chosen)).toEqual(new Set([0, 1]));
    const g = started();
    const decides = g.who ?? -1;
    expect(g.decision).toMatchObject({ kind: "pick", options: [{ value: decides }, { value: 1 - decides }] });
    expect(g.view(1 - decides).decision).toMatchObject({ seat: decides, kind: "act" });
    expect(kept("start", 0).g.turnOf).toBe(decides);
    expect(kept("start", 1).g.turnOf).toBe(1 - decides);
  });

  test("SM 7.8, SM 6.1, SM 3.8 each player starts with their base commander's health, visible to both", () => {
    const { g } = kept();
    expect(g.me.hp).toBe(20);
    expect(g.foe.hp).toBe(20);
    expect(g.view(1).seats[0]?.counters.hp).toBe(20);
  });

  test("SM 7.9, SM 8.7, SM 25.2 players start with five cards and draw two more in the very first turn", () => {
    const g = started();
    g.at(0);
    expect(g.me.hand).toHaveLength(5);
    expect(g.foe.hand).toHaveLength(5);
    expect(g.me.deck).toHaveLength(45);
    g.decline();
    g.decline();
    expect(g.cardsIn("hand", g.turnOf)).toHaveLength(7);
  });

  test("SM 7.10, SM 7.11, SM 7.12, SM 25.1 one mulligan of any number: cards go under the deck, as many are drawn, then the deck is shuffled; the first player decides first, unseen", () => {
    const g = started();
    const first = g.who ?? 0;
    g.at(0);
    const player = first === 0 ? g.me : g.foe;
    const other = first === 0 ? g.foe : g.me;
    const [hand, deck] = [player.hand, player.deck];
    expect(g.decision).toMatchObject({ kind: "pick", seat: first, min: 0, max: 5 });
    expect(g.view(1 - first).decision).toMatchObject({ kind: "act", prompt: { key: "prompt.secret" } });
    g.at(0, 1, 2);
    const top = deck.slice(-3).reverse();
    expect(player.hand).toEqual([...hand.slice(3), ...top]);
    expect([...player.deck].sort()).toEqual([...hand.slice(0, 3), ...deck.slice(0, -3)].sort());
    expect(player.deck).not.toEqual([...hand.slice(0, 3).reverse(), ...deck.slice(0, -3)]);
    expect(other.sees("hand", first)).toEqual(["", "", "", "", ""]);
    expect(g.eventsSeenBy(1 - first).find(({ type }) => type === "mulligan")?.amount).toBe(3);
    expect(g.who).toBe(1 - first);
    const kept = other.hand;
    g.decline();
    expect(other.hand).toEqual(kept);
    expect(g.step).toBe("choose");
  });

  test("SM 7.13, SM 8.1, SM 8.11 the players take turns: upkeep, draw, the phases they name, the end", () => {
    const { g, decides } = kept();
    for (const seat of [decides, 1 - decides, decides, 1 - decides]) {
      expect(g.turnOf).toBe(seat);
      g[seat === 0 ? "me" : "foe"].endTurn();
      g.pass();
      g.pass();
    }
    const steps = g.events.filter(({ type }) => type === "turn" || type === "step");
    expect(steps.slice(1, 5).map(({ type, data }) => data?.step ?? type)).toEqual([
      "turn",
      "draw",
      "choose",
      "end",
    ]);
  });

  test("SM 24.2.1 a player may concede at any time, also during the other's prompt", () => {
    const { g } = kept();
    g[g.turnOf === 0 ? "foe" : "me"].concede();
    expect(g.state.outcome).toMatchObject({ winners: [g.turnOf], cause: "concession", rule: "SM 24.2.1" });
  });
});
