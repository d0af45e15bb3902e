import { describe, expect, test } from "vitest";
import { seq, word } from "../../language/build";
import { battleOfSouls } from ".";
import { draw, grants, harm, ignition, inYour, OWN, sp, target } from "./cards/parts";
import { able, anEquipment, aTactic, aWarrior, duel, type SoulsLayout, started } from "./testing";

const spell = (name: string, effect: Parameters<typeof ignition>[1], cost = 0) =>
  able(name, ignition(cost === 0 ? [] : [sp(cost)], effect));
const used = (layout: SoulsLayout, name: string) => {
  const g = duel(layout);
  g.me.use(name);
  return g;
};
const total = (g: ReturnType<typeof duel>) => g.sp.reduce((a, b) => a + b, 0);

describe("winning", () => {
  test("BOS 8.1, BOS 8.2 the first with 16000 SP wins, and not with one less", () => {
    const at = (n: number) =>
      used({ me: { fighters: [spell("Bolt", harm(n))], sp: 15900 }, foe: { sp: 8000 } }, "Bolt");
    expect([at(99).winners, at(99).sp[0]]).toEqual([undefined, 15999]);
    expect([at(100).winners, at(100).state.outcome?.rule]).toEqual([[0], "BOS 8.2"]);
  });

  test("BOS 8.3, BOS 15.5 what the damaged player loses the other gains; damage from an own effect goes to the opponent", () => {
    expect(used({ me: { fighters: [spell("Bolt", harm(500))] } }, "Bolt").sp).toEqual([8500, 7500]);
    expect(used({ me: { fighters: [spell("Burn", word("harm-self", { n: 500 }))] } }, "Burn").sp).toEqual([
      7500, 8500,
    ]);
  });

  test("BOS 8.4 everybody begins with 8000", () => {
    expect(started().sp).toEqual([8000, 8000]);
    expect(started({ seats: 4 }).sp).toEqual([8000, 8000, 8000, 8000]);
  });

  test("BOS 8.5 who has to draw and cannot loses; an empty deck alone is no loss", () => {
    const two = { do: "draw", who: "opponent", count: 2 } as const;
    const g = used({ me: { fighters: [spell("Read", two)] }, foe: { deck: [aWarrior("Last")] } }, "Read");
    expect([g.foe.hand, g.winners, g.state.outcome?.rule]).toEqual([["Last"], [0], "BOS 8.5"]);
    const none = duel({ foe: { deck: [] } });
    expect(none.winners).toBe(undefined);
    const each = { do: "draw", who: "each", count: 1 } as const;
    expect(
      used({ me: { fighters: [spell("Read", each)], deck: [] }, foe: { deck: [] } }, "Read").winners,
    ).toEqual([1]);
  });

  test("BOS 8.6 a battle is never drawn: 16000 goes before 0, and the turn player first", () => {
    const both = spell("Ruin", word("lose-sp", { who: "each", n: 9000 }));
    expect(used({ me: { fighters: [both] } }, "Ruin").winners).toEqual([1]);
    const rich = spell("Rich", word("gain-sp", { who: "each", n: 9000 }));
    expect(used({ me: { fighters: [rich] } }, "Rich").winners).toEqual([0]);
    const mixed = spell(
      "Mixed",
      seq(word("gain-sp", { who: "opponent", n: 9000 }), word("lose-sp", { who: "you", n: 9000 })),
    );
    expect(used({ me: { fighters: [mixed] } }, "Mixed").winners).toEqual([1]);
  });

  test("BOS 8.6 whoever has the turn, it is judged from there on", () => {
    const on = (effect: Parameters<typeof ignition>[1]) => {
      const g = duel({ active: 1, foe: { fighters: [spell("All", effect)] } });
      g.foe.use("All");
      return g.winners;
    };
    expect(on(word("lose-sp", { who: "each", n: 9000 }))).toEqual([0]);
    expect(on(word("gain-sp", { who: "each", n: 9000 }))).toEqual([1]);
  });

  test("BOS 8.6, BOS 8.7 one blow that brings 16000 and leaves somebody none is won by the 16000", () => {
    const g = used({ me: { fighters: [spell("Bolt", harm(500))], sp: 15500 }, foe: { sp: 500 } }, "Bolt");
    expect([g.winners, g.state.outcome?.cause]).toEqual([[0], "battle-of-souls.souls"]);
    const many = used(
      { me: { fighters: [spell("Bolt", harm(500))], sp: 15500 }, foe: { sp: 500 }, others: [{}, {}] },
      "Bolt",
    );
    // It is over before anybody is out.
    expect([many.winners, many.state.seats[1]?.status]).toEqual([[0], "in"]);
  });

  test("BOS 8.7 it is looked at once after every change, in mid-chain too", () => {
    const g = duel({
      me: { hand: [anEquipment("One", harm(500))] },
      foe: { sp: 15900, tactics: [aTactic("Two", word("gain-sp", { n: 100 }))] },
    });
    g.me.activate("One");
    g.foe.activate("Two");
    expect([g.winners, g.sp]).toEqual([[1], [8000, 16000]]);
  });

  test("BOS 8.8 nobody has less than 0, nor passes on more than there is", () => {
    const layout: SoulsLayout = {
      me: { fighters: [spell("Bolt", harm(500))], sp: 12000 },
      foe: { sp: 300 },
      others: [{}, {}],
    };
    const g = used(layout, "Bolt");
    expect([g.sp[0], g.sp[1]]).toEqual([12000 + 300 + 500 + 500, 0]);
    expect(
      used({ me: { fighters: [spell("Bolt", harm(500))], sp: 12000 }, foe: { sp: 300 } }, "Bolt").sp,
    ).toEqual([12300, 0]);
  });

  test("BOS 8.9 who has none left has lost, though nobody gained them", () => {
    const g = used(
      { me: { fighters: [spell("Void", word("lose-sp", { who: "opponent", n: 9000 }))] } },
      "Void",
    );
    expect([g.winners, g.sp]).toEqual([[0], [8000, 0]]);
  });

  test("between two the sum of SP stays 16000, if no text makes or takes any", () => {
    const g = duel({ at: "battle", me: { fighters: [aWarrior("Oak", 2500)] } });
    g.me.strike("Oak");
    expect(total(g)).toBe(16000);
  });
});

