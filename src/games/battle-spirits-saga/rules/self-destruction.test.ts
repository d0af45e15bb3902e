import { describe, expect, test } from "vitest";
import type { Ability } from "../../../language";
import { always, at } from "../cards/card";
import { choose, coresOff, draw, duringTurn, foes, nexusesOf, own, standing, when } from "../cards/parts";
import { aMain, aNexus, saga, strong } from "../testing";

const weak = strong("Weak", 1000);
/** Draws when a spirit of its player is destroyed; a self-destruction does not count. */
const grave = aNexus("Grave", { effects: [always(when({ on: "destroyed", card: own() }, draw(1)))] });
const gloom = aNexus("Gloom", { effects: [always(standing(foes(), ["bp"], -1500))] });
const rising = (ability: Ability) => aNexus("Shrine", { effects: [at(2)(ability)] });
const banner = rising(standing(own(), ["bp"], 2000));

/** The opponent's Gloom keeps the spirit down; the bonus of the own nexus at LV2 keeps it alive. */
const kept = (nexus = banner, more: { hand?: ReturnType<typeof aMain>[]; reserve?: number } = {}) =>
  saga({
    me: { spirits: [weak], nexuses: [{ card: nexus, cores: 2 }, grave], soul: "void", ...more },
    foe: { nexuses: [gloom], reserve: 9 },
  });

describe("a bonus that ends by the player's own action", () => {
  test("BSS 9-4-2-3 cores taken off the own nexus make it a self-destruction", () => {
    const g = kept();
    expect(g.bp("Weak")).toBe(1500);
    g.me.take("Shrine");
    expect(g.zone("Weak")).toBe("trash");
    expect(g.me.hand).toEqual([]);
    expect(g.eventTypes).toContain("self-destroyed");
  });

  test("BSS 9-4-2-3 cores of the own nexus that pay a cost do so, too", () => {
    const g = kept(banner, { hand: [aMain("Ping", { do: "nothing" })], reserve: 0 });
    g.me.act(g.me.doing("magic", "Ping")).allot({ Shrine: 1 });
    expect(g.zone("Weak")).toBe("trash");
    expect(g.me.hand).toEqual([]);
  });

  test("BSS 9-3-2 the LV1 cost that rises again by the own action makes it a self-destruction", () => {
    const heavy = aNexus("Gloom", { effects: [always(standing(foes({ type: "spirit" }), ["lv1-cost"], 1))] });
    const light = rising(standing(own({ type: "spirit" }), ["lv1-cost"], -1));
    const g = saga({
      me: { spirits: [weak], nexuses: [{ card: light, cores: 2 }, grave] },
      foe: { nexuses: [heavy] },
    });
    g.me.take("Shrine");
    expect(g.zone("Weak")).toBe("trash");
    expect(g.me.hand).toEqual([]);
  });

  test("BSS 9-4-2-1 an effect that takes those cores counts as what destroyed the spirit", () => {
    const drain = aMain("Drain", choose(nexusesOf("you"), coresOff("it", 1, "reserve")));
    const g = kept(banner, { hand: [drain], reserve: 9 });
    g.me.magic("Drain").pick("Shrine");
    expect(g.zone("Weak")).toBe("trash");
    expect(g.me.hand).toHaveLength(1);
  });

  test("BSS 9-4-2-1 an aura that the action begins destroys spirits of the other player", () => {
    const shrine = rising(standing(foes(), ["bp"], -1500));
    const g = saga({
      me: { nexuses: [{ card: shrine, cores: 1 }] },
      foe: { spirits: [weak], nexuses: [grave] },
    });
    g.me.add("Shrine");
    expect(g.zone("Weak")).toBe("trash");
    expect(g.foe.hand).toHaveLength(1);
  });

  test("BSS 9-4-2-1 a bonus that ends with the turn is no action: the other player's effect destroys the spirit", () => {
    const dawn = aNexus("Dawn", {
      effects: [always({ ...standing(own(), ["bp"], 2000), active: duringTurn("you") })],
    });
    const g = saga({
      me: { spirits: [weak], nexuses: [dawn, { card: grave, cores: 1 }] },
      foe: { nexuses: [gloom] },
    });
    g.me.take("Grave");
    expect(g.bp("Weak")).toBe(1500);
    g.me.finish();
    expect(g.zone("Weak")).toBe("trash");
    expect(g.me.hand).toHaveLength(1);
  });
});
