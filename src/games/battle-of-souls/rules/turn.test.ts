import { describe, expect, test } from "vitest";
import { draw, grants, harm, ignition, inYour, OWN, target, whenThis, word } from "../cards/parts";
import {
  able,
  aField,
  anElite,
  anEquipment,
  aTactic,
  aWarrior,
  boost,
  duel,
  type InPlay,
  started,
} from "../testing";

const steps = (g: ReturnType<typeof duel>) =>
  g.events.flatMap(({ type, data }) =>
    type === "step" ? [String(data?.step)] : type === "turn" ? ["turn"] : [],
  );

const kinds = (g: ReturnType<typeof duel>) => [...new Set(g.actions().map(({ type }) => type))];

const hand = (n: number) => Array.from({ length: n }, (_, i) => aWarrior(`Hand ${i}`));

describe("phases", () => {
  test("BOS 10.1, BOS 10.18, BOS 10.22 a turn has six phases in order, and a battle its steps", () => {
    const g = duel({ at: "start", me: { fighters: [aWarrior("Oak", 1500), aWarrior("Elm", 1500)] } });
    g.me.battle();
    g.me.strike("Oak");
    expect(g.step).toBe("battle");
    expect(g.me.targets("Oak")).toEqual([]);
    g.me.strike("Elm");
    g.me.endBattle();
    g.me.endTurn();
    expect(steps(g).slice(0, 12)).toEqual([
      "turn",
      "ready",
      "main",
      "start",
      "battle",
      "damage",
      "battle",
      "damage",
      "battle",
      "end-step",
      "main-2",
      "end",
    ]);
  });

  test("BOS 10.2 turns rotate", () => {
    const g = started().at(0);
    g.me.keep();
    g.foe.keep();
    const seats = [g.turnOf];
    for (let i = 0; i < 3; i++) seats.push(g.nextTurn().turnOf);
    expect(seats).toEqual([0, 1, 0, 1]);
    const four = started({ seats: 4 }).at(0);
    for (let i = 0; i < 4; i++) four.answer({ seat: i, do: "act", action: { type: "keep" } });
    const round = [four.turnOf];
    for (let i = 0; i < 4; i++) round.push(four.nextTurn().turnOf);
    expect(round).toEqual([0, 1, 2, 3, 0]);
  });

  test("BOS 10.3, BOS 2.20 the turn player draws the top card, even in the first turn", () => {
    const g = started().at(0);
    const top = g.me.deck.at(-1);
    g.me.keep();
    g.foe.keep();
    expect(g.me.hand).toHaveLength(6);
    expect(g.me.hand.at(-1)).toEqual(top);
    expect(g.me.deck).toHaveLength(34);
    expect(g.foe.sees("hand", 0)).toEqual(Array(6).fill(""));
  });

  test("BOS 10.4 a player with no card to draw loses", () => {
    const g = duel({ at: "start", me: { deck: [] } });
    expect(g.winners).toEqual([1]);
    expect(g.state.outcome?.cause).toBe("battle-of-souls.no-cards");
  });

  test("BOS 10.5, BOS 10.9 set tactics may be activated after the draw and in the ready phase", () => {
    const g = duel({
      at: "start",
      me: { tactics: [aTactic("Trap", draw(1))] },
      foe: { tactics: [aTactic("Snare", draw(1))] },
    });
    const seen: string[] = [];
    while (g.step !== "main") {
      seen.push(`${g.step} ${g.asked}: ${kinds(g)}`);
      g.pass();
    }
    expect(seen).toEqual([
      "draw phase 0: pass,activate",
      "draw phase 1: pass,activate",
      "ready phase 0: pass,activate",
      "ready phase 1: pass,activate",
    ]);
    expect(g.me.hand).toHaveLength(1);
  });

  test("BOS 10.6 all the turn player's fighters turn upright on entering the ready phase", () => {
    const rests = (name: string): InPlay => ({ card: aWarrior(name), resting: true });
    const g = duel({
      at: "ready",
      me: { fighters: [rests("Oak"), rests("Elm")] },
      foe: { fighters: [rests("Ash")] },
    });
    expect(["Oak", "Elm", "Ash"].map((name) => g.resting(name))).toEqual([false, false, true]);
  });

  test("BOS 10.7 an effect may let a fighter stay at rest, or force it to", () => {
    const lazy: InPlay = { card: able("Lazy", grants("this", "may-stay-resting")), resting: true };
    const bound: InPlay = { card: able("Bound", grants("this", "stays-resting")), resting: true };
    const g = duel({ at: "ready", me: { fighters: [lazy, bound] } });
    expect(g.offered()).toEqual(["Lazy"]);
    g.pick("Lazy");
    expect(g.resting("Lazy")).toBe(true);
    expect(g.resting("Bound")).toBe(true);
    const other = duel({ at: "ready", me: { fighters: [lazy, bound] } }).at();
    expect(other.resting("Lazy")).toBe(false);
    expect(other.resting("Bound")).toBe(true);
  });

  test("BOS 10.8 ready-phase costs are paid in the ready phase", () => {
    const dear = able("Dear", inYour("ready-phase", word("upkeep", { n: 300 })));
    const pays = duel({ at: "ready", me: { fighters: [dear] } });
    expect(pays.step).toBe("ready");
    expect(pays.decision?.kind).toBe("confirm");
    pays.confirm();
    expect(pays.sp).toEqual([7700, 8300]);
    expect(pays.me.fighters).toEqual(["Dear"]);
    const not = duel({ at: "ready", me: { fighters: [dear] } }).confirm(false);
    expect(not.sp).toEqual([8000, 8000]);
    expect(not.me.pile).toEqual(["Dear"]);
  });
});

