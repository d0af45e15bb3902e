import { describe, expect, test } from "vitest";
import type { Effect } from "../../../language";
import { kw } from "../cards/card";
import { choose, word } from "../cards/parts";
import { anAbility, aReserve, aSpell, counterSpell, duel, keyed, nextRound } from "../testing";

const draw: Effect = { do: "draw", who: "you", count: 1 };

const target = (of: "you" | "opponent", then: Effect, as = "target"): Effect =>
  choose({ of, type: "unit" }, then, { as, announced: true });

describe("Reserve cards", () => {
  const axe = aReserve("weapon", "Axe", { cost: 2 });
  const mail = aReserve("armor", "Mail");
  const fort = aReserve("battlefield", "Fort");
  const feat = (name: string, effect: Effect) => aReserve("feat", name, { effect });

  test("SM 5.2, SM 25.12 a player can view their own reserve deck at any time, and the opponent cannot", () => {
    const g = duel({ me: { reserve: [axe, mail] } });
    g.me.pass();
    expect(g.me.sees("reserve")).toEqual(["Axe", "Mail"]);
    expect(g.foe.sees("reserve", 0)).toEqual(["", ""]);
  });

  test("SM 5.5, SM 5.16, SM 10.23 a Reserve card costs resources and no energy, and a Weapon enters the equipment zone as it resolves", () => {
    const g = duel({ me: { reserve: [axe], resources: 3, resourceDeck: 3 } });
    g.me.cast("Axe");
    expect(g.me.resources).toBe(1);
    expect(g.cardsIn("resource-deck", 0)).toHaveLength(5);
    expect(g.me.ready).toBe(4);
    g.resolve();
    expect(g.me.zone_("equipment")).toEqual(["Axe"]);
  });

  test("SM 5.3, SM 10.16, SM 25.4 one Reserve card can be cast per round; the next round begins with the player's upkeep", () => {
    const g = duel({ me: { reserve: [axe, mail], resources: 4 } });
    g.me.cast("Axe");
    g.resolve();
    expect(g.me.why(g.me.doing("cast", "Mail")).rule).toBe("SM 5.3");
    nextRound(g);
    expect(g.me.cardsFor("cast")).toContain("Mail");
  });

  test("SM 5.3 a countered Reserve card counts as cast", () => {
    const stop = anAbility(
      "Stop",
      choose({ zone: "stack", type: "weapon" }, word("counter", { card: "target" }), {
        as: "target",
        announced: true,
      }),
    );
    const countered = duel({ me: { reserve: [axe, mail], resources: 4 }, foe: { hand: [stop] } });
    countered.me.cast("Axe");
    countered.foe.cast("Stop").pick("Axe");
    countered.resolve();
    expect(countered.me.discard).toEqual(["Axe"]);
    expect(countered.me.why(countered.me.doing("cast", "Mail")).rule).toBe("SM 5.3");
  });

  test("SM 5.4, SM 10.16, SM 25.2, SM 25.3 none can be cast before a player's own second turn", () => {
    for (const turn of [1, 2]) {
      const g = duel({ turn, me: { reserve: [mail], resources: 4 } });
      expect(g.me.why(g.me.doing("cast", "Mail")).rule).toBe("SM 5.4");
    }
    expect(duel({ turn: 3, me: { reserve: [mail], resources: 4 } }).me.cardsFor("cast")).toEqual(["Mail"]);
  });

  test("SM 5.7, SM 5.8, SM 5.10, SM 5.11, SM 5.17, SM 5.18, SM 10.23, SM 25.10 one of each type can be in play; a new one removes the old one of its type and player", () => {
    const g = duel({
      me: {
        reserve: [axe, mail, fort],
        resources: 6,
        equipment: [aReserve("weapon", "Old Axe"), aReserve("armor", "Old Mail")],
        battlefield: [aReserve("battlefield", "Old Fort")],
      },
      foe: { battlefield: [aReserve("battlefield", "Their Fort")] },
    });
    g.me.cast("Axe");
    g.resolve();
    expect(g.me.zone_("equipment")).toEqual(["Old Mail", "Axe"]);
    expect(g.me.removed).toEqual(["Old Axe"]);
    nextRound(g);
    g.me.cast("Mail");
    g.resolve();
    nextRound(g);
    g.me.cast("Fort");
    g.resolve();
    expect(g.me.zone_("equipment")).toEqual(["Axe", "Mail"]);
    expect(g.me.zone_("battlefield")).toEqual(["Fort"]);
    expect(g.me.removed).toEqual(["Old Axe", "Old Mail", "Old Fort"]);
    expect(g.foe.zone_("battlefield")).toEqual(["Their Fort"]);
  });

  test("SM 5.12, SM 10.24 a Feat follows its text and is removed", () => {
    const g = duel({ me: { reserve: [feat("Glory", draw)], resources: 1 } });
    g.me.cast("Glory");
    g.resolve();
    expect(g.me.hand).toHaveLength(1);
    expect(g.me.removed).toEqual(["Glory"]);
    expect(g.me.discard).toEqual([]);
  });

  test("SM 5.13, SM 5.14, SM 24.14.1, SM 24.14.2 a Feat is no spell: spell counters cannot target it, and it can target a unit with Resistance", () => {
    const legacy = {
      ...feat("Doom", target("opponent", word("ko", { card: "target" }))),
      attributes: ["spell"],
    };
    const shade = keyed("Shade", 1, 1, kw("resistance"));
    const bolt = aSpell("Bolt", target("opponent", word("ko", { card: "target" })));
    const g = duel({
      me: { reserve: [legacy], hand: [bolt], resources: 1 },
      foe: { hand: [counterSpell], battleground: [shade] },
    });
    expect(g.me.why(g.me.doing("cast", "Bolt")).rule).toBe("SM 11.2");
    g.me.cast("Doom").pick("Shade");
    expect(g.foe.cardsFor("cast")).toEqual([]);
    g.resolve();
    expect(g.foe.discard).toEqual(["Shade"]);
  });

  test("SM 24.12.1 a reforged card returns to the reserve deck and may be cast again", () => {
    const reforge = anAbility(
      "Anvil",
      choose({ zone: "equipment", of: "you" }, word("reforge", { card: "it" })),
    );
    const g = duel({ me: { equipment: [axe], hand: [reforge], resources: 2 } });
    g.me.cast("Anvil");
    g.resolve().pick("Axe");
    expect(g.zone("Axe")).toBe("reserve");
    expect(g.me.cardsFor("cast")).toEqual(["Axe"]);
  });

  test("SM 10.17 a Reserve card with Blink is cast on the opponent's turn and counts for the same round", () => {
    const quick = aReserve("feat", "Quick", { effect: draw, keywords: [kw("blink")] });
    const g = duel({ foe: { reserve: [quick, feat("Slow", draw)], resources: 2 } });
    g.me.pass();
    g.foe.cast("Quick");
    g.resolve();
    g.me.pass();
    expect(g.foe.why(g.foe.doing("cast", "Slow")).rule).toBe("SM 10.15");
  });
});
