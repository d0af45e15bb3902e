import { expect, test } from "vitest";
import type { Ability } from "../../../language";
import {
  aura,
  burn,
  burnEach,
  choose,
  draw,
  each,
  ender,
  foes,
  gainHp,
  own,
  powerUp,
  quickSummon,
  search,
  seq,
  startup,
  victory,
} from "../cards/parts";
import { aBoost, able, aField, aGear, aTrap, battleCores, beast, stats } from "../testing";

const strike = (power: number, hp: number) => {
  const g = battleCores({ at: "battle", me: { monsters: [stats("Fighter", 3, power)] }, foe: { hp } });
  return g.me.strike("Fighter");
};

test("BC 10.1 a player whose HP is reduced to 0 is out", () => {
  for (const power of [3, 5]) {
    const g = strike(power, 3);
    expect(g.state.outcome?.winners).toEqual([0]);
    expect(g.state.seats[1]?.counters.hp).toBe(0);
    expect(g.state.outcome).toMatchObject({ cause: "battle-cores.no-hp", rule: "BC 10.1" });
  }
  expect(strike(3, 4).state.outcome).toBeNull();
});

test("BC 10.2 a player who has to draw from an empty Main Deck is out", () => {
  const g = battleCores({ at: "start", me: { deck: [] } });
  expect(g.state.outcome).toMatchObject({ winners: [1], cause: "battle-cores.no-cards", rule: "BC 10.2" });
});

test("BC 10.3 an empty Main Deck alone does not lose the game", () => {
  const g = battleCores({ at: "start", me: { deck: [beast("Last")] } });
  expect(g.me.deck).toEqual([]);
  expect(g.me.hand).toEqual(["Last"]);
  expect(g.state.outcome).toBeNull();
  g.me.finish();
  g.foe.finish();
  expect(g.state.outcome).toMatchObject({ winners: [1] });
});

test("BC 10.4 a player who must draw more cards than there are draws those and loses", () => {
  const g = battleCores({
    me: { deck: [beast("A"), beast("B")], hand: [aBoost("Lore", draw(3))] },
    third: {},
  });
  g.me.activate("Lore");
  expect(g.events.filter(({ type, seat }) => type === "draw" && seat === 0)).toHaveLength(2);
  expect(g.me.isIn).toBe(false);
  expect(g.turnOf).toBe(1);
});

test("BC 10.5 searching or Summoning from an empty Main Deck is not drawing", () => {
  const g = battleCores({
    me: {
      deck: [],
      hand: [aBoost("Seek", search({ type: "monster" })), aBoost("Call", quickSummon({ type: "monster" }))],
    },
  });
  g.me.activate("Seek");
  g.me.activate("Call");
  expect(g.me.isIn).toBe(true);
  expect(g.me.hand).toEqual([]);
  expect(g.me.monsters).toEqual([]);
});

test("BC 10.6 the others continue in turn order", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Fighter", 3, 9)] },
    foe: { hp: 1 },
    third: {},
    fourth: {},
  });
  g.me.strike("Fighter", 1);
  expect(g.foe.isIn).toBe(false);
  expect(g.state.outcome).toBeNull();
  g.me.toEnd();
  g.me.endTurn();
  expect(g.turnOf).toBe(2);
  g.third.finish();
  g.fourth.finish();
  expect(g.turnOf).toBe(0);
});

test("BC 10.7 the last player left wins at once", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("One", 3, 9), stats("Two", 3, 9)] },
    foe: { hp: 1 },
    third: { hp: 1 },
  });
  g.me.strike("One", 1);
  expect(g.state.outcome).toBeNull();
  g.me.strike("Two", 2);
  expect(g.state.outcome?.winners).toEqual([0]);
});

test("BC 10.8 all players still in may agree to a draw", () => {
  const g = battleCores({ third: {} });
  g.foe.reply("offer");
  g.me.reply("accept");
  g.third.reply("decline");
  expect(g.state.outcome).toBeNull();
  expect(g.state.drawOffers).toEqual([]);
  g.third.reply("offer");
  g.me.reply("accept");
  g.foe.reply("accept");
  expect(g.state.outcome).toMatchObject({ winners: [], cause: "agreed-draw", rule: "BC 10.8" });
});

