import { describe, expect, test } from "vitest";
import { type KeywordEntry, kw } from "../cards/card";
import { draw, on, word } from "../cards/parts";
import { aGolem, anAbility, aUnit, duel, nextRound } from "../testing";

const heal = (n: number) => word("heal", { n });
/** A unit with Phase (or more) of this cost. */
const knight = (
  name: string,
  cost: number,
  atk = cost,
  more: Parameters<typeof aUnit>[3] = {},
  extra: readonly KeywordEntry[] = [],
) => aUnit(name, atk, 9, { cost, ...more, keywords: [kw("phase"), ...extra] });
const coal = (name: string) => aUnit(name);
const up = (card: ReturnType<typeof aUnit>, resting = false) => ({
  card,
  face: "up" as const,
  ...(resting && { resting: true as const }),
});

describe("Phase", () => {
  const basic = (incoming: ReturnType<typeof aUnit>, outgoing = knight("Rebeca", 2)) =>
    duel({ me: { battleground: [outgoing], energy: [incoming, coal("A"), coal("B"), coal("C")] } });

  test("SM 21.2, SM 17.1 Phase is an ON ATTACK trigger: its player may decline the swap, and gets no prompt if no swap is possible", () => {
    const g = basic(knight("Ezra", 2));
    g.me.attack("Rebeca", "Rival");
    expect(g.step).toBe("pre-defender");
    expect(g.stack).toEqual(["Phase"]);
    expect(g.who).toBe(0);
    g.resolve();
    expect(g.offered()).toEqual(["Ezra"]);
    g.decline();
    expect(g.fight).toEqual(["Rebeca", "Rival"]);
    expect(g.me.ready).toBe(4);
    const none = duel({ me: { battleground: [knight("Rebeca", 2)], energy: [up(aGolem("Clay", 1, 1))] } });
    none.me.attack("Rebeca", "Rival");
    none.resolve();
    expect(none.decision?.kind).toBe("act");
  });

  test("SM 21.2 a unit that has left when its trigger resolves does nothing", () => {
    const kill = anAbility("Kill", word("sacrifice", { card: "attacker" }));
    const g = duel({
      me: { battleground: [knight("Rebeca", 2)], energy: [knight("Ezra", 2), coal("A")], hand: [kill] },
    });
    g.me.attack("Rebeca", "Rival");
    g.me.cast("Kill");
    g.resolve(2);
    expect(g.me.units).toEqual([]);
    expect(g.decision?.kind).toBe("act");
    expect(g.zone("Ezra")).toBe("energy");
  });

  test("SM 21.3, SM 21.8 a face-down or face-up card enters resting and attacks the same target", () => {
    for (const incoming of [knight("Ezra", 2), up(knight("Ezra", 2))]) {
      const g = duel({ me: { battleground: [knight("Rebeca", 2)], energy: [incoming, coal("A")] } });
      g.me.attack("Rebeca", "Rival");
      g.resolve().pick("Ezra");
      expect(g.fight).toEqual(["Ezra", "Rival"]);
      expect(g.resting("Ezra")).toBe(true);
      expect(g.card("Ezra").face).toBe("up");
      expect(g.me.units).toEqual(["Ezra"]);
    }
  });

  test("SM 21.4 for a card that costs more, the difference is paid as well", () => {
    const g = basic(knight("Ezra", 5));
    g.me.attack("Rebeca", "Rival");
    g.resolve().pick("Ezra");
    expect(g.me.ready).toBe(0);
    expect(g.fight).toEqual(["Ezra", "Rival"]);
    const poor = duel({
      me: { battleground: [knight("Rebeca", 2)], energy: [knight("Ezra", 5), coal("A"), coal("B")] },
    });
    poor.me.attack("Rebeca", "Rival");
    poor.resolve();
    expect(poor.offered()).toEqual([]);
  });

  test("SM 21.5 for a card of the same cost 1 is paid, and nothing readies", () => {
    const g = basic(knight("Ezra", 3), knight("Rebeca", 3));
    g.me.attack("Rebeca", "Rival");
    g.resolve();
    g.at(0);
    expect(g.me.ready).toBe(3);
    expect(g.decision?.kind).toBe("act");
  });

  test("SM 21.6 for a card that costs less 1 is paid, and its player readies energy equal to the difference", () => {
    const g = duel({
      me: {
        battleground: [knight("Rebeca", 5)],
        energy: [
          knight("Ezra", 2),
          coal("A"),
          ...["B", "C", "D"].map((name) => ({ card: coal(name), resting: true as const })),
        ],
      },
    });
    g.me.attack("Rebeca", "Rival");
    g.resolve();
    g.answer({ seat: 0, do: "pick", picks: [0] });
    g.answer({ seat: 0, do: "allot", amounts: [0, 1] });
    expect(g.decision).toMatchObject({ kind: "pick", min: 3, max: 3 });
    g.pick("A", "B", "C");
    expect(g.me.ready).toBe(4);
    expect(g.resting("D")).toBe(true);
    expect(g.resting("Rebeca")).toBe(false);
  });

  test("SM 21.7 the unit that attacked is face up in the energy field, resting if the card that left it was", () => {
    for (const [paidBy, resting] of [
      [[0, 1], false],
      [[1, 0], true],
    ] as const) {
      const g = duel({ me: { battleground: [knight("Rebeca", 2)], energy: [knight("Ezra", 2), coal("A")] } });
      g.me.attack("Rebeca", "Rival");
      g.resolve();
      g.answer({ seat: 0, do: "pick", picks: [0] });
      g.answer({ seat: 0, do: "allot", amounts: paidBy });
      expect(g.zone("Rebeca")).toBe("energy");
      expect(g.card("Rebeca").face).toBe("up");
      expect(g.resting("Rebeca")).toEqual(resting);
    }
  });

  test("SM 21.9, SM 21.10 ON PHASE IN triggers and ON ATTACK does not; shields still count, and bonuses stay with the card that left", () => {
    const ezra = knight("Ezra", 2, 4, {
      abilities: [on(["on-phase-in"], heal(3)), on(["on-attack"], heal(9))],
    });
    const rage = anAbility("Rage", {
      do: "modify",
      card: "attacker",
      stats: ["atk"],
      op: "add",
      amount: 5,
      until: "combat",
    });
    const g = duel({
      me: { hp: 10, battleground: [knight("Rebeca", 2)], energy: [ezra, coal("A"), coal("B")], hand: [rage] },
      foe: { hand: [aUnit("Shield", 1, 1, { power: 1 })] },
    });
    g.me.attack("Rebeca", "Rival");
    g.me.cast("Rage");
    g.resolve();
    g.me.pass();
    g.foe.shield("Shield");
    g.against("Rebeca", "Rival").resolve();
    expect(g.pending).toEqual({ "Rebeca > Rival": 6 });
    g.resolve().pick("Ezra");
    expect(g.stack).toEqual(["Ezra"]);
    expect(g.step).toBe("pre-defender");
    expect(g.pending).toEqual({ "Ezra > Rival": 3 });
    g.fightOn();
    expect(g.me.hp).toBe(13);
    expect(g.foe.hp).toBe(17);
  });

  test("SM 21.11, SM 21.12, SM 21.13 the book's example: Rebeca on the second player's first turn, then Ezra attacks on the next", () => {
    const rebeca = knight("Rebeca", 2);
    const ezra = knight("Ezra", 5);
    const g = duel({
      turn: 2,
      active: 0,
      me: { energy: 0, hand: [coal("A"), coal("B"), coal("C"), rebeca, ezra] },
    });
    g.me.energy("A");
    g.me.energy("B");
    g.me.cast("Rebeca");
    g.resolve();
    expect(g.me.ready).toBe(0);
    expect(g.me.whyAttack("Rebeca", "Rival").ok).toBe(false);
    nextRound(g);
    g.me.energy("C");
    g.me.energy("Ezra");
    g.me.attack("Rebeca", "Rival");
    g.resolve();
    expect(g.offered()).toEqual(["Ezra"]);
    g.at(0);
    expect(g.me.ready).toBe(0);
    expect(g.zone("Rebeca")).toBe("energy");
    expect(g.resting("Rebeca")).toBe(true);
    expect(g.fight).toEqual(["Ezra", "Rival"]);
    expect(g.me.units).toEqual(["Ezra"]);
  });

  test("SM 21.14 a unit that phased in arrived this round: once readied it cannot attack or rest for a skill, and it did not enter from hand", () => {
    const ezra = knight("Ezra", 2, 1, { abilities: [on(["on-enter-from-hand"], heal(9))] });
    const wake = anAbility("Wake", {
      do: "each",
      from: { of: "you", type: "unit" },
      effect: word("ready", { card: "it" }),
    });
    const g = duel({
      me: { hp: 10, battleground: [knight("Rebeca", 2)], energy: [ezra, coal("A"), coal("B")], hand: [wake] },
    });
    g.me.attack("Rebeca", "Rival");
    g.resolve().pick("Ezra");
    expect(g.stack).toEqual([]);
    g.fightOn();
    g.me.main();
    g.me.cast("Wake");
    g.resolve();
    expect(g.resting("Ezra")).toBe(false);
    expect(g.me.whyAttack("Ezra", "Rival").rule).toBe("SM 4.5");
    expect(g.me.hp).toBe(10);
  });

  test("SM 21.15 works with five units and with a full energy field", () => {
    const five = [knight("Rebeca", 2), ...["1", "2", "3", "4"].map((name) => aUnit(name))];
    const g = duel({
      me: { battleground: five, energy: [knight("Ezra", 2), ...["A", "B", "C", "D", "E"].map(coal)] },
    });
    g.me.attack("Rebeca", "Rival");
    g.resolve().pick("Ezra");
    expect(g.me.units).toHaveLength(5);
    expect(g.me.energyField).toHaveLength(6);
    expect(g.fight).toEqual(["Ezra", "Rival"]);
  });

  test("SM 23.1.1, SM 23.1.3, SM 21.3 a Golem Core phases in and is a unit on the battleground; it cannot be cast", () => {
    const clay = aGolem("Clay", 3, 3, { cost: 2, keywords: [kw("phase")] });
    const g = duel({
      me: {
        battleground: [knight("Rebeca", 2)],
        energy: [up(clay), coal("A")],
        hand: [{ ...clay, name: "Mud" }],
      },
    });
    expect(g.me.cardsFor("cast")).toEqual([]);
    g.me.attack("Rebeca", "Rival");
    g.resolve().pick("Clay");
    g.fightOn();
    expect(g.me.units).toEqual(["Clay"]);
    expect(g.foe.hp).toBe(17);
    g.me.endTurn();
    g.pass();
    g.pass();
    expect(g.foe.victims("Rival")).toEqual(["Chief", "Clay"]);
  });
});

