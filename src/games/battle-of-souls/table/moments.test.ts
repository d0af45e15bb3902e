import { describe, expect, test } from "vitest";
import { stopsFor } from "../../../testing/stops";
import { destroy, draw, ENEMY, quick, sp, target, word } from "../cards/parts";
import { able, aTactic, aWarrior, boost, duel, type Side } from "../testing";
import { canWait, stake } from "./moments";

/** The moments at which the defender of Oak's attack is prompted, with one tactic set. */
function attacked(foe: Side): string[] {
  const g = duel({ at: "battle", me: { fighters: [aWarrior("Oak", 2000)] }, foe });
  g.me.strike("Oak");
  return stopsFor(g, { canWait, stake }, 1);
}

const negate = aTactic("Kanabo", word("negate", { what: "any" }));

describe("attacks", () => {
  test("BOS 11.1 prompts for a change of values once, in the damage step", () => {
    expect(attacked({ tactics: [aTactic("Hoen", boost(-500, ENEMY))] })).toEqual(["damage in damage"]);
  });

  test("BOS 12.4 prompts for removing the attacker once, on declaration", () => {
    const pit = aTactic("Pit", target(ENEMY, destroy("target")));
    expect(attacked({ tactics: [pit] })).toEqual(["attack in battle"]);
  });

  test("BOS 12.9 does not prompt for what can wait or does not apply", () => {
    expect(attacked({ tactics: [aTactic("Council", draw(2)), negate] })).toEqual([]);
  });
});

describe("activations", () => {
  test("BOS 12.9 prompts for negation", () => {
    const g = duel({ me: { tactics: [aTactic("Council", draw(2))] }, foe: { tactics: [negate] } });
    g.me.activate("Council");
    expect(stopsFor(g, { canWait, stake }, 1)).toEqual(["chain in main"]);
  });

  test("BOS 12.9 does not prompt a player it does not target, nor its own player", () => {
    const quicker = able("Quicker", quick([sp(100)], boost(400)));
    const g = duel({
      me: { tactics: [aTactic("Council", draw(2))], fighters: [quicker] },
      foe: { fighters: [able("Other", quick([sp(100)], boost(400)))] },
    });
    g.me.activate("Council");
    expect(stopsFor(g, { canWait, stake }, 1)).toEqual([]);
  });
});

test("BOS 12.10 does not prompt for a tactic that can wait in a turn without an attack", () => {
  const g = duel({ foe: { tactics: [aTactic("Hoen", boost(-500, ENEMY)), negate] } });
  g.me.endTurn();
  expect(stopsFor(g, { canWait, stake }, 1)).toEqual([]);
});
