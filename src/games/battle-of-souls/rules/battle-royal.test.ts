import { describe, expect, test } from "vitest";
import { draw, harm, inYour, seq, word } from "../cards/parts";
import { able, anEquipment, aTactic, aWarrior, duel, type SoulsLayout, spell, started } from "../testing";

describe("battle royal", () => {
  const four = (me: SoulsLayout["me"], more: Partial<SoulsLayout> = {}) =>
    duel({ me, others: [{}, {}], ...more });

  test("BOS 8.14 with more than two players each begins with 8000 SP", () => {
    expect(started({ seats: 4 }).leaveOpen().sp).toEqual([8000, 8000, 8000, 8000]);
  });

  test("BOS 8.14 the first player with 16000 SP wins although others are still in the game", () => {
    const g = four({ fighters: [spell("Bolt", harm(500))], sp: 15000 });
    g.me.use("Bolt");
    expect(g.winners).toEqual([0]);
    for (const { status } of g.state.seats) expect(status).toBe("in");
  });

  test("BOS 14.2, BOS 14.3 effect damage is dealt to each opponent, and its player gains all SP lost", () => {
    const g = four({ fighters: [spell("Bolt", harm(500))] });
    g.me.use("Bolt");
    expect(g.sp).toEqual([9500, 7500, 7500, 7500]);
    const few = four({ fighters: [spell("Bolt", harm(500))] }, { foe: { sp: 200 } });
    few.me.use("Bolt");
    expect(few.sp).toEqual([9200, 0, 7500, 7500]);
  });

  test("BOS 14.4 Pyramid of the Moon sacrifices an Aztec Warrior for 500 damage to each opponent", () => {
    const aztec = aWarrior("Aztec", 1000, 1000, { culture: "aztec" });
    const g = four({ fighters: [aztec], battlefield: ["Pyramid of the Moon"] });
    g.me.use("Pyramid of the Moon", 1);
    expect(g.sp).toEqual([9500, 7500, 7500, 7500]);
    expect(g.me.pile).toEqual(["Aztec"]);
  });

  test("BOS 14.5 each other player gains the full amount of a payment, upkeep included", () => {
    const g = four({ fighters: [spell("Dear", draw(1), 300)] });
    g.me.use("Dear");
    expect(g.sp).toEqual([7700, 8300, 8300, 8300]);
    const keep = four(
      { fighters: [able("Keep", inYour("ready-phase", word("upkeep", { n: 300 })))] },
      { at: "ready" },
    );
    expect(keep.confirm().sp).toEqual([7700, 8300, 8300, 8300]);
  });

  test("BOS 14.6 Pyramid of the Sun allows one more Warrior this turn for 200 SP", () => {
    const g = four({ battlefield: ["Pyramid of the Sun"], hand: [aWarrior("A"), aWarrior("B")] });
    g.me.use("Pyramid of the Sun", 0);
    expect(g.sp).toEqual([7800, 8200, 8200, 8200]);
    g.me.deploy("A");
    expect(g.me.deploy("B").me.fighters).toEqual(["A", "B"]);
  });

  test("BOS 14.7 a player without SP is out: no turn, no attack, no damage", () => {
    const g = four({ fighters: [spell("Bolt", harm(500)), aWarrior("Oak")] }, { foe: { sp: 500 } });
    g.me.use("Bolt");
    expect(g.state.seats[1]?.status).toBe("out");
    expect(g.winners).toBeUndefined();
    g.me.battle();
    expect(g.me.targets("Oak")).toEqual(["seat 2", "seat 3"]);
    expect(g.nextTurn().turnOf).toBe(2);
  });

  test("BOS 14.8 an eliminated player's cards leave the game; others' cards under their control go to the owners' piles, not destroyed", () => {
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
    expect(g.me.pile).toEqual(["Mine"]);
    expect(g.sp).toEqual([9500, 0, 7500, 7500]);
    expect(g.zone("Ash")).toBe("");
    expect(g.zone("Pyramid of the Sun")).toBe("");
  });

  test("BOS 14.8 open links of an eliminated player do nothing", () => {
    const trap = aTactic("Gift", word("gain-sp", { n: 1 }));
    const g = four(
      { hand: [anEquipment("Sword", draw(1))] },
      { foe: { tactics: [trap], sp: 400 }, others: [{ tactics: [aTactic("Bolt", harm(400))] }, {}] },
    );
    g.me.activate("Sword");
    g.foe.activate("Gift");
    g.third.activate("Bolt").settle();
    // Bolt takes 400 from each. The player of Gift is out before it resolves.
    expect(g.state.seats[1]?.status).toBe("out");
    expect(g.sp).toEqual([7600, 0, 9200, 7600]);
    expect(g.me.hand).toHaveLength(1);
  });

  test("BOS 14.8, BOS 14.10 an effect stops when its own player is eliminated midway", () => {
    const g = four({
      fighters: [spell("Ruin", seq(word("lose-sp", { n: 9000 }), harm(500), draw(1)))],
    });
    g.me.use("Ruin");
    expect(g.state.seats[0]?.status).toBe("out");
    expect(g.sp).toEqual([0, 8000, 8000, 8000]);
    expect(g.turnOf).toBe(1);
    expect(g.chain).toEqual([]);
  });

  test("BOS 14.9 the last player left wins, even below 16000", () => {
    const g = duel({ me: { sp: 9000 }, others: [{ deck: [] }], foe: { deck: [] } });
    g.nextTurn();
    expect(g.winners).toEqual([0]);
    expect(g.sp[0]).toBe(9000);
  });

  test("BOS 14.10 the turn ends at once if the turn player is eliminated", () => {
    const g = four({ fighters: [spell("Dear", draw(1), 500)], sp: 500 });
    g.me.use("Dear");
    expect(g.state.seats[0]?.status).toBe("out");
    expect(g.turnOf).toBe(1);
    expect(g.step).toBe("main");
    expect(g.sp).toEqual([0, 8500, 8500, 8500]);
  });

  test("BOS 14.10 no further step or end phase happens in that turn", () => {
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
    expect(g.turnOf).toBe(1);
    expect(g.sp).toEqual([0, 8500, 8500, 8500]);
    const from = g.eventTypes.lastIndexOf("out");
    const steps = g.events.slice(from).flatMap(({ type, data }) => (type === "step" ? [data?.step] : []));
    expect(steps).toEqual(["ready", "main"]);
  });

  test("BOS 14.11, BOS 14.12 an attack is on one opponent, and its damage moves only between the two", () => {
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

  test("BOS 14.13 if several players reach 16000 at once, the first from the turn player on wins", () => {
    const g = four(
      { fighters: [spell("Dear", draw(1), 200)] },
      { foe: { sp: 15900 }, others: [{ sp: 15900 }, {}] },
    );
    g.me.use("Dear");
    expect(g.winners).toEqual([1]);
  });

  test("BOS 8.27 a player who cannot draw is out alone, and their SP vanish", () => {
    const g = four({}, { foe: { deck: [] } });
    g.nextTurn();
    expect(g.state.seats.map(({ status }) => status)).toEqual(["in", "out", "in", "in"]);
    expect(g.sp).toEqual([8000, 0, 8000, 8000]);
    expect(g.winners).toBeUndefined();
  });
});