describe("main phases", () => {
  const all = () =>
    duel({
      me: {
        fighters: [able("Mage", ignition([], draw(1), { uses: { per: "turn", most: 9 } }))],
        hand: [
          aWarrior("Oak"),
          anEquipment("Sword", boost()),
          anEquipment("Axe", boost()),
          aField("Plain"),
          aTactic("Trap", draw(1)),
        ],
        tactics: [aTactic("Snare", draw(1))],
      },
    });

  test("BOS 10.10 a player deploys, activates equipment, battlefields and set tactics, and uses effects, in any order", () => {
    const g = all();
    const offers = () => [...g.me.cardsFor("activate"), ...g.me.cardsFor("deploy"), ...g.me.cardsFor("use")];
    expect(offers()).toEqual(["Axe", "Plain", "Snare", "Sword", "Oak", "Mage"]);
    g.me.activate("Plain").settle();
    g.me.use("Mage").settle();
    expect(offers()).toContain("Sword");
    g.me.activate("Sword");
    g.pick("Mage").settle();
    g.me.deploy("Oak");
    g.me.activate("Snare");
    expect(offers()).toEqual(["Axe", "Mage"]);
  });

  test("BOS 10.11, BOS 10.37 a player deploys once per turn over both main phases", () => {
    const g = duel({ me: { hand: [aWarrior("Oak"), aWarrior("Elm")] } });
    g.me.deploy("Oak");
    expect(g.me.why(g.me.doing("deploy", "Elm")).rule).toBe("BOS 10.11");
    g.me.main2();
    expect(g.step).toBe("main-2");
    expect(g.me.why(g.me.doing("deploy", "Elm")).rule).toBe("BOS 10.11");
  });

  test("BOS 10.37 once-per-turn effects used in Main Phase I are used up in Main Phase II", () => {
    const g = duel({ me: { fighters: [able("Mage", ignition([], draw(1)))] } });
    g.me.use("Mage");
    g.me.main2();
    expect(g.me.can("use", "Mage")).toBe(false);
  });

  test("BOS 10.12 positions change only by effects", () => {
    const turner = able("Turner", ignition([], target(OWN, word("rest", { card: "target" }))));
    const g = duel({ me: { fighters: [aWarrior("Oak"), turner] } });
    expect(kinds(g)).toEqual(["use", "to-main-2", "end-turn", "to-battle"]);
    g.me.use("Turner");
    g.pick("Oak");
    expect(g.resting("Oak")).toBe(true);
    expect(g.resting("Turner")).toBe(false);
  });

  test("BOS 10.13 cards are set only in the main phases", () => {
    const g = duel({
      me: {
        hand: [aTactic("Trap", draw(1)), anEquipment("Sword", boost())],
        tactics: [aTactic("Snare", draw(1))],
      },
    });
    expect(g.me.cardsFor("set")).toEqual(["Sword", "Trap"]);
    g.me.battle();
    expect(g.step).toBe("start");
    expect(g.asked).toBe("phase 0");
    expect(g.me.why(g.me.doing("set", "Trap")).rule).toBe("BOS 10.13");
    g.me.pass();
    expect(g.step).toBe("battle");
    expect(g.me.why(g.me.doing("set", "Trap")).rule).toBe("BOS 10.13");
    g.me.endBattle();
    g.settle();
    expect(g.step).toBe("main-2");
    expect(g.me.cardsFor("set")).toEqual(["Sword", "Trap"]);
  });

  test("BOS 10.14 Main Phase I leads to the battle phase, Main Phase II, or the end", () => {
    const ways = ["to-battle", "to-main-2", "end-turn"];
    expect(kinds(duel())).toEqual(["to-main-2", "end-turn", "to-battle"]);
    const after = ways.map((type) => {
      const g = duel();
      g.me.act({ type });
      return `${g.turnOf} ${g.step}`;
    });
    expect(after).toEqual(["0 battle", "0 main-2", "1 main"]);
  });

  test("BOS 10.36 Main Phase II allows the same as Main Phase I", () => {
    const g = all();
    g.me.main2();
    g.settle();
    expect(kinds(g)).toEqual(["deploy", "activate", "use", "set", "end-turn"]);
  });
});

