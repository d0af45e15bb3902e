import { describe, expect, test } from "vitest";
import { ENEMY_UNIT, OWN_UNIT, seq, target, word } from "../cards/parts";
import { able, anAbility, aUnit, duel, five, kill } from "../testing";

const heal = (n: number) => word("heal", { n });

describe("tokens", () => {
  const bones = anAbility("Bones", word("token"));
  const dead = { resource: "Crux", resourceDeck: 6 };

  test("SM 23.2.1, SM 23.2.2 a Crux card of the resource deck becomes a Skeleton Token: a unit with summoning sickness", () => {
    const g = duel({ me: { ...dead, hand: [bones] } });
    g.me.cast("Bones");
    g.resolve();
    expect(g.me.units).toEqual(["Skeleton Token"]);
    expect(g.cardsIn("resource-deck", 0)).toHaveLength(5);
    expect(g.me.whyAttack("Skeleton Token", "Rival").rule).toBe("SM 4.5");
  });

  test("SM 23.2.2 no token is made if there are five units", () => {
    const full = duel({ me: { ...dead, hand: [bones], battleground: five } });
    full.me.cast("Bones");
    full.resolve();
    expect(full.me.units).toHaveLength(5);
    expect(full.cardsIn("resource-deck", 0)).toHaveLength(6);
  });

  test("SM 23.2.1 an instruction can take the Crux card from the resource field", () => {
    const field = duel({
      me: { ...dead, resources: 1, hand: [anAbility("Field", word("token", { from: "resource-field" }))] },
    });
    field.me.cast("Field");
    field.resolve();
    expect(field.me.resources).toBe(0);
    expect(field.me.units).toEqual(["Skeleton Token"]);
  });

  test("SM 23.2.3, SM 23.2.4 a token's KO triggers like any unit's; it stays in the discard pile until a player next gets priority, then becomes a resource again", () => {
    const mourner = able("Mourner", { kind: "trigger", when: { on: "ko", card: OWN_UNIT }, effect: heal(1) });
    const g = duel({
      me: { ...dead, hp: 10, battleground: ["Skeleton Token", mourner] },
      foe: { hand: [kill()] },
    });
    g.me.pass();
    g.foe.cast("Kill").pick("Skeleton Token").resolve();
    expect(g.eventTypes.slice(g.eventTypes.indexOf("ko"))).toContain("become");
    const moved = g.events.find(({ type }) => type === "ko");
    expect(g.state.zones[moved?.to?.zone ?? -1]?.key).toBe("discard");
    expect(g.me.discard).toEqual([]);
    expect(g.cardsIn("resource-deck", 0)).toHaveLength(7);
    expect(g.stack).toEqual(["Mourner"]);
  });

  test("SM 23.2.4 a KO'd token is still in the discard pile while the effect that KO'd it resolves", () => {
    const both = anAbility(
      "Both",
      seq(target(ENEMY_UNIT, word("ko", { card: "target" })), { do: "discard", who: "opponent", count: 1 }),
    );
    const g = duel({
      me: { ...dead, hand: [aUnit("Held"), aUnit("Kept")], battleground: ["Skeleton Token"] },
      foe: { hand: [both] },
    });
    g.me.pass();
    g.foe.cast("Both").pick("Skeleton Token").resolve();
    expect(g.who).toBe(0);
    expect(g.me.discard).toEqual(["Skeleton Token"]);
    g.pick("Held");
    expect(g.me.discard).toEqual(["Held"]);
  });
});
