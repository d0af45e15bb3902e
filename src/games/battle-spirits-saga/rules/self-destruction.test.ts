import { describe, expect, test } from "vitest";
import type { Ability } from "../../../language";
import { always, at } from "../cards/card";
import { choose, coresOff, draw, duringTurn, foes, nexusesOf, own, standing, when } from "../cards/parts";
import { aMain, aNexus, saga, strong } from "../testing";

const weak = strong("Weak", 1000);
/** Draws when a spirit of its player is destroyed, but not when it self-destroys. */
const grave = aNexus("Grave", { effects: [always(when({ on: "destroyed", card: own() }, draw(1)))] });
const gloom = aNexus("Gloom", { effects: [always(standing(foes(), ["bp"], -1500))] });
const rising = (ability: Ability) => aNexus("Shrine", { effects: [at(2)(ability)] });
const banner = rising(standing(own(), ["bp"], 2000));

/** The opponent's Gloom lowers the spirit's BP; the bonus of your own nexus at LV2 keeps it alive. */
const kept = (nexus = banner, more: { hand?: ReturnType<typeof aMain>[]; reserve?: number } = {}) =>
  saga({
    me: { spirits: [weak], nexuses: [{ card: nexus, cores: 2 }, grave], soul: "void", ...more },
    foe: { nexuses: [gloom], reserve: 9 },
  });

describe("a bonus that ends by the player's own action", () => {
  test("BSS 9-4-2-3 taking cores off your own nexus self-destroys the spirit", () => {
    const g = kept();
    expect(g.bp("Weak")).toBe(1500);
    g.me.take("Shrine");
    expect(g.zone("Weak")).toBe("trash");
    expect(g.me.hand).toEqual([]);
    expect(g.eventTypes).toContain("self-destroyed");
  });

  test("BSS 9-4-2-3 paying a cost with the nexus's cores self-destroys it too", () => {
    const g = kept(banner, { hand: [aMain("Ping", { do: "nothing" })], reserve: 0 });
    g.me.act(g.me.doing("magic", "Ping")).allot({ Shrine: 1 });
    expect(g.zone("Weak")).toBe("trash");
    expect(g.me.hand).toEqual([]);
  });

  test("BSS 9-3-2 your own action that raises the LV1 cost again self-destroys the spirit", () => {
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

  test("BSS 9-4-2-1 an effect that takes those cores counts as the destroyer of the spirit", () => {
    const drain = aMain("Drain", choose(nexusesOf("you"), coresOff("it", 1, "reserve")));
    const g = kept(banner, { hand: [drain], reserve: 9 });
    g.me.magic("Drain").pick("Shrine");
    expect(g.zone("Weak")).toBe("trash");
    expect(g.me.hand).toHaveLength(1);
  });

  test("BSS 9-4-2-1 an aura that your action starts destroys the other player's spirits", () => {
    const shrine = rising(standing(foes(), ["bp"], -1500));
    const g = saga({
      me: { nexuses: [{ card: shrine, cores: 1 }] },
      foe: { spirits: [weak], nexuses: [grave] },
    });
    g.me.add("Shrine");
    expect(g.zone("Weak")).toBe("trash");
    expect(g.foe.hand).toHaveLength(1);
  });

  test("BSS 9-4-2-1 a bonus that ends with the turn is not an action: the opponent's effect destroys the spirit", () => {
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
