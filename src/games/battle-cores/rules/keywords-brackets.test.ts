import { expect, test } from "vitest";
import type { Cost } from "../../../language";
import {
  burn,
  burnCard,
  burnEach,
  choose,
  discard,
  draw,
  ender,
  exists,
  foes,
  fromHand,
  gainHp,
  inReturnFor,
  own,
  points,
  powerUp,
  priceOf,
  quickSummon,
  startup,
  temper,
  tempering,
  trade,
  upkeep,
  victory,
} from "../cards/parts";
import { aBoost, able, aTrap, battleCores, beast, type Phase, stats } from "../testing";

test("BC 11.4.1 Startup activates when the card is Summoned", () => {
  const g = battleCores({ me: { deck: [beast("Top")], hand: [able("Scout", startup(draw(1)))] } });
  g.me.summon("Scout");
  expect(g.me.hand).toEqual(["Top"]);
});

test("BC 11.5.1 Ender activates when the card is discarded", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Fighter", 1, 9)] },
    foe: { monsters: [able("Bomb", ender(burn(2)))] },
  });
  g.me.attack("Fighter", "Bomb");
  expect(g.me.hp).toBe(28);
});

const bomb = able("Bomb", ender(gainHp(1)), trade(draw(1)));

test("BC 11.5.2 Ender activates when its Monster is discarded from hand as a price", () => {
  const price = battleCores({ me: { hand: [bomb, able("Dear", priceOf(fromHand(1)))] } });
  price.me.summon("Dear");
  price.pick("Bomb");
  expect(price.me.hp).toBe(31);
  expect(price.me.ground).toEqual(["Bomb"]);
});

test("BC 11.5.2 Ender activates when its Monster is Traded", () => {
  const traded = battleCores({ me: { hand: [bomb] } });
  traded.me.trade("Bomb");
  expect(traded.me.hp).toBe(31);
});

test("BC 11.5.2 Ender activates when its Monster falls to Burn", () => {
  const burned = battleCores({
    me: { monsters: [bomb], hand: [aBoost("Fire", choose(own(), burnCard("it", 1)))] },
  });
  burned.me.activate("Fire");
  burned.pick("Bomb");
  expect(burned.me.hp).toBe(31);
});

test("BC 11.5.2 Ender activates for a Token", () => {
  const token = battleCores({
    me: { monsters: [stats("Fighter", 1, 9)] },
    foe: { monsters: [bomb, "Bomb (Token)"] },
    at: "battle",
  });
  token.me.attack("Fighter", "Bomb (Token)");
  expect(token.foe.hp).toBe(31);
  expect(token.foe.ground).toEqual([]);
});

test("BC 11.6.1 Victory activates when the card discards a card by Attacking", () => {
  const winner = beast("Winner", { power: 2, abilities: [victory(draw(1))] });
  const beaten = battleCores({
    at: "battle",
    me: { monsters: [winner] },
    foe: { monsters: [stats("Weak", 2, 1)] },
  });
  beaten.me.attack("Winner", "Weak");
  expect(beaten.me.hand).toHaveLength(1);
  const survived = battleCores({
    at: "battle",
    me: { monsters: [winner] },
    foe: { monsters: [stats("Wall", 3, 1)] },
  });
  survived.me.attack("Winner", "Wall");
  expect(survived.me.hand).toHaveLength(0);
});

test("BC 11.6.2 a Blocker's damage gives no Victory", () => {
  const guard = beast("Guard", { armor: 9, power: 9, keywords: ["defender"], abilities: [victory(draw(1))] });
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Fighter", 2, 1)] },
    foe: { monsters: [stats("Mark", 5, 1), guard] },
  });
  g.me.attack("Fighter", "Mark");
  g.pick("Guard");
  expect(g.me.ground).toEqual(["Fighter"]);
  expect(g.foe.hand).toEqual([]);
});

test("BC 11.6.2 Burn gives no Victory", () => {
  const burner = able("Burner", victory(draw(1)), tempering(choose(foes(), burnCard("it", 9))));
  const burned = battleCores({ me: { monsters: [burner] }, foe: { monsters: [stats("Weak", 1, 1)] } });
  burned.me.temper("Burner");
  burned.pick("Weak");
  expect(burned.foe.ground).toEqual(["Weak"]);
  expect(burned.me.hand).toEqual([]);
});

test("BC 11.6.2 an Effect that discards the attacked Monster gives no Victory", () => {
  const cheated = battleCores({
    at: "battle",
    me: {
      monsters: [able("Keen", victory(draw(1)))],
      hand: [aTrap("Banish", choose(foes(), discard("it")))],
    },
    foe: { monsters: [stats("Weak", 1, 1)] },
    stops: ["attack"],
  });
  cheated.me.attack("Keen", "Weak");
  cheated.me.trap("Banish");
  cheated.pick("Weak");
  cheated.passAll();
  expect(cheated.foe.ground).toEqual(["Weak"]);
  expect(cheated.me.hand).toEqual([]);
});

