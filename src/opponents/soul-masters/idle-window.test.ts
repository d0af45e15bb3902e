import { expect, test } from "vitest";
import { aUnit, duel } from "../../games/soul-masters/testing";
import { idlePass } from "./idle-window";

function attacked() {
  const g = duel({
    me: { battleground: [aUnit("Oak", 3, 9)] },
    foe: {
      hand: [aUnit("Shield", 1, 1, { cost: 9, power: 2 })],
      battleground: [{ card: aUnit("Bear", 5, 3), resting: true }],
      energy: 0,
    },
  });
  g.me.attack("Oak", "Bear").until("post-defender");
  return g;
}

test("after blocks the attacker passes unseen, and the defender looks for a shield", () => {
  const g = attacked();
  expect(idlePass(g.engine.state)).toMatchObject({ seat: 0, action: { type: "pass" } });
  expect(idlePass(g.me.pass().engine.state)).toBeNull();
});