describe("paying", () => {
  test("BOS 8.10 between two what is paid goes to the opponent; players may agree that nobody gets it", () => {
    const layout: SoulsLayout = { me: { fighters: [spell("Dear", draw(1), 500)] } };
    expect(used(layout, "Dear").sp).toEqual([7500, 8500]);
    expect(used({ ...layout, options: { payments: "nobody" } }, "Dear").sp).toEqual([7500, 8000]);
  });

  test("BOS 8.11 one pays what one has, down to the last, which loses at once", () => {
    const at = (own: number) => duel({ me: { fighters: [spell("Dear", draw(1), 500)], sp: own } });
    expect(at(400).me.cardsFor("use")).toEqual([]);
    const g = at(500);
    g.me.use("Dear");
    expect([g.winners, g.chain, g.me.hand]).toEqual([[1], [], []]);
  });

  test("BOS 8.12 a gain without a loser comes from nobody", () => {
    expect(used({ me: { fighters: [spell("Pray", word("gain-sp", { n: 1000 }))] } }, "Pray").sp).toEqual([
      9000, 8000,
    ]);
  });
});

describe("kinds of damage", () => {
  const shield = (kind: "battle" | "effect") =>
    able("Wall", {
      kind: "standing-seats",
      seats: "you",
      stats: [`no-${kind}-damage`],
      op: "set",
      amount: 1,
    });

  test("BOS 15.6 what stops battle damage does not stop that of effects, and the other way round", () => {
    const suffered = (kind: "battle" | "effect") => {
      const g = duel({
        me: { fighters: [spell("Bolt", harm(100)), aWarrior("Oak", 1500)] },
        foe: { fighters: [shield(kind)] },
      });
      g.me.use("Bolt");
      const byEffect = g.sp[1];
      g.me.battle();
      g.me.attack("Oak", "Wall");
      return [byEffect, g.sp[1]];
    };
    expect([suffered("battle"), suffered("effect")]).toEqual([
      [7900, 7900],
      [8000, 7500],
    ]);
  });

  test("BOS 15.16 a cost is no part of the effect: what stops damage by effects does not stop a payment", () => {
    const g = used({ me: { fighters: [shield("effect"), spell("Dear", draw(1), 500)] } }, "Dear");
    expect(g.sp).toEqual([7500, 8500]);
  });
});