test("BC 10.9 the game is a draw if all remaining players lose at the same moment", () => {
  const g = battleCores({ me: { hp: 2, hand: [aBoost("Fire", burn(2, "each"))] }, foe: { hp: 2 } });
  g.me.activate("Fire");
  expect(g.state.outcome).toMatchObject({ winners: [], rule: "BC 10.9" });
  const dry = battleCores({ me: { deck: [], hand: [aBoost("Lore", draw(1, "each"))] }, foe: { deck: [] } });
  dry.me.activate("Lore");
  expect(dry.state.outcome).toMatchObject({ winners: [], cause: "battle-cores.no-cards" });
});

test("BC 10.10 all cards an eliminated player owned leave the game without Enders and stop applying", () => {
  const bomb = (name: string) => beast(name, { abilities: [ender(burn(5))] });
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Fighter", 3, 2, "range")] },
    foe: {
      hp: 1,
      monsters: [bomb("A"), bomb("B"), bomb("C")],
      fields: [aField("Swamp", aura({}, "power", -1))],
      gear: [aGear("Sword")],
      hand: [beast("Held")],
    },
    third: {},
  });
  expect(g.power("Fighter")).toBe(1);
  g.me.strike("Fighter", 1);
  const left = g.state.zones.filter(({ owner }) => owner === 1).flatMap(({ cards }) => cards);
  expect(left).toEqual([]);
  expect(g.me.hp).toBe(30);
  expect(g.third.hp).toBe(30);
  expect(g.power("Fighter")).toBe(2);
  expect(g.state.cards.filter(({ owner, zone }) => owner === 1 && zone !== -1)).toEqual([]);
});

test("BC 10.11 the next player's turn begins if the turn player goes out", () => {
  const g = battleCores({ me: { hp: 2, hand: [aBoost("Folly", burn(2, "you"))] }, third: {} });
  g.me.activate("Folly");
  expect(g.me.isIn).toBe(false);
  expect(g.turnOf).toBe(1);
  expect(g.phase).toBe("main");
});

test("BC 10.11 the turn goes on if another player goes out", () => {
  const battle = battleCores({
    at: "battle",
    me: { monsters: [stats("One", 3, 9), stats("Two", 3, 4)] },
    foe: { hp: 1 },
    third: {},
  });
  battle.me.strike("One", 1);
  battle.me.strike("Two", 2);
  expect(battle.third.hp).toBe(26);
  expect(battle.turnOf).toBe(0);
});

test("BC 10.11 the turn player's Attack ends if they go out in it", () => {
  const gear = battleCores({
    at: "battle",
    me: { hp: 2, gear: [aGear("Sword")] },
    foe: { monsters: [stats("Mark", 9, 1), stats("Guard", 9, 3, "defender")] },
    third: {},
  });
  gear.me.attack("Sword", "Mark");
  gear.pick("Guard");
  expect(gear.me.isIn).toBe(false);
  expect(gear.turnOf).toBe(1);
  expect(gear.attack).toBeNull();
});

test("BC 10.12 a player who loses the last HP in an Attack is out before Victory or Ender activate", () => {
  const hit = battleCores({
    at: "battle",
    me: {
      monsters: [beast("Fighter", { power: 3, keywords: ["true-strike"], abilities: [victory(gainHp(9))] })],
    },
    foe: { hp: 2, monsters: [beast("Mark", { abilities: [ender(gainHp(9))] })] },
  });
  hit.me.attack("Fighter", "Mark");
  expect(hit.state.outcome?.winners).toEqual([0]);
  expect(hit.me.hp).toBe(30);
  expect(hit.foe.hp).toBe(0);
});

test("BC 10.12 the rest of an Effect is not carried out if its player has gone out", () => {
  const inside = battleCores({
    me: { hp: 1, hand: [aBoost("Folly", seq(burn(1, "you"), burn(9)))] },
    foe: { hp: 5 },
    third: { hp: 5 },
  });
  inside.me.activate("Folly");
  inside.choosePlayer(1);
  expect(inside.me.isIn).toBe(false);
  expect(inside.foe.hp).toBe(5);
});

