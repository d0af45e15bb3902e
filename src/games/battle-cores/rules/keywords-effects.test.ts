import { expect, test } from "vitest";
import { say } from "../../../text";
import {
  active,
  addCounters,
  aura,
  burn,
  burnCard,
  burnEach,
  choose,
  draw,
  ender,
  foes,
  fromHand,
  gainHp,
  HOST,
  inReturn,
  inReturnFor,
  may,
  own,
  points,
  spendCounters,
  startup,
  toHand,
  tokens,
  victory,
} from "../cards/parts";
import { cardText } from "../table/card-text";
import { aBoost, able, aGear, anItem, aToken, aTrap, battleCores, beast, hero, stats } from "../testing";
import { vocabulary } from "../words/index";

const sprout = aToken("Seedling");

test("BC 11.20.2 a Token does everything that a Monster does", () => {
  const g = battleCores({
    me: {
      monsters: [sprout, { ...sprout, name: "Shoot" }],
      hand: [anItem("Ring", aura(HOST, "power", 1))],
      legends: [hero("Light", [active(1, { subtype: "plant" })])],
    },
    foe: { monsters: [stats("Wall", 9, 1)] },
  });
  g.me.activate("Ring", "Seedling");
  g.me.legend("Light");
  expect(g.offered()).toEqual(["Seedling", "Shoot"]);
  g.pick("Shoot");
  g.me.toBattle();
  g.me.attack("Seedling", "Wall");
  expect(g.armor("Wall")).toBe(7);
  g.me.toEnd();
  g.me.endTurn();
  g.foe.toBattle();
  expect(g.foe.targets("Wall")).toEqual(["Light", "Seedling"]);
});

test("BC 11.20.3 a discarded Token is removed from the game", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Fighter", 1, 9)] },
    foe: { monsters: [sprout] },
  });
  g.me.attack("Fighter", "Seedling");
  expect(g.foe.ground).toEqual([]);
  expect(g.foe.monsters).toEqual([]);
  expect(g.card("Seedling").zone).toBe(-1);
});

test("BC 11.20.4 a Token that would leave the field for any other zone is removed from the game too", () => {
  const g = battleCores({
    me: { hand: [aBoost("Home", choose({}, toHand("it")))] },
    foe: { monsters: [sprout] },
  });
  g.me.activate("Home");
  g.pick("Seedling");
  expect(g.foe.hand).toEqual([]);
  expect(g.foe.monsters).toEqual([]);
  expect(g.card("Seedling").zone).toBe(-1);
});

test("BC 11.21.1 Burn lowers a player's HP, or a Monster's Armor", () => {
  const g = battleCores({
    me: { hand: [aBoost("Fire", burn(3)), aBoost("Flame", choose(foes(), burnCard("it", 3)))] },
    foe: { monsters: [stats("Weak", 3, 1)] },
  });
  g.me.activate("Fire");
  expect(g.foe.hp).toBe(27);
  g.me.activate("Flame");
  g.pick("Weak");
  expect(g.foe.ground).toEqual(["Weak"]);
});

test("BC 11.21.1 Burn is dealt to players and Monsters, not to a Gear", () => {
  const g = battleCores({
    at: "battle",
    me: { gear: [aGear("Sword", 2)] },
    foe: { hand: [aTrap("Spark", burnCard("attacker", 3))] },
    stops: ["attack"],
  });
  g.me.strike("Sword");
  g.foe.trap("Spark");
  g.passAll();
  expect(g.durability("Sword")).toBe(2);
  expect(g.foe.hp).toBe(28);
  expect(g.log(0)).not.toContain("Sword is Burned for 3.");
});