describe("when players may fight", () => {
  test("BOS 10.15 the first player has no battle phase in the first turn", () => {
    const g = started().at(0);
    g.me.keep();
    g.foe.keep();
    expect(g.me.why({ type: "to-battle" }).rule).toBe("BOS 10.15");
    for (const seat of [1, 0]) {
      g.nextTurn();
      expect(g.turnOf).toEqual(seat);
      expect(kinds(g).includes("to-battle")).toBe(true);
    }
  });

  test("BOS 10.16 members of the starting team have no battle phase at first", () => {
    const g = started({ seats: 4, teams: [0, 0, 1, 1] }).at(0);
    for (let i = 0; i < 4; i++) g.answer({ seat: i, do: "act", action: { type: "keep" } });
    const may = () => ({ seat: g.turnOf, battle: kinds(g).includes("to-battle") });
    expect(may()).toEqual({ seat: 0, battle: false });
    g.nextTurn();
    expect(may()).toEqual({ seat: 1, battle: false });
    g.nextTurn();
    expect(may()).toEqual({ seat: 2, battle: true });
  });

  test("BOS 10.17 in a battle royal the last player is the first with a battle phase", () => {
    const g = started({ seats: 4 }).at(0);
    for (let i = 0; i < 4; i++) g.answer({ seat: i, do: "act", action: { type: "keep" } });
    const may: boolean[] = [];
    for (let i = 0; i < 5; i++, g.nextTurn()) may.push(kinds(g).includes("to-battle"));
    expect(may).toEqual([false, false, false, true, true]);
  });
});

