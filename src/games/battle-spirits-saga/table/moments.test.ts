import { expect, test } from "vitest";
import { stopsFor } from "../../../testing/stops";
import { bp, choose, destroy, foes, own } from "../cards/parts";
import { aFlash, bear, type Side, saga, wolf } from "../testing";
import { canWait, stake } from "./moments";

const slay = aFlash("Slay", choose(foes(), destroy()), 0);
const rage = aFlash("Rage", choose(own(), bp(3000, "it", "battle")), 0);

/** The moments at which the attacked player would be prompted before the block. */
function attacked(foe: Side): string[] {
  const g = saga({ at: "attack", stops: "all", me: { spirits: [wolf] }, foe });
  g.leaveOpen().me.attack("Wolf");
  return stopsFor(g, { canWait }, 1);
}

test("BSS 7-1-2 before the block the attacked player is prompted for responses that reach the attacker", () => {
  expect(attacked({ spirits: [bear], hand: [slay] })).toEqual(["flash in attack"]);
});

test("BSS 7-1-4 the player is prompted for BP changes only after a block", () => {
  expect(attacked({ spirits: [bear], hand: [rage] })).toEqual([]);
  const g = saga({
    at: "attack",
    stops: "all",
    me: { spirits: [wolf] },
    foe: { spirits: [bear], hand: [rage] },
  });
  g.leaveOpen().me.attack("Wolf");
  stopsFor(g, { canWait }, 1);
  g.pick("Bear");
  expect(stopsFor(g, { canWait }, 1)).toEqual(["flash in attack"]);
});

test("BSS 7-1-2 the attacker is prompted before the block only if a block is possible", () => {
  const own = (spirits: Side["spirits"]) => {
    const g = saga({ at: "attack", stops: "all", me: { spirits: [wolf], hand: [slay] }, foe: { spirits } });
    g.leaveOpen().me.attack("Wolf");
    return stopsFor(g, { canWait }, 0);
  };
  expect(own([bear])).toEqual(["flash in attack"]);
  expect(own([])).toEqual([]);
});

test("BSS 7-1-5-3 an attack on the last life with no blocker decides the game", () => {
  const g = saga({ at: "attack", stops: "all", me: { spirits: [wolf] }, foe: { life: 1, hand: [slay] } });
  g.leaveOpen().me.attack("Wolf");
  expect(stake(g.engine, 1, "flash").worth).toBe(Number.POSITIVE_INFINITY);
});