describe("Master Phaser", () => {
  const master = aUnit("Master", 1, 9, { cost: 4, keywords: [kw("phase"), kw("master-phaser")] });
  const board = (energy: readonly (ReturnType<typeof aUnit> | ReturnType<typeof up>)[], more: object = {}) =>
    duel({
      me: { hp: 10, battleground: [master], energy, ...more },
      foe: { battleground: [{ card: aUnit("Elk", 1, 9), resting: true }] },
    });

  test("SM 22.1 is one trigger: its player chooses Phase, Master Phaser or neither as it resolves", () => {
    const g = board([knight("Two", 2), coal("A"), coal("B")]);
    g.me.attack("Master", "Rival");
    expect(g.stack).toEqual(["Phase"]);
    g.resolve();
    expect(g.decision).toMatchObject({
      kind: "pick",
      options: [{ value: "phase" }, { value: "master" }],
      min: 0,
      max: 1,
    });
    g.decline();
    expect(g.fight).toEqual(["Master", "Rival"]);
    const usual = board([knight("Two", 2), coal("A"), coal("B")]);
    usual.me.attack("Master", "Rival");
    usual.resolve();
    usual.at(0).pick("Two");
    expect(usual.fight).toEqual(["Two", "Rival"]);
    expect(usual.decision?.kind).toBe("pick");
  });

  test("SM 22.3, SM 24.19.1 two cards of one Unique character do not phase in together", () => {
    const mira = (name: string) => knight(name, 2, 2, { unique: "mira" });
    const g = board([mira("Mira"), mira("Young Mira"), knight("Two", 2), coal("A")]);
    g.me.attack("Master", "Rival");
    g.resolve();
    g.at(1);
    expect(g.offered()).toEqual(["Mira", "Young Mira", "Two"]);
    g.pick("Mira");
    expect(g.offered()).toEqual(["Two"]);
    g.leaveOpen();
  });

  test("SM 22.2, SM 22.3, SM 22.11 costs 1 energy for any number of cards with a total cost of 6, and readies nothing", () => {
    const g = board([knight("Two", 2), knight("Three", 3), knight("Deux", 2), coal("A")]);
    g.me.attack("Master", "Rival");
    g.resolve();
    g.at(1);
    expect(g.offered()).toEqual(["Two", "Three", "Deux"]);
    g.pick("Two");
    expect(g.offered()).toEqual(["Three", "Deux"]);
    g.pick("Three");
    expect(g.decision?.prompt.key).toBe("prompt.soul-masters.phase-first");
    g.answer({ seat: 0, do: "pick", picks: [1] });
    g.answer({ seat: 0, do: "allot", amounts: [0, 0, 0, 1] });
    expect(g.me.units).toEqual(["Three", "Two"]);
    expect(g.fight).toEqual(["Three", "Rival"]);
    expect(g.me.energyField).toEqual(["Deux", "A", "Master"]);
    expect(g.resting("Two")).toBe(true);
    expect(g.resting("Three")).toBe(true);
    expect(g.resting("A")).toBe(true);
    expect(g.resting("Master")).toBe(false);
  });

  test("SM 22.2 costs 1 energy even for a card that costs more than the unit", () => {
    const g = board([knight("Six", 6), coal("A"), coal("B"), coal("C")]);
    g.me.attack("Master", "Rival");
    g.resolve();
    g.at(1).pick("Six");
    expect(g.fight).toEqual(["Six", "Rival"]);
    expect(g.me.ready).toBe(3);
  });

  test("SM 22.4 its unit goes face up to the energy field, resting if any of the chosen cards was", () => {
    const g = board([knight("Two", 2), up(knight("Three", 3), true), coal("A")]);
    g.me.attack("Master", "Rival");
    g.resolve();
    g.at(1).pick("Two").pick("Three");
    g.at(0);
    expect(g.zone("Master")).toBe("energy");
    expect(g.card("Master").face).toBe("up");
    expect(g.resting("Master")).toBe(true);
  });

  test("SM 22.5, SM 22.6, SM 22.7, SM 22.8, SM 22.9, SM 22.10 one card takes over the attack; the others, still resting, each make a Phasing Attack right after, with ON PHASE IN and without ON ATTACK", () => {
    const both = (name: string, cost: number) =>
      knight(name, cost, 1, { abilities: [on(["on-phase-in"], heal(1)), on(["on-attack"], heal(5))] });
    const drum = aUnit("Drum", 1, 9, {
      abilities: [{ kind: "trigger", when: { on: "attack", by: "you" }, effect: draw(1) }],
    });
    const g = duel({
      me: {
        hp: 10,
        battleground: [master, drum],
        energy: [both("A", 1), both("B", 2), both("C", 3), coal("X")],
      },
      foe: { battleground: [{ card: aUnit("Elk", 1, 9), resting: true }] },
    });
    g.me.attack("Master", "Rival");
    g.pick("Master");
    g.resolve(2);
    g.at(1).pick("A").pick("B").pick("C");
    g.at(0);
    expect(g.fight).toEqual(["A", "Rival"]);
    expect(g.stack).toEqual(["A"]);
    g.fightOn();
    expect(g.me.hp).toBe(11);
    expect(g.step).toBe("choose");
    expect(g.me.why({ type: "main-phase" }).rule).toBe("SM 22.7");
    expect(new Set(g.actions().map(({ type }) => type))).toEqual(new Set(["phasing-attack"]));
    expect(g.me.cardsFor("phasing-attack")).toEqual(["B", "B", "C", "C"]);
    const hand = g.me.hand.length;
    g.me.phasingAttack("C", "Elk");
    expect(g.decision?.prompt.key).toBe("prompt.trigger-order");
    g.at(0);
    expect(g.step).toBe("pre-defender");
    expect([...g.stack].sort()).toEqual(["C", "Drum"]);
    g.fightOn();
    expect(g.me.hp).toBe(12);
    expect(g.me.hand.length).toEqual(hand + 1);
    g.me.phasingAttack("B", "Rival");
    g.at(0);
    g.fightOn();
    expect(g.me.hp).toBe(13);
    expect(g.actions().map(({ type }) => type)).toEqual(expect.arrayContaining(["main-phase", "end-turn"]));
  });

  test("SM 22.7 a unit that has left is skipped", () => {
    const end = anAbility("Sweep", {
      do: "each",
      from: { of: "opponent", type: "unit" },
      effect: word("ko", { card: "it" }),
    });
    const g = duel({
      me: { battleground: [master], energy: [knight("A", 1), knight("B", 2), coal("X")] },
      foe: { hand: [end] },
    });
    g.me.attack("Master", "Rival");
    g.resolve();
    g.at(1).pick("A").pick("B");
    g.at(0);
    g.me.pass();
    g.foe.cast("Sweep");
    g.resolve().answer({ seat: 0, do: "arrange", order: [0, 1] });
    g.fightOn();
    expect(g.me.units).toEqual([]);
    expect(g.actions().some(({ type }) => type === "main-phase")).toBe(true);
  });
});
