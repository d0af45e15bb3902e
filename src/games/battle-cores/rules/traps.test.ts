import { expect, test } from "vitest";
import { choose, discard, ender, foes, gainHp, own, powerUp, seq } from "../cards/parts";
import { aTrap, battleCores, beast, stats } from "../testing";

test("BC 4.17 Trap windows open at four kinds of moment, in seat order, and again after each Trap", () => {
  const held = (name: string) => ({ hand: [aTrap(`${name} 1`, gainHp(1)), beast(`${name} 2`)] });
  const g = battleCores({
    active: 1,
    me: held("A"),
    foe: { ...held("B"), monsters: [stats("Fighter", 3, 2)] },
    third: held("C"),
    stops: "all",
  });
  g.foe.toBattle();
  expect(g.passAll()).toEqual(["battle-start 1", "battle-start 2", "battle-start 0"]);
  g.foe.strike("Fighter", 2);
  g.foe.pass();
  g.third.trap("C 1");
  expect(g.passAll()).toEqual([
    "attack 1",
    "attack 2",
    "attack 0",
    "after-attack 1",
    "after-attack 2",
    "after-attack 0",
  ]);
  g.foe.toEnd();
  expect(g.passAll()).toEqual(["battle-end 1", "battle-end 2", "battle-end 0"]);
  expect(g.phase).toBe("end");
});

test("BC 4.18 a Trap resolves completely before anything else can be activated", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Fighter", 3, 2)], hand: [aTrap("Rage", choose(own(), powerUp("it", 3)))] },
    foe: { monsters: [stats("Wall", 9, 1)], hand: [aTrap("Banish", choose(foes(), discard("it")))] },
    stops: ["attack"],
  });
  g.me.attack("Fighter", "Wall");
  g.me.trap("Rage");
  g.pick("Fighter");
  expect(g.power("Fighter")).toBe(5);
  g.foe.trap("Banish");
  g.pick("Fighter");
  g.passAll();
  expect(g.me.ground.sort()).toEqual(["Fighter", "Rage"]);
  expect(g.armor("Wall")).toBe(9);
});

test("BC 4.18 abilities that a Trap triggers wait until the Trap is done", () => {
  const bomb = beast("Bomb", { abilities: [ender(gainHp(1))] });
  const trade = aTrap("Trade", seq(choose(own(), discard("it")), gainHp(5)));
  const g = battleCores({ at: "battle", me: { monsters: [bomb], hand: [trade] }, stops: ["battle-end"] });
  g.me.toEnd();
  g.me.trap("Trade");
  g.pick("Bomb");
  const gains = g.events.filter(({ type }) => type === "seat-counter").map(({ amount }) => amount);
  expect(gains).toEqual([-1, 5, 1]);
  expect(g.me.hp).toBe(36);
  g.passAll();
});

test("BC 4.17 auto-pass skips windows without a playable Trap, and the others cannot tell whether a Trap is held", () => {
  const seen = [aTrap("Snare", gainHp(1)), beast("Blank")].map((held) => {
    const g = battleCores({
      at: "battle",
      me: { monsters: [stats("Fighter", 3, 2)] },
      foe: { hand: [held] },
      third: { hand: [beast("Spare")] },
      stops: "all",
    });
    g.foe.anytime("passing", { spared: true });
    g.me.strike("Fighter", 2);
    const views = new Set<string>();
    const prompts = new Set<string>();
    for (let at = g.asked; at !== null; at = g.asked) {
      views.add(JSON.stringify(g.view(0)));
      prompts.add(at);
      g.pass();
    }
    return { views: [...views, JSON.stringify(g.view(0))], told: g.eventsSeenBy(0), asked: [...prompts] };
  });
  const [trap, blank] = seen;
  expect(trap?.asked).toEqual(["attack 1", "attack 2", "after-attack 1", "after-attack 2"]);
  expect(blank?.asked).toEqual(["attack 2", "after-attack 2"]);
  expect(trap?.views).toEqual(blank?.views);
  expect(trap?.told).toEqual(blank?.told);
});
