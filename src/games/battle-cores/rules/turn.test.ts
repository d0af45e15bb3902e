import { expect, test } from "vitest";
import { seatOf } from "../../../kernel";
import { draw, gainHp, tempering, upkeep } from "../cards/parts";
import { aBoost, able, aGear, aTrap, battleCores, beast, hero, stats } from "../testing";

const lying = (card: Parameters<typeof stats>[0], damage: number, tempered = true) => ({
  card: stats(card, 6, 2),
  tempered,
  counters: { damage },
});

test("BC 2.1 a turn begins: Points expire, Points are gained, Untemper, Armor, draw, Upkeep", () => {
  const g = battleCores({
    at: "start",
    me: {
      points: 3,
      monsters: [
        {
          card: beast("Hurt", { armor: 6, abilities: [upkeep(gainHp(1))] }),
          tempered: true,
          counters: { damage: 3 },
        },
      ],
      deck: [beast("Next")],
    },
  });
  const lines = g.events.map(({ type, amount, data }) =>
    type === "seat-counter" ? `${data?.counter} ${amount}` : type,
  );
  const order = ["points -3", "points 5", "refresh", "restore", "draw", "hp 1", "step"];
  expect(lines.filter((type) => order.includes(type))).toEqual(order);
  expect(g.phase).toBe("main");
  expect(g.me.points).toBe(5);
  expect(g.me.hand).toEqual(["Next"]);
  expect(g.me.hp).toBe(31);
  expect(g.armor("Hurt")).toBe(6);
});

test("BC 2.2 a player gains Points equal to their turn number", () => {
  const g = battleCores({ at: "start", rounds: 6, me: { points: 0 } });
  expect(seatOf(g.state, 0).rounds).toBe(7);
  expect(g.me.points).toBe(7);
});

test("BC 2.3 a player's turn number counts only that player's turns", () => {
  const g = battleCores({ at: "start", rounds: 2, third: {} });
  expect(g.me.points).toBe(3);
  expect(seatOf(g.state, 1).rounds).toBe(2);
  g.me.finish();
  expect(g.foe.points).toBe(3);
  expect(g.me.points).toBe(3);
  g.foe.finish();
  expect(g.third.points).toBe(3);
});

test("BC 2.4 no Points are gained at the start of a player's first turn", () => {
  const g = battleCores({ at: "start", rounds: 0, turn: 2, me: { points: 1 } });
  expect(g.me.points).toBe(1);
});

test("BC 2.5 unspent Points do not add to the next turn's", () => {
  const g = battleCores({ at: "start", rounds: 3, me: { points: 2 } });
  expect(g.me.points).toBe(4);
});

test("BC 2.6 unspent Points pay for Traps on the others' turns", () => {
  const g = battleCores({
    me: { points: 2, hand: [aTrap("Snare", draw(1), 2)] },
    foe: { hand: [beast("Any")] },
    at: "end",
    stops: ["battle-start"],
  });
  g.me.endTurn();
  expect(g.me.points).toBe(2);
  g.foe.toBattle();
  g.foe.pass();
  g.me.trap("Snare");
  expect(g.me.points).toBe(0);
  expect(g.me.ground).toEqual(["Snare"]);
  g.passAll();
});

test("BC 2.7 the Point from the start of the game is kept for the first turn", () => {
  const g = battleCores({ at: "start", rounds: 0, turn: 2, active: 1, foe: { points: 1 } });
  expect(g.foe.points).toBe(1);
  expect(g.foe.cardsFor("draw-card")).toEqual([]);
});

test("BC 2.8 one card is drawn without a prompt", () => {
  const deck = Array.from({ length: 20 }, (_, i) => beast(`Card ${i}`));
  const hand = Array.from({ length: 5 }, (_, i) => beast(`Held ${i}`));
  const g = battleCores({ at: "start", me: { deck, hand } });
  expect(g.me.hand).toHaveLength(6);
  expect(g.me.deck).toHaveLength(19);
  expect(g.me.hand.at(-1)).toBe("Card 19");
});

test("BC 2.9 the first player draws no card in the first turn", () => {
  const g = battleCores({ at: "start", turn: 1, rounds: 0, me: { points: 1 } });
  expect(g.state.turn.number).toBe(1);
  expect(g.me.hand).toEqual([]);
  expect(g.me.deck).toHaveLength(10);
});

test("BC 2.10 every other player draws in their first turn", () => {
  const g = battleCores({ at: "start", turn: 1, rounds: 0, third: {} });
  g.me.finish();
  expect(g.foe.hand).toHaveLength(1);
  g.foe.finish();
  expect(g.third.hand).toHaveLength(1);
  expect(g.me.hand).toHaveLength(0);
});