test("BC 11.21.2 Survival works against Burn; True Strike, Ruin and Victory do not apply to it", () => {
  const burner = beast("Burner", {
    keywords: ["true-strike", "ruin"],
    abilities: [victory(gainHp(5)), startup(choose(foes(), burnCard("it", 9)))],
  });
  const g = battleCores({
    me: { hand: [burner, { ...burner, name: "Again" }] },
    foe: { monsters: [stats("Tough", 2, 1, "survival")] },
  });
  g.me.summon("Burner");
  g.pick("Tough");
  expect(g.armor("Tough")).toBe(1);
  expect(g.survival("Tough")).toBe(0);
  expect(g.foe.hp).toBe(30);
  g.me.summon("Again");
  g.pick("Tough");
  expect(g.foe.ground).toEqual(["Tough"]);
  expect(g.me.hp).toBe(30);
  expect(g.foe.hp).toBe(30);
});

test("Burn on several Monsters is dealt at the same moment", () => {
  const bomb = (name: string) => able(name, ender(burn(1)));
  const g = battleCores({
    me: { hand: [aBoost("Blaze", burnEach(foes(), 1))] },
    foe: { monsters: [bomb("A"), bomb("B"), stats("C", 2, 1)] },
  });
  g.me.activate("Blaze");
  expect(g.decision).toMatchObject({ seat: 1, prompt: { key: "prompt.trigger-order" } });
  g.answer({ seat: 1, do: "pick", picks: [0] });
  expect(g.foe.monsters).toEqual(["C"]);
  expect(g.armor("C")).toBe(1);
  expect(g.me.hp).toBe(28);
});

const hoard = able("Hoard", startup(addCounters(2)), inReturn([spendCounters(1)], gainHp(1)));

test("BC 11.22.1 Counters are placed on a card and spent by Effects", () => {
  const g = battleCores({ me: { hand: [hoard] } });
  g.me.summon("Hoard");
  expect(g.counters("Hoard")).toBe(2);
  g.me.use("Hoard");
  expect(g.counters("Hoard")).toBe(1);
  expect(g.me.hp).toBe(31);
  g.me.use("Hoard");
  expect(g.me.why(g.me.doing("use", "Hoard")).rule).toBe("BC 11.23.1");
});

test("BC 11.22.2 cards whose Effects do not mention Counters have none", () => {
  const g = battleCores({
    me: {
      monsters: [stats("Plain", 1, 1), hoard],
      hand: [
        aBoost("Gift", choose(own(), addCounters(1, "it"))),
        aBoost("More", choose(own(), addCounters(1, "it"))),
      ],
    },
  });
  g.me.activate("Gift");
  g.pick("Plain");
  g.me.activate("More");
  g.pick("Hoard");
  expect(g.counters("Plain")).toBe(0);
  expect(g.counters("Hoard")).toBe(1);
  expect(g.me.cardsFor("use")).toEqual(["Hoard"]);
});

test("BC 11.22.3 Counters are lost when the card leaves play", () => {
  const still = able("Vault", inReturn([spendCounters(1)], gainHp(1)));
  const g = battleCores({
    me: {
      monsters: [{ card: still, counters: { counters: 3 } }],
      hand: [aBoost("Home", choose(own(), toHand("it")))],
    },
  });
  g.me.activate("Home");
  g.pick("Vault");
  g.me.summon("Vault");
  expect(g.counters("Vault")).toBe(0);
});

test("BC 11.22.4 every player sees the Counters on a card", () => {
  const g = battleCores({ me: { monsters: [{ card: hoard, counters: { counters: 3 } }] } });
  expect(g.view(1).cards[g.id("Hoard")]?.counters.counters).toBe(3);
});

test("BC 11.23.1 (x : y): y happens only if x was done in full", () => {
  const offer = able("Offer", startup(inReturnFor([fromHand(1)], draw(2))));
  const empty = battleCores({ me: { hand: [offer] } });
  empty.me.summon("Offer");
  expect(empty.decision?.kind).toBe("act");
  expect(empty.me.hand).toEqual([]);
  const g = battleCores({ me: { hand: [offer, beast("Spare")] } });
  g.me.summon("Offer");
  g.confirm();
  g.pick("Spare");
  expect(g.me.ground).toEqual(["Spare"]);
  expect(g.me.hand).toHaveLength(2);
});

