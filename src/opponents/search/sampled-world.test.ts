import { expect, test } from "vitest";
import { battleOfSouls } from "../../games/battle-of-souls";
import { draw } from "../../games/battle-of-souls/cards/parts";
import { aTactic, duel } from "../../games/battle-of-souls/testing";
import { battleSpiritsSaga } from "../../games/battle-spirits-saga";
import { burstCard, saga } from "../../games/battle-spirits-saga/testing";
import { cardOf, type View, zoneOf } from "../../kernel";
import { scriptFor as soulsScript } from "../battle-of-souls";
import { scriptFor as sagaScript } from "../battle-spirits-saga";
import type { Script } from "./expert";

const SEEDS = Array.from({ length: 20 }, (_, i) => `world ${i}`);

/** The names of what lies in a zone of the second seat, in different worlds. */
function sampled(script: Script, view: View, zone: string): string[] {
  const names = SEEDS.flatMap((seed) => {
    const { state } = script.searched.world(view, seed);
    return zoneOf(state, zone, 1).cards.map((id) => cardOf(state, id).def);
  });
  return [...new Set(names)];
}

test("a tactic that an opponent has set may be any of a deck it may be playing, and is no other card", () => {
  const g = duel({ foe: { tactics: [aTactic("Secret", draw(1))] } });
  const found = sampled(soulsScript(g.engine.rules), g.view(0), "tactics");
  expect(found.length).toBeGreaterThan(3);
  for (const name of found) expect(battleOfSouls.rules.cards[name]).toMatchObject({ type: "tactic" });
});

test("a burst that an opponent has set may be any of a deck it may be playing, and has a burst effect", () => {
  const g = saga({ foe: { burst: burstCard("Secret") } });
  // A starter deck without any leaves it blank.
  const found = sampled(sagaScript(g.engine.rules), g.view(0), "burst").filter((name) => name !== "");
  expect(found.length).toBeGreaterThan(3);
  for (const name of found)
    expect(battleSpiritsSaga.rules.cards[name]).toMatchObject({
      printed: expect.arrayContaining([expect.objectContaining({ label: "burst" })]),
    });
});