test("BC 2.11 only the turn player's cards become Untempered", () => {
  const g = battleCores({
    at: "start",
    me: { monsters: [lying("Mine", 0)], gear: [{ card: aGear("Sword"), tempered: true }] },
    foe: { monsters: [lying("Theirs", 0)] },
  });
  expect(g.tempered("Mine")).toBe(false);
  expect(g.tempered("Sword")).toBe(false);
  expect(g.tempered("Theirs")).toBe(true);
});

test("BC 2.12 Armor is restored at the start of its player's turn", () => {
  const g = battleCores({
    me: { monsters: [stats("Strong", 3, 3)] },
    foe: { monsters: [stats("Target", 6, 1)] },
    at: "battle",
  });
  g.me.attack("Strong", "Target");
  expect(g.numbers("Target")).toBe("3/1");
  g.me.toEnd();
  expect(g.numbers("Target")).toBe("3/1");
  g.me.endTurn();
  expect(g.numbers("Target")).toBe("6/1");
});

test("BC 2.13 damage stays through all other players' turns and adds up", () => {
  const g = battleCores({
    active: 1,
    at: "battle",
    me: { monsters: [stats("Target", 6, 1)] },
    foe: { monsters: [stats("One", 3, 3)] },
    third: { monsters: [stats("Two", 3, 3)] },
  });
  g.foe.attack("One", "Target");
  g.foe.toEnd();
  g.foe.endTurn();
  expect(g.armor("Target")).toBe(3);
  g.third.toBattle();
  g.third.attack("Two", "Target");
  expect(g.me.ground).toEqual(["Target"]);
});

test("BC 2.14 the phases follow in order, and none repeats", () => {
  const g = battleCores({ at: "start" });
  const seen = [g.phase];
  expect(g.me.why({ type: "to-end" }).rule).toBe("BC 2.14");
  g.me.toBattle();
  seen.push(g.phase);
  expect(g.me.why({ type: "to-battle" }).rule).toBe("BC 2.14");
  g.me.toEnd();
  seen.push(g.phase);
  for (const type of ["to-battle", "to-end"]) expect(g.me.why({ type }).rule).toBe("BC 2.14");
  g.me.endTurn();
  expect(seen).toEqual(["main", "battle", "end"]);
  expect(g.turnOf).toBe(1);
  expect(g.phase).toBe("main");
});

test("BC 2.15 the phase decides which actions are legal", () => {
  const at = (phase: "main" | "battle" | "end") => {
    const g = battleCores({
      at: phase,
      me: {
        monsters: [stats("Fighter", 2, 2), able("Burner", tempering(gainHp(1)))],
        hand: [beast("New"), aBoost("Lift"), aTrap("Snare")],
        legends: [hero("Light", [])],
      },
    });
    return [...new Set(g.actions().map(({ type }) => type))].sort();
  };
  const plays = ["activate", "draw-card", "legend", "summon", "temper"];
  expect(at("main")).toEqual([...plays, "to-battle"].sort());
  expect(at("battle")).toEqual(["attack", "to-end"]);
  expect(at("end")).toEqual([...plays, "end-turn"].sort());
});

test("BC 2.16 the turn player may do nothing in any phase", () => {
  const g = battleCores({ me: { monsters: [stats("Idle", 2, 2)], hand: [beast("Kept")] } });
  g.me.finish();
  expect(g.turnOf).toBe(1);
  expect(g.me.hand).toEqual(["Kept"]);
  expect(g.tempered("Idle")).toBe(false);
});

test("BC 2.17 every player sees whose turn it is, its number, the phase and all Points", () => {
  const g = battleCores({ me: { points: 3 }, foe: { points: 2 } });
  for (const go of [() => g, () => g.me.toBattle(), () => g.me.toEnd()]) {
    go();
    for (const seat of [0, 1, -1]) {
      const view = g.view(seat);
      expect(view.turn.seat).toBe(0);
      expect(view.turn.step).toEqual(g.phase);
      expect(view.seats[0]?.rounds).toBe(4);
      expect(view.seats.map(({ counters }) => counters.points)).toEqual([3, 2]);
    }
  }
});

test("BC 2.13 a table option restores all Armor at the start of every turn", () => {
  const g = battleCores({
    at: "battle",
    options: { armor: "every-turn" },
    me: { monsters: [stats("Strong", 3, 3)] },
    foe: {},
    third: { monsters: [stats("Target", 6, 1)] },
  });
  g.me.attack("Strong", "Target");
  g.me.toEnd();
  expect(g.armor("Target")).toBe(3);
  g.me.endTurn();
  expect(g.turnOf).toBe(1);
  expect(g.armor("Target")).toBe(6);
});