test("BC 11.23.2 (x : y) is used in the player's Main Phase as often as it can be paid for", () => {
  const forge = able("Forge", inReturn([points(1)], burn(1)));
  const g = battleCores({ me: { monsters: [forge], points: 3 } });
  for (let i = 0; i < 3; i++) g.me.use("Forge");
  expect(g.foe.hp).toBe(27);
  expect(g.me.points).toBe(0);
  expect(g.me.cardsFor("use")).toEqual([]);
});

test("BC 11.23.2 refuses (x : y) in the Battle Phase", () => {
  const forge = able("Forge", inReturn([points(1)], burn(1)));
  const battle = battleCores({ at: "battle", me: { monsters: [forge] } });
  expect(battle.me.why(battle.me.doing("use", "Forge")).rule).toBe("BC 11.23.2");
});

test("BC 11.23.2 (x : y) is used in the player's End Phase", () => {
  const forge = able("Forge", inReturn([points(1)], burn(1)));
  const end = battleCores({ at: "end", me: { monsters: [forge] } });
  expect(end.me.use("Forge") && end.foe.hp).toBe(29);
});

test("BC 11.23.2 (x : y) inside an Effect is asked for as the Effect activates", () => {
  const inside = battleCores({
    me: { points: 3, hand: [able("Offer", startup(inReturnFor([points(1)], gainHp(1))))] },
  });
  inside.me.summon("Offer");
  expect(inside.decision?.kind).toBe("confirm");
  inside.confirm(false);
  expect(inside.me.points).toBe(2);
  expect(inside.me.hp).toBe(30);
});

test("BC 11.24.1 every keyword shown on a card is explained", () => {
  const knight = beast("Knight", {
    keywords: ["true-strike", ["speed", 2]],
    abilities: [startup(burn(1)), victory(tokens("Sprout"))],
  });
  const { keywords, glossary = [] } = cardText(vocabulary, knight);
  const explained = [...keywords, ...glossary].map(({ name, reminder }) => ({
    name: say(name),
    reminder: say(reminder),
  }));
  expect(explained.map(({ name }) => name)).toEqual([
    "True Strike",
    "Speed(2)",
    "Startup",
    "Burn",
    "Victory",
    "Token",
  ]);
  for (const { name, reminder } of explained) expect(reminder, name).toMatch(/^[A-Z].+\.$/);
});

test("BC 11.24.2 Startup and similar keywords activate automatically unless the text says may", () => {
  const g = battleCores({
    me: { hand: [able("Scout", startup(draw(1))), able("Sage", startup(may(draw(1))))] },
  });
  g.me.summon("Scout");
  expect(g.decision?.kind).toBe("act");
  expect(g.me.hand).toHaveLength(2);
  g.me.summon("Sage");
  expect(g.decision?.kind).toBe("confirm");
  g.confirm(false);
  const dry = battleCores({ me: { deck: [], hand: [able("Scout", startup(draw(1)))] } });
  dry.me.summon("Scout");
  expect(dry.state.outcome).toMatchObject({ winners: [1], cause: "battle-cores.no-cards" });
});

test("BC 11.24.3 the turn player's simultaneous Effects go first, and each player orders their own", () => {
  const bomb = (name: string, amount: number) => able(name, ender(gainHp(amount)));
  const g = battleCores({
    active: 1,
    me: { monsters: [bomb("B", 4)] },
    foe: { monsters: [bomb("A1", 1), bomb("A2", 2)], hand: [aBoost("Blaze", burnEach({}, 1))] },
  });
  g.foe.activate("Blaze");
  expect(g.decision?.seat).toBe(1);
  expect(g.offered()).toEqual(["A1", "A2"]);
  g.pick("A2");
  const gained = g.events.filter(
    ({ type, amount = 0, data }) => type === "seat-counter" && data?.counter === "hp" && amount > 0,
  );
  expect(gained.map(({ amount }) => amount)).toEqual([2, 1, 4]);
});