test("BC 10.12 an Effect paid for with the last HP is not carried out", () => {
  const dear: Ability = {
    kind: "activated",
    cost: [{ pay: "word", word: "hp", args: { n: 1 } }],
    effect: burn(9),
  };
  const paid = battleCores({ me: { hp: 1, monsters: [able("Martyr", dear)] }, foe: { hp: 5 }, third: {} });
  paid.me.use("Martyr");
  expect(paid.me.isIn).toBe(false);
  expect(paid.foe.hp).toBe(5);
  expect(paid.third.hp).toBe(30);
});

test("BC 10.12 an Effect cannot restore HP after its player has lost the last", () => {
  const saved = battleCores({ me: { hp: 1, hand: [aBoost("Late", seq(burn(1, "you"), gainHp(5)))] } });
  saved.me.activate("Late");
  expect(saved.state.outcome?.winners).toEqual([1]);
});

test("BC 10.13 a player may resign at any time", () => {
  const g = battleCores({ third: {}, foe: { monsters: [beast("Gone")] } });
  g.foe.concede();
  expect(g.foe.isIn).toBe(false);
  expect(g.foe.monsters).toEqual([]);
  expect(g.turnOf).toBe(0);
  expect(g.state.outcome).toBeNull();
  g.me.concede();
  expect(g.state.outcome).toMatchObject({ winners: [2], cause: "concession", rule: "BC 10.13" });
});

test("BC 10.14 every player reads who is out and why, draw offers, and how the game ended", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Fighter", 3, 9)] },
    foe: { hp: 1 },
    third: {},
  });
  g.me.strike("Fighter", 1);
  g.me.reply("offer");
  g.third.reply("decline");
  g.third.concede();
  for (const seat of [0, 1, 2]) {
    expect(g.log(seat)).toEqual(
      expect.arrayContaining([
        "Bob is out: no HP left.",
        "Ann offers a draw.",
        "Cleo declines the draw.",
        "Cleo is out: by concession.",
        "Ann wins: by concession.",
      ]),
    );
    expect(g.view(seat).seats.map(({ status }) => status)).toEqual(["in", "out", "out"]);
  }
});

test("BC 10.15 with several opponents the player of the Effect chooses one each time", () => {
  const burner = beast("Burner", { abilities: [startup(burn(2))] });
  const g = battleCores({ me: { hand: [burner, { ...burner, name: "Other" }] }, third: {} });
  g.me.summon("Burner");
  expect(g.decision).toMatchObject({ kind: "pick", seat: 0, prompt: { key: "prompt.choose-opponent" } });
  g.choosePlayer(2);
  g.me.summon("Other");
  g.choosePlayer(1);
  expect(g.me.hp).toBe(30);
  expect(g.foe.hp).toBe(28);
  expect(g.third.hp).toBe(28);
});

test("BC 10.15 with one opponent no choice is asked for", () => {
  const burner = beast("Burner", { abilities: [startup(burn(2))] });
  const two = battleCores({ me: { hand: [burner] } });
  two.me.summon("Burner");
  expect(two.foe.hp).toBe(28);
});

test("BC 10.15 a player who is out cannot be chosen", () => {
  const burner = beast("Burner", { abilities: [startup(burn(2))] });
  const four = battleCores({ me: { hand: [burner] }, third: {}, fourth: {} });
  four.third.concede();
  four.me.summon("Burner");
  const offered = four.decision?.kind === "pick" ? four.decision.options.map(({ value }) => value) : [];
  expect(offered).toEqual([1, 3]);
  four.choosePlayer(3);
  expect(four.foe.hp).toBe(30);
  expect(four.fourth.hp).toBe(28);
});

test("an eliminated player gets no more prompts, and their unfinished action stops", () => {
  const lure = beast("Lure", { abilities: [startup(seq(burn(1, "you"), each(own(), powerUp("it", 1))))] });
  const g = battleCores({ me: { hp: 1, hand: [lure] }, third: {} });
  g.me.summon("Lure");
  expect(g.me.isIn).toBe(false);
  expect(g.turnOf).toBe(1);
  expect(g.state.agenda.map(({ procedure }) => procedure)).toEqual(["turn"]);
});

