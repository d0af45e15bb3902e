import { expect, test } from "vitest";
import { aura, burn, choose, copy, gainHp, HOST, own, victory } from "../cards/parts";
import { aBoost, anItem, type BattleScenario, battleCores, beast, fight, passRound, stats } from "../testing";

const copied = (g: BattleScenario, name: string) =>
  g.me.monsters.filter((one) => one === `${name} (Token)`).length;

test("BC 11.15.1 Duplicate: a Token copy is made when the card is Summoned", () => {
  const twin = beast("Twin", { price: 2, armor: 3, power: 2, keywords: ["duplicate", "elusive"] });
  const g = battleCores({ me: { hand: [twin] } });
  g.me.summon("Twin");
  expect(g.me.monsters).toEqual(["Twin", "Twin (Token)"]);
  expect(g.engine.rules.cards["Twin (Token)"]).toMatchObject({
    title: "Twin",
    subtypes: ["nature", "beast"],
    stats: { price: 2, armor: 3, power: 2, "kw-elusive": 1 },
  });
});

test("BC 11.15.2 a copy made by plain Duplicate lacks Duplicate", () => {
  const g = battleCores({ me: { hand: [stats("Twin", 1, 1, "duplicate")] } });
  g.me.summon("Twin");
  expect(copied(g, "Twin")).toBe(1);
  expect(g.keyword("Twin (Token)", "duplicate")).toBe(0);
  expect(g.engine.rules.cards["Twin (Token)"]).toHaveProperty("keywords", undefined);
  const other = battleCores({
    me: { monsters: [stats("Twin", 1, 1, "duplicate")], hand: [aBoost("Copy", choose(own(), copy("it")))] },
  });
  other.me.activate("Copy");
  other.pick("Twin");
  expect(other.me.monsters).toEqual(["Twin", "Twin (Token, Duplicate)", "Twin (Token)"]);
});

const breeder = () =>
  beast("Breeder", { armor: 5, power: 9, abilities: [victory({ do: "word", word: "duplicate" })] });

test("BC 11.15.3 a copy made inside another Effect keeps that Effect", () => {
  const g = fight([breeder()], [stats("A", 1, 1), stats("B", 1, 1)]);
  g.me.attack("Breeder", "A");
  expect(copied(g, "Breeder")).toBe(1);
  passRound(g);
  g.me.toBattle();
  g.me.attack("Breeder (Token)", "B");
  expect(copied(g, "Breeder")).toBe(2);
});

test("BC 11.15.4 the copy is Summoned whole and Untempered, cannot Attack, and activates Startup and Upkeep", () => {
  const twin = beast("Twin", {
    keywords: ["duplicate"],
    abilities: [
      { kind: "keyword", keyword: "startup", effect: burn(1) },
      { kind: "keyword", keyword: "upkeep", effect: gainHp(1) },
    ],
  });
  const g = battleCores({ me: { hand: [twin] } });
  g.me.summon("Twin");
  while (g.decision?.kind === "pick") g.answer({ seat: 0, do: "pick", picks: [0] });
  expect(g.foe.hp).toBe(28);
  expect(g.me.hp).toBe(32);
  expect(g.tempered("Twin (Token)")).toBe(false);
  g.me.toBattle();
  expect(g.me.why(g.me.striking("Twin (Token)")).rule).toBe("BC 4.3");
});

test("BC 11.15.4 a card that is not Summoned has no copy", () => {
  const duplicate = { do: "word", word: "duplicate" } as const;
  const g = battleCores({ me: { hand: [aBoost("Mirror", { do: "seq", effects: [duplicate, gainHp(3)] })] } });
  const { hp } = g.me;
  g.me.activate("Mirror");
  expect(g.me.monsters).toEqual([]);
  expect(g.me.hp).toBe(hp + 3);
});

test("BC 11.15.5 the copy has the printed values, not the card's changes", () => {
  const g = battleCores({
    me: {
      monsters: [{ card: breeder(), counters: { damage: 3, survived: 1 } }],
      hand: [anItem("Ring", aura(HOST, "power", 3))],
    },
    foe: { monsters: [stats("A", 1, 1)] },
  });
  g.me.activate("Ring", "Breeder");
  g.me.toBattle();
  g.me.attack("Breeder", "A");
  expect(g.numbers("Breeder")).toBe("2/12");
  expect(g.numbers("Breeder (Token)")).toBe("5/9");
  expect(g.tempered("Breeder (Token)")).toBe(false);
});

test("BC 11.15.6 a Token does not Duplicate again as it is made", () => {
  const egg = beast("Egg", {
    abilities: [{ kind: "keyword", keyword: "startup", effect: { do: "word", word: "duplicate" } }],
  });
  const g = battleCores({ me: { hand: [egg] } });
  g.me.summon("Egg");
  expect(copied(g, "Egg")).toBe(1);
});

test("BC 11.15.6 a Token that copies the Monster whose Effect made it does not activate that Effect again", () => {
  const mirror = beast("Mirror", {
    abilities: [{ kind: "keyword", keyword: "startup", effect: choose(own(), copy("it")) }],
  });
  const same = battleCores({ me: { hand: [mirror] } });
  same.me.summon("Mirror");
  same.pick("Mirror");
  expect(same.me.monsters).toEqual(["Mirror", "Mirror (Token)"]);
});

test("BC 11.15.6 a Token made by another Effect activates its own Duplicate", () => {
  const egg = beast("Egg", {
    abilities: [{ kind: "keyword", keyword: "startup", effect: { do: "word", word: "duplicate" } }],
  });
  const other = battleCores({ me: { monsters: [egg], hand: [aBoost("Copy", choose(own(), copy("it")))] } });
  other.me.activate("Copy");
  other.pick("Egg");
  expect(copied(other, "Egg")).toBe(2);
});

test("Duplicate inside Victory: each win makes a copy, also for copies of copies", () => {
  const twin = { ...breeder(), name: "Twin" };
  const g = fight([twin], [stats("A", 1, 1), stats("B", 1, 1)]);
  g.me.attack("Twin", "A");
  expect(copied(g, "Twin")).toBe(1);
  passRound(g);
  g.me.toBattle();
  g.me.attack("Twin (Token)", "B");
  expect(copied(g, "Twin")).toBe(2);
});