describe("battle royal", () => {
  const four = (me: SoulsLayout["me"], more: Partial<SoulsLayout> = {}) =>
    duel({ me, others: [{}, {}], ...more });

  test("BOS 8.14 with more than two each begins with 8000, and the first with 16000 wins though others are there", () => {
    const g = four({ fighters: [spell("Bolt", harm(500))], sp: 15000 });
    g.me.use("Bolt");
    expect(g.winners).toEqual([0]);
  });

  test("BOS 14.2, BOS 14.3 effect damage is dealt to each opponent, and its player gains all that is lost", () => {
    const g = four({ fighters: [spell("Bolt", harm(500))] });
    g.me.use("Bolt");
    expect(g.sp).toEqual([9500, 7500, 7500, 7500]);
    const few = four({ fighters: [spell("Bolt", harm(500))] }, { foe: { sp: 200 } });
    few.me.use("Bolt");
    expect(few.sp).toEqual([9200, 0, 7500, 7500]);
  });

  test("BOS 14.4 Pyramid of the Moon: an Aztec Warrior is sacrificed for 500 damage to each", () => {
    const aztec = aWarrior("Aztec", 1000, 1000, { culture: "aztec" });
    const g = four({ fighters: [aztec], battlefield: ["Pyramid of the Moon"] });
    g.me.use("Pyramid of the Moon", 1);
    expect([g.sp, g.me.pile]).toEqual([[9500, 7500, 7500, 7500], ["Aztec"]]);
  });

  test("BOS 14.5 what is paid each of the others gains whole; upkeep too", () => {
    const g = four({ fighters: [spell("Dear", draw(1), 300)] });
    g.me.use("Dear");
    expect(g.sp).toEqual([7700, 8300, 8300, 8300]);
    const keep = four(
      { fighters: [able("Keep", inYour("ready-phase", word("upkeep", { n: 300 })))] },
      { at: "ready" },
    );
    expect(keep.confirm().sp).toEqual([7700, 8300, 8300, 8300]);
  });

  test("BOS 14.6 Pyramid of the Sun: 200 SP for one more Warrior this turn", () => {
    const g = four({ battlefield: ["Pyramid of the Sun"], hand: [aWarrior("A"), aWarrior("B")] });
    g.me.use("Pyramid of the Sun", 0);
    expect(g.sp).toEqual([7800, 8200, 8200, 8200]);
    g.me.deploy("A");
    expect(g.me.deploy("B").me.fighters).toEqual(["A", "B"]);
  });

  test("BOS 14.7 who has lost all SP is out: no turn, no attack, no damage", () => {
    const g = four({ fighters: [spell("Bolt", harm(500)), aWarrior("Oak")] }, { foe: { sp: 500 } });
    g.me.use("Bolt");
    expect([g.state.seats[1]?.status, g.winners]).toEqual(["out", undefined]);
    g.me.battle();
    expect(g.me.targets("Oak")).toEqual(["seat 2", "seat 3"]);
    expect(g.nextTurn().turnOf).toBe(2);
  });

  test("BOS 14.8 the cards of one who is out leave the game; others' under their control go to the owners' piles, not destroyed", () => {
    const own = able("Mine", {
      kind: "trigger",
      where: ["fighters", "discard"],
      when: { on: "destroyed", card: "this" },
      effect: harm(100),
    });
    const g = four(
      { fighters: [spell("Bolt", harm(500))] },
      {
        foe: {
          sp: 500,
          fighters: [{ card: own, owner: 0 }, aWarrior("Ash")],
          battlefield: ["Pyramid of the Sun"],
        },
      },
    );
    g.me.use("Bolt");
    expect([g.me.pile, g.sp, g.zone("Ash"), g.zone("Pyramid of the Sun")]).toEqual([
      ["Mine"],
      [9500, 0, 7500, 7500],
      "",
      "",
    ]);
  });

  test("BOS 14.8 open links of one who is out do nothing", () => {
    const trap = aTactic("Gift", word("gain-sp", { n: 1 }));
    const g = four(
      { hand: [anEquipment("Sword", draw(1))] },
      { foe: { tactics: [trap], sp: 400 }, others: [{ tactics: [aTactic("Bolt", harm(400))] }, {}] },
    );
    g.me.activate("Sword");
    g.foe.activate("Gift");
    g.third.activate("Bolt").settle();
    // Bolt takes 400 from each; Gift's player is out before it resolves.
    expect([g.state.seats[1]?.status, g.sp, g.me.hand.length]).toEqual(["out", [7600, 0, 9200, 7600], 1]);
  });

  test("BOS 14.8, BOS 14.10 who is out in the middle of an own effect does no more of it", () => {
    const g = four({
      fighters: [spell("Ruin", seq(word("lose-sp", { n: 9000 }), harm(500), draw(1)))],
    });
    g.me.use("Ruin");
    expect([g.state.seats[0]?.status, g.sp, g.turnOf, g.chain]).toEqual([
      "out",
      [0, 8000, 8000, 8000],
      1,
      [],
    ]);
  });

  test("BOS 14.9 the last one left wins, even below 16000", () => {
    const g = duel({ me: { sp: 9000 }, others: [{ deck: [] }], foe: { deck: [] } });
    g.nextTurn();
    expect([g.winners, g.sp[0]]).toEqual([[0], 9000]);
  });

  test("BOS 14.10 if the turn player is out the turn ends at once", () => {
    const g = four({ fighters: [spell("Dear", draw(1), 500)], sp: 500 });
    g.me.use("Dear");
    expect([g.state.seats[0]?.status, g.turnOf, g.step, g.sp]).toEqual([
      "out",
      1,
      "main",
      [0, 8500, 8500, 8500],
    ]);
  });

  test("BOS 14.10 nothing more of that turn comes: no further step, and nothing of its end phase", () => {
    const clock = able("Clock", {
      kind: "trigger",
      when: { on: "end-phase" },
      effect: word("gain-sp", { n: 1 }),
    });
    const g = four(
      { fighters: [spell("Dear", draw(1), 500)], sp: 500 },
      { others: [{ fighters: [clock] }, {}] },
    );
    g.me.use("Dear");
    expect([g.turnOf, g.sp]).toEqual([1, [0, 8500, 8500, 8500]]);
    const from = g.eventTypes.lastIndexOf("out");
    const steps = g.events.slice(from).flatMap(({ type, data }) => (type === "step" ? [data?.step] : []));
    expect(steps).toEqual(["ready", "main"]);
  });

  test("BOS 14.11, BOS 14.12 an attack is on one opponent, and its damage moves between the two alone", () => {
    const g = duel({
      at: "battle",
      me: { fighters: [aWarrior("Oak", 1500), aWarrior("Elm")] },
      foe: { fighters: [aWarrior("Ash")] },
      others: [{}, { fighters: [aWarrior("Fir")] }],
    });
    expect(g.me.targets("Oak")).toEqual(["Ash", "Fir", "seat 2"]);
    g.me.attack("Oak", "Ash");
    expect(g.sp).toEqual([8500, 7500, 8000, 8000]);
    g.me.strike("Elm", 2);
    expect(g.sp).toEqual([9500, 7500, 7000, 8000]);
  });

  test("BOS 14.13 of several who reach 16000 at once the first from the turn player on wins", () => {
    const g = four(
      { fighters: [spell("Dear", draw(1), 200)] },
      { foe: { sp: 15900 }, others: [{ sp: 15900 }, {}] },
    );
    g.me.use("Dear");
    expect(g.winners).toEqual([1]);
  });

  test("BOS 8.27 who cannot draw is out alone, and the SP vanish", () => {
    const g = four({}, { foe: { deck: [] } });
    g.nextTurn();
    expect([g.state.seats.map(({ status }) => status), g.sp, g.winners]).toEqual([
      ["in", "out", "in", "in"],
      [8000, 0, 8000, 8000],
      undefined,
    ]);
  });
});