test("BC 11.6.3 Victory activates even if the attacker is discarded at the same moment", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [beast("Winner", { armor: 2, power: 3, abilities: [victory(draw(1))] })] },
    foe: { monsters: [stats("Mark", 5, 1), stats("Guard", 3, 3, "defender")] },
  });
  g.me.attack("Winner", "Mark");
  g.pick("Guard");
  expect(g.me.ground).toEqual(["Winner"]);
  expect(g.foe.ground).toEqual(["Guard"]);
  expect(g.me.hand).toHaveLength(1);
});

test("BC 11.7.1 Upkeep activates at the start of each turn of its player", () => {
  const g = battleCores({ at: "start", me: { monsters: [able("Well", upkeep(gainHp(1)))] } });
  expect(g.me.hp).toBe(31);
  for (const hp of [32, 33]) {
    g.me.finish();
    expect(g.me.hp).toBe(hp - 1);
    g.foe.finish();
    expect(g.me.hp).toBe(hp);
  }
});

test("BC 11.7.2 Upkeep also activates in the turn in which the card is Summoned", () => {
  for (const at of ["main", "end"] as const) {
    const g = battleCores({ at, me: { hand: [able("Well", upkeep(gainHp(1)))] } });
    g.me.summon("Well");
    expect(g.me.hp).toBe(31);
  }
});

test("BC 11.7.3 Upkeep of a card Summoned on another player's turn activates then and at its player's next turn", () => {
  const g = battleCores({
    active: 1,
    me: {
      deck: [able("Well", upkeep(gainHp(1))), beast("Top")],
      hand: [aTrap("Call", quickSummon({ stat: { name: "price", atMost: 1 }, type: "monster" }))],
    },
    stops: ["battle-start"],
  });
  g.foe.toBattle();
  g.me.trap("Call");
  g.pick("Well");
  g.passAll();
  expect(g.me.hp).toBe(31);
  g.foe.toEnd();
  g.foe.endTurn();
  expect(g.turnOf).toBe(0);
  expect(g.me.hp).toBe(32);
});

test("BC 11.8.1 Price() must be paid to Summon the card", () => {
  const g = battleCores({
    me: { hand: [able("Dear", priceOf(fromHand(1))), beast("Spare"), beast("Kept")] },
  });
  g.me.summon("Dear");
  expect(g.offered()).toEqual(["Spare", "Kept"]);
  g.pick("Spare");
  expect(g.me.monsters).toEqual(["Dear"]);
  expect(g.me.ground).toEqual(["Spare"]);
  expect(g.me.hand).toEqual(["Kept"]);
});

test("BC 11.8.2 Points in Price() are added to the printed Price", () => {
  const points = (n: number): Cost => ({ pay: "word", word: "points", args: { n } });
  const dear = beast("Dear", { price: 2, abilities: [priceOf(points(2), points(1))] });
  const short = battleCores({ me: { points: 4, hand: [dear] } });
  expect(short.me.why(short.me.summoning("Dear")).rule).toBe("BC 11.8.2");
  const rich = battleCores({ me: { points: 6, hand: [dear] } });
  rich.me.summon("Dear");
  expect(rich.me.monsters).toEqual(["Dear"]);
  expect(rich.me.points).toBe(1);
});

test("BC 11.8.2 a card cannot be played unless Price() is paid as well as the Points", () => {
  const dear = beast("Dear", { price: 2, abilities: [priceOf(fromHand(1))] });
  const alone = battleCores({ me: { points: 5, hand: [dear] } });
  expect(alone.me.why(alone.me.summoning("Dear")).rule).toBe("BC 11.8.2");
  const g = battleCores({ me: { points: 5, hand: [dear, beast("Spare")] } });
  g.me.summon("Dear");
  g.pick("Spare");
  expect(g.me.points).toBe(3);
});

test("BC 11.9.1 Trade discards the card from hand or field for its Effect", () => {
  const lamp = able("Lamp", trade(draw(1)));
  for (const side of [{ hand: [lamp] }, { monsters: [lamp] }]) {
    const g = battleCores({ me: { ...side, deck: [beast("Top")] } });
    g.me.trade("Lamp");
    expect(g.me.ground).toEqual(["Lamp"]);
    expect(g.me.hand).toEqual(["Top"]);
    expect(g.me.monsters).toEqual([]);
  }
});

/** The phases and turns in which this action is offered for a card of seat 0. */
function offeredIn(type: "trade" | "temper", card: ReturnType<typeof able>): string[] {
  return (["main", "battle", "end"] as const).flatMap((at: Phase) =>
    ([0, 1] as const).flatMap((active) => {
      const g = battleCores({ at, active, me: { monsters: [card], points: 0 } });
      return g.me.offered(type).length > 0 ? [`${active === 0 ? "own" : "other"} ${at}`] : [];
    }),
  );
}