test("the others still get a Trap window when a player resigns during their own Trap", () => {
  const ask = aTrap("Ask", choose({}, powerUp("it", 1)));
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Fighter", 3, 2), stats("Other", 3, 2)], hand: [beast("Any")] },
    foe: { hand: [ask, beast("Kept")] },
    third: { hand: [beast("Too")] },
    stops: ["attack"],
  });
  g.me.strike("Fighter", 2);
  g.me.pass();
  g.foe.trap("Ask");
  expect(g.decision).toMatchObject({ kind: "pick", seat: 1 });
  g.foe.concede();
  expect(g.passAll()).toEqual(["attack 0", "attack 2"]);
  expect(g.third.hp).toBe(28);
  expect(g.foe.isIn).toBe(false);
});

test("BC 4.18 a Trap that eliminates the turn player is carried out completely and goes to the Ground Zone", () => {
  const g = battleCores({
    at: "battle",
    me: { hp: 5, monsters: [stats("Fighter", 3, 2)], hand: [beast("Held")] },
    foe: { hand: [aTrap("Doom", seq(burn(5), gainHp(3)))], monsters: [stats("Wall", 9, 1)] },
    third: {},
    stops: ["attack"],
  });
  g.me.attack("Fighter", "Wall");
  g.me.pass();
  g.foe.trap("Doom");
  g.choosePlayer(0);
  expect(g.me.isIn).toBe(false);
  expect(g.foe.hp).toBe(33);
  expect(g.foe.ground).toEqual(["Doom"]);
  expect(g.cardsIn("played")).toEqual([]);
  expect(g.turnOf).toBe(1);
  expect(g.phase).toBe("main");
  expect(g.attack).toBeNull();
});

test("BC 10.11 another player's Trap finishes first when the turn player resigns during its prompt", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Fighter", 3, 2)], hand: [beast("Held")] },
    foe: {
      hand: [aTrap("Lift", choose(own(), powerUp("it", 1, "game")))],
      monsters: [beast("A"), beast("B")],
    },
    third: {},
    stops: ["attack"],
  });
  g.me.attack("Fighter", "A");
  g.me.pass();
  g.foe.trap("Lift");
  g.me.concede();
  expect(g.decision).toMatchObject({ kind: "pick", seat: 1 });
  g.pick("B");
  expect(g.power("B")).toBe(2);
  expect(g.foe.ground).toEqual(["Lift"]);
  expect(g.turnOf).toBe(1);
});

test("BC 11.24.2 an Ender that eliminates the turn player does not stop the one after it", () => {
  const bomb = beast("Bomb", { abilities: [ender(burn(5))] });
  const gift = beast("Gift", { abilities: [ender(gainHp(4))] });
  const g = battleCores({
    me: { hp: 5, hand: [aBoost("Storm", burnEach(foes(), 3))] },
    foe: { monsters: [bomb, gift] },
    third: {},
  });
  g.me.activate("Storm");
  g.choosePlayer(1);
  g.pick("Bomb");
  g.choosePlayer(0);
  expect(g.me.isIn).toBe(false);
  expect(g.foe.hp).toBe(34);
  expect(g.turnOf).toBe(1);
});

test("BC 10.10 an Effect of an eliminated player stops, even if another player's ability replaces a part of it", () => {
  const shield: Ability = {
    kind: "replace",
    change: "burn",
    of: "you",
    may: true,
    effect: { do: "nothing" },
  };
  const g = battleCores({
    me: { hand: [aBoost("Fire", seq(burn(3), burn(4)))] },
    foe: { monsters: [able("Shield", shield)] },
    third: {},
  });
  g.me.activate("Fire");
  g.choosePlayer(1);
  expect(g.decision).toMatchObject({ kind: "confirm", seat: 1 });
  g.me.concede();
  expect(g.foe.hp).toBe(30);
  expect(g.turnOf).toBe(1);
  expect(g.decision?.kind).toBe("act");
});