describe("teams", () => {
  const teams = [0, 0, 1, 1];
  const two = (me: SoulsLayout["me"], more: Partial<SoulsLayout> = {}) =>
    duel({ me, teams, others: [{}, {}], ...more });
  const split = (me: SoulsLayout["me"], more: Partial<SoulsLayout> = {}) =>
    two(me, { options: { sp: "split" }, ...more });

  test("BOS 8.15 a team has 8000 SP in common", () => {
    expect(started({ seats: 6, teams: [0, 0, 0, 1, 1, 1] }).state.teams).toEqual({
      0: { sp: 8000 },
      1: { sp: 8000 },
    });
  });

  test("BOS 8.16 damage to a member, gains and payments are the team's", () => {
    const g = two({ fighters: [spell("Bolt", harm(500))] });
    g.me.use("Bolt");
    expect(g.sp).toEqual([8500, 8500, 7500, 7500]);
    const paid = two({ fighters: [spell("Dear", draw(1), 500)] });
    paid.me.use("Dear");
    expect(paid.sp).toEqual([7500, 7500, 8500, 8500]);
    const fought = two({ fighters: [aWarrior("Oak", 700)] }, { at: "battle" });
    fought.me.strike("Oak", 3);
    expect(fought.sp).toEqual([8700, 8700, 7300, 7300]);
  });

  test("BOS 8.15, BOS 8.24 what a team plays for is shown once where it is in common, else for each and in sum", () => {
    const scores = (options = {}) => {
      const g = started({ seats: 4, teams, options });
      const reader = { rules: battleOfSouls.rules, state: g.state };
      const { value, isShared } = battleOfSouls.teamScore?.(reader, 1) ?? {};
      return [battleOfSouls.score(reader, 2).value, value, isShared];
    };
    expect(scores()).toEqual([8000, 8000, true]);
    expect(scores({ sp: "split" })).toEqual([4000, 8000, false]);
    const { rules } = battleOfSouls;
    const { state } = started({ seats: 4 });
    expect(battleOfSouls.teamScore?.({ rules, state }, 1)).toBeNull();
  });

  test("BOS 8.17 the first team with 16000 wins, all of it", () => {
    const g = two(
      { fighters: [spell("Bolt", harm(500))], sp: 15600 },
      { foe: { sp: 15600 }, others: [{ sp: 8000 }, { sp: 8000 }] },
    );
    g.me.use("Bolt");
    expect(g.winners).toEqual([0, 1]);
  });

  test("BOS 8.18, BOS 8.19, BOS 8.20, BOS 8.21, BOS 8.22 divided SP: 4000, 2000, 1600 and 800 each", () => {
    const each = (size: number) =>
      started({
        seats: 2 * size,
        teams: Array.from({ length: 2 * size }, (_, i) => Math.floor(i / size)),
        options: { sp: "split" },
      }).sp;
    const all = [2, 4, 5, 10].map(each);
    expect(all.map((list) => [list.length, new Set(list)])).toEqual([
      [4, new Set([4000])],
      [8, new Set([2000])],
      [10, new Set([1600])],
      [20, new Set([800])],
    ]);
  });

  test("BOS 8.24 with divided SP damage is each member's own; the team wins by the sum, and plays on without one", () => {
    const sp4 = { sp: 4000 };
    const g = split({ fighters: [spell("Bolt", harm(500))], ...sp4 }, { foe: sp4, others: [sp4, sp4] });
    g.me.use("Bolt");
    g.value(3);
    expect(g.sp).toEqual([4500, 4000, 4000, 3500]);
    const won = split(
      { fighters: [spell("Bolt", harm(500))], sp: 8000 },
      { foe: { sp: 7500 }, others: [sp4, sp4] },
    );
    won.me.use("Bolt");
    expect(won.value(2).winners).toEqual([0, 1]);
    const out = split(
      { fighters: [spell("Bolt", harm(500))], ...sp4 },
      { foe: sp4, others: [{ sp: 500 }, sp4] },
    );
    out.me.use("Bolt");
    out.value(2);
    expect([out.state.seats.map(({ status }) => status), out.winners]).toEqual([
      ["in", "in", "out", "in"],
      undefined,
    ]);
  });

  test("BOS 8.25 all of a team take their turns, then all of the other", () => {
    const g = two({});
    const seats = [g.turnOf];
    for (let i = 0; i < 4; i++) seats.push(g.nextTurn().turnOf);
    expect(seats).toEqual([0, 1, 2, 3, 0]);
  });

  test("BOS 8.26 each has an own mat; the opponent is the member one picks, who gets what is paid too", () => {
    const give = able(
      "Give",
      ignition([{ pay: "cards", from: { of: "you", type: "fighter" }, count: 1, how: "sacrifice" }], draw(1)),
    );
    const g = two(
      { fighters: [give] },
      { foe: { fighters: [aWarrior("Friend")] }, others: [{ fighters: [aWarrior("Ash")] }, {}] },
    );
    expect(g.me.cardsFor("use")).toEqual([]);
    g.me.battle();
    expect(g.me.targets("Give")).toEqual(["Ash", "seat 3"]);
    const sp4 = { sp: 4000 };
    const paid = split(
      { fighters: [spell("Dear", target(OWN, word("rest", { card: "target" })), 500)], ...sp4 },
      { foe: sp4, others: [sp4, sp4] },
    );
    paid.me.use("Dear");
    paid.value(3);
    paid.pick("Dear");
    expect(paid.sp).toEqual([3500, 4000, 4000, 4500]);
  });

  test("BOS 8.27 a member who cannot draw loses for the team", () => {
    const g = two({}, { others: [{ deck: [] }, {}] });
    g.nextTurn();
    g.nextTurn();
    expect(g.winners).toEqual([0, 1]);
  });
});

test("text may forbid to be destroyed at all", () => {
  const rock = able("Rock", grants("this", "cannot-be-destroyed"));
  const g = duel({ at: "battle", me: { fighters: [aWarrior("Oak", 1500)] }, foe: { fighters: [rock] } });
  g.me.fight("Oak", "Rock");
  expect([g.sp, g.foe.fighters]).toEqual([[8500, 7500], ["Rock"]]);
});