test("BC 11.9.2 Trade is free in your Main and End Phase, even for a Tempered or newly Summoned card", () => {
  const lamp = able("Lamp", trade(draw(1)));
  expect(offeredIn("trade", lamp)).toEqual(["own main", "own end"]);
  const tired = battleCores({ me: { monsters: [{ card: lamp, tempered: true, fresh: true }], points: 0 } });
  tired.me.trade("Lamp");
  expect(tired.me.ground).toEqual(["Lamp"]);
  const battle = battleCores({ at: "battle", me: { monsters: [lamp] } });
  expect(battle.me.why(battle.me.doing("trade", "Lamp")).rule).toBe("BC 11.9.2");
});

test("BC 11.9.3 a card discarded for another reason gives no Trade", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Fighter", 1, 9)] },
    foe: { monsters: [able("Lamp", trade(draw(1)))] },
  });
  g.me.attack("Fighter", "Lamp");
  expect(g.foe.ground).toEqual(["Lamp"]);
  expect(g.foe.hand).toEqual([]);
});

test("BC 11.10.1 Temper() Tempers the card for its Effect", () => {
  const g = battleCores({ me: { monsters: [able("Torch", tempering(burn(1)))] } });
  g.me.temper("Torch");
  expect(g.tempered("Torch")).toBe(true);
  expect(g.foe.hp).toBe(29);
});

test("BC 11.10.2 a Tempered card cannot be Tempered again, and neither Attacks nor Blocks", () => {
  const torch = beast("Torch", {
    power: 2,
    keywords: ["defender", "speed"],
    abilities: [tempering(gainHp(1))],
  });
  const g = battleCores({
    me: { monsters: [torch, stats("Friend", 9, 1)] },
    foe: { monsters: [stats("Mark", 3, 1), stats("Other", 3, 3)] },
  });
  g.me.temper("Torch");
  expect(g.me.why(g.me.doing("temper", "Torch")).rule).toBe("BC 11.10.2");
  g.me.toBattle();
  expect(g.me.why(g.me.attacking("Torch", "Mark")).rule).toBe("BC 4.4");
  g.me.toEnd();
  g.me.endTurn();
  g.foe.toBattle();
  expect(g.tempered("Torch")).toBe(true);
  g.foe.attack("Other", "Friend");
  expect(g.decision?.kind).toBe("act");
  expect(g.armor("Friend")).toBe(6);
});

test("BC 11.10.3 Temper() is legal in your Main and End Phase, also in the turn of Summoning", () => {
  const torch = able("Torch", tempering(gainHp(1)));
  expect(offeredIn("temper", torch)).toEqual(["own main", "own end"]);
  const g = battleCores({ me: { hand: [torch] } });
  g.me.summon("Torch");
  g.me.temper("Torch");
  expect(g.me.hp).toBe(31);
  const battle = battleCores({ at: "battle", me: { monsters: [torch] } });
  expect(battle.me.why(battle.me.doing("temper", "Torch")).rule).toBe("BC 11.10.3");
});

test("keywords can be nested", () => {
  const nest = able(
    "Nest",
    upkeep(inReturnFor([points(1)], draw(1)), exists(own())),
    startup(choose(own(), temper("it"))),
  );
  const g = battleCores({ me: { points: 4, hand: [nest] } });
  g.me.summon("Nest");
  expect(g.decision?.prompt.key).toBe("prompt.trigger-order");
  g.answer({ seat: 0, do: "pick", picks: [0] });
  if (g.decision?.kind === "pick") g.pick("Nest");
  g.confirm();
  if (g.decision?.kind === "pick") g.pick("Nest");
  expect(g.me.points).toBe(2);
  expect(g.me.hand).toHaveLength(1);
  expect(g.tempered("Nest")).toBe(true);
});

test("BC 11.24.3 no order is asked for between Effects that are the same whichever card has them", () => {
  const g = battleCores({
    me: { hand: [aBoost("Blaze", burnEach(own(), 1))], monsters: ["Grave Wisp", "Grave Wisp", "Shade"] },
  });
  g.me.activate("Blaze");
  expect(g.offered()).toEqual(["Grave Wisp", "Shade"]);
  g.pick("Shade");
  expect(g.decision?.kind).toBe("act");
  expect(g.foe.hp).toBe(27);
});

test("BC 11.24.3 the order is asked for when an Effect refers to its own card", () => {
  const growing = able("Growing", upkeep(powerUp("this", 1)));
  const g = battleCores({ at: "start", me: { monsters: [growing, growing] } });
  expect(g.offered()).toEqual(["Growing", "Growing"]);
  g.answer({ seat: 0, do: "pick", picks: [1] });
  expect(g.decision?.kind).toBe("act");
  expect(g.power("Growing")).toBe(2);
});