describe("end of turn", () => {
  const last = able("Last", inYour("end-phase", harm(100)));

  test("BOS 10.38 end-phase effects happen before the hand check", () => {
    const g = duel({ me: { fighters: [last], hand: hand(8) } });
    g.me.endTurn();
    expect(g.sp).toEqual([8100, 7900]);
    expect(g.step).toBe("end");
    expect(g.decision?.kind).toBe("pick");
  });

  test("BOS 10.39 seven cards are kept, from more than seven only six", () => {
    const down = (n: number) => {
      const g = duel({ me: { hand: hand(n) } });
      g.me.endTurn();
      if (g.decision?.kind !== "pick") return { kept: g.me.hand.length, discarded: 0 };
      const { min } = g.decision;
      g.at(...Array.from({ length: min }, (_, i) => i));
      return { kept: g.me.hand.length, discarded: min };
    };
    expect(down(7)).toEqual({ kept: 7, discarded: 0 });
    expect(down(8)).toEqual({ kept: 6, discarded: 2 });
    expect(down(10)).toEqual({ kept: 6, discarded: 4 });
  });

  test("BOS 10.40 only the turn player's hand is checked, and cards drawn after that are kept", () => {
    const g = duel({ foe: { hand: hand(9) } });
    g.me.endTurn();
    expect(g.turnOf).toBe(1);
    expect(g.foe.hand).toHaveLength(10);
    const gift = able("Gift", {
      kind: "trigger",
      where: ["discard"],
      when: { on: "discarded", card: "this" },
      effect: draw(1),
    });
    const watcher = able("Watcher", {
      kind: "trigger",
      when: { on: "discarded" },
      oncePerTurn: true,
      effect: draw(1),
    });
    const drawn = duel({ me: { fighters: [watcher], hand: [gift, ...hand(7)] } });
    drawn.me.endTurn();
    drawn.at(1, 2);
    expect(drawn.turnOf).toBe(1);
    expect(drawn.me.hand).toHaveLength(7);
  });

  test("BOS 10.40 the hand is checked again if triggers of the discards bring it above seven", () => {
    const watcher = able("Watcher", {
      kind: "trigger",
      when: { on: "discarded" },
      oncePerTurn: true,
      effect: draw(2),
    });
    const g = duel({ me: { fighters: [watcher], hand: hand(8) } });
    g.me.endTurn();
    g.at(0, 1);
    expect(g.turnOf).toBe(0);
    expect(g.me.hand).toHaveLength(8);
    expect(g.decision?.kind).toBe("pick");
    g.at(0, 1);
    expect(g.turnOf).toBe(1);
    expect(g.me.hand).toHaveLength(6);
  });

  test("BOS 10.39, BOS 15.32 the hand is checked again after a card that draws when sent to the discard pile", () => {
    const gift = able("Gift", { kind: "trigger", when: { on: "sent", card: "this" }, effect: draw(2) });
    const g = duel({ me: { hand: [gift, ...hand(7)] } });
    g.me.endTurn();
    g.at(0, 1);
    expect(g.turnOf).toBe(0);
    expect(g.me.hand).toHaveLength(8);
    expect(g.decision?.kind).toBe("pick");
    g.at(0, 1);
    expect(g.turnOf).toBe(1);
    expect(g.me.hand).toHaveLength(6);
  });

  test("BOS 5.3 a One-Turn equipment card lasts until the end of the turn", () => {
    const g = duel({
      me: { fighters: [aWarrior("Oak")], hand: [anEquipment("Sword", boost()), ...hand(7)] },
    });
    g.me.activate("Sword");
    g.pick("Oak");
    expect(g.stat("Oak", "atk")).toBe(1500);
    expect(g.me.pile).toEqual(["Sword"]);
    g.me.battle();
    expect(g.stat("Oak", "atk")).toBe(1500);
    g.me.endBattle();
    g.me.endTurn();
    expect(g.step).toBe("main");
    expect(g.decision?.kind ?? "").toBe("act");
    expect(g.stat("Oak", "atk")).toBe(1000);
  });

  test("BOS 10.41 effects for the turn still apply during the hand check", () => {
    const held = duel({
      me: { fighters: [aWarrior("Oak")], hand: [anEquipment("Sword", boost()), ...hand(8)] },
    });
    held.me.activate("Sword");
    held.pick("Oak");
    held.me.endTurn();
    expect(held.step).toBe("end");
    expect(held.stat("Oak", "atk")).toBe(1500);
  });
});

test("an Elite Warrior is not a Warrior", () => {
  const g = duel({
    me: { hand: [anElite("Big")], fighters: [able("Herald", whenThis("deployed", draw(1)))] },
  });
  expect(g.me.why(g.me.doing("deploy", "Big")).rule).toBe("BOS 4.3");
});
