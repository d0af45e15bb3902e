import { describe, expect, test } from "vitest";
import { explainStat, printedStat, readStat } from "../../../kernel";
import { say } from "../../../text";
import { draw, grants, ignition, sp, word } from "../cards/parts";
import { battleOfSouls as game } from "../index";
import { preview } from "../table/preview";
import { able, aField, anElite, anEquipment, aTactic, aToken, aWarrior, duel } from "../testing";

const cardCounters = (game.table.mat.cardCounters ?? []).map(({ counter, label }) => [counter, say(label)]);
const lines = (g: ReturnType<typeof duel>, seat = 1) =>
  g
    .eventsSeenBy(seat)
    .flatMap(
      (event) => game.table.logLine(event, { name: (own) => ["Ann", "Bob"][own] ?? "", zones: [] }) ?? [],
    )
    .map(say);
const zone = (name: string) => game.table.mat.zones.find((own) => own.zone === name);

describe("public information", () => {
  test("BOS 1.11, BOS 13.11 counters and kill tokens are shown on their cards, with number and name", () => {
    const g = duel({ me: { fighters: [{ card: aWarrior("Oak"), kills: 2, counters: { clock: 3 } }] } });
    expect(g.view(1).cards[g.id("Oak")]?.counters).toEqual({ kill: 2, clock: 3 });
    expect(cardCounters.slice(0, 3)).toEqual([
      ["kill", "Kill tokens"],
      ["clock", "Clock Counters"],
      ["spell", "Spell Counters"],
    ]);
  });

  test("BOS 2.18, BOS 13.17 every discard pile is public at all times, in order", () => {
    const g = duel({ active: 1, foe: { discard: [aWarrior("X"), aWarrior("Y")] } });
    expect(zone("discard")?.browse).toBe(true);
    expect(g.me.sees("discard", 1)).toEqual(["X", "Y"]);
    expect(g.foe.sees("discard")).toEqual(["X", "Y"]);
  });

  test("BOS 2.25 all zones are on the mat; positions are public, and only the controller sees a face-down card's front", () => {
    expect(game.table.mat.zones.map((own) => own.zone)).toEqual(
      game.rules.board.zones
        .map(({ key }) => key)
        .toSorted(
          (a, b) =>
            game.table.mat.zones.findIndex((own) => own.zone === a) -
            game.table.mat.zones.findIndex((own) => own.zone === b),
        ),
    );
    const g = duel({
      me: { tactics: [aTactic("Trap", draw(1))], fighters: [{ card: aWarrior("Oak"), resting: true }] },
    });
    expect(g.me.sees("tactics")).toEqual(["Trap"]);
    expect(g.foe.sees("tactics", 0)).toEqual([""]);
    expect(g.view(1).cards[g.id("Oak")]?.rested).toBe(true);
  });

  test("BOS 3.7 a face-up card shows its class, number, printed and current values, and text", () => {
    const banner = anEquipment(
      "Banner",
      undefined,
      {
        abilities: [{ kind: "standing", cards: { of: "opponent" }, stats: ["atk"], op: "add", amount: 300 }],
      },
      "continuous",
    );
    const g = duel({ me: { fighters: ["Eagle Knight"] }, foe: { equipment: [{ card: banner, up: true }] } });
    const seen = { rules: g.engine.rules, state: g.view(1) };
    const id = g.id("Eagle Knight");
    const card = g.view(1).cards[id];
    expect(card === undefined ? 0 : printedStat(seen, card, "atk")).toBe(2000);
    expect(readStat(seen, id, "atk")).toBe(2300);
    expect(explainStat(seen, id, "atk").parts[0]?.sourceDef).toBe("Banner");
    expect(game.cards.pool["Eagle Knight"]?.type).toBe("elite");
    expect(game.cards.print?.("Eagle Knight").rows.map(say)).toEqual(["No. 9"]);
    expect(game.cards.text("Eagle Knight").keywords.map(({ name }) => say(name))).toEqual(["Piercing"]);
    expect(game.table.mat.cardStats.map(({ stat }) => stat)).toEqual(["atk", "rst"]);
  });

  test("BOS 7.7 the battlefield, its controller and the effects used this turn are public", () => {
    const well = aField("Well", ignition([sp(100)], draw(1)), ignition([], draw(1)));
    const g = duel({ me: { battlefield: [well] } });
    const seen = () => g.view(1).cards[g.id("Well")];
    expect(g.foe.sees("battlefield", 0)).toEqual(["Well"]);
    expect(seen()?.controller).toBe(0);
    g.me.use("Well", 1);
    expect(seen()?.counters["used-2"]).toBe(1);
    expect(cardCounters).toContainEqual(["used-2", "Second effect used this turn"]);
    g.nextTurn();
    expect(seen()?.counters["used-2"]).toBe(0);
  });

  test("BOS 10.19, BOS 10.28 the beginning and end of a battle phase are announced to all", () => {
    const g = duel();
    g.me.battle();
    expect(g.step).toBe("battle");
    expect(lines(g)).toEqual(["Ann enters the battle phase."]);
    g.me.endBattle();
    expect(g.step).toBe("main-2");
    expect(lines(g).at(-1)).toBe("Ann ends the battle phase.");
    const named = game.table.mat.phases.flatMap(({ steps }) => steps.map(({ step }) => step));
    expect(named).toContain("end-step");
  });

  test("BOS 13.7 a fighter token's position is public", () => {
    const g = duel({ me: { fighters: [{ card: aToken("Wisp"), resting: true }] } });
    expect(g.view(1).cards[g.id("Wisp")]?.rested).toBe(true);
  });

  test("BOS 13.16 the sizes of all hands and decks are public", () => {
    const g = duel({ me: { hand: [aWarrior("A"), aWarrior("B")] }, foe: { hand: [aWarrior("C")] } });
    for (const player of [g.me, g.foe]) {
      expect(player.sees("hand", 0)).toHaveLength(2);
      expect(player.sees("deck", 0)).toHaveLength(10);
      expect(player.sees("hand", 1)).toHaveLength(1);
      expect(player.sees("deck", 1)).toHaveLength(10);
    }
  });

  test("BOS 13.18 each player's SP are public", () => {
    const g = duel({ at: "battle", me: { fighters: [aWarrior("Oak", 700)] } });
    g.me.strike("Oak");
    for (const seat of [0, 1])
      expect(g.view(seat).seats.map(({ counters }) => counters.sp)).toEqual([8700, 7300]);
    expect([0, 1].map((seat) => game.status.score(g.engine, seat).value)).toEqual([8700, 7300]);
  });
});

describe("previews before acting", () => {
  const previewLines = (g: ReturnType<typeof duel>, action: Parameters<typeof preview>[1]) => {
    const found = preview(g.engine, action);
    return [...(found?.lines ?? []).map(say), ...(found?.brief === undefined ? [] : [say(found.brief)])];
  };

  test("the outcome of an attack", () => {
    const g = duel({
      at: "battle",
      me: { fighters: [aWarrior("Oak", 1500)] },
      foe: {
        fighters: [
          aWarrior("Ash", 1000),
          aWarrior("Fir", 2000),
          aWarrior("Yew", 1500),
          { card: aWarrior("Elm", 0, 1600), resting: true },
          { card: aWarrior("Asp", 0, 300), resting: true },
        ],
      },
    });
    expect(
      ["Ash", "Fir", "Yew", "Elm", "Asp"].map((name) => previewLines(g, g.me.attacking("Oak", name))),
    ).toEqual([
      [
        "ATK 1500 against ATK 1000.",
        "Ash is destroyed: 500 SP move to you.",
        "Oak gets a kill token.",
        "+500",
      ],
      ["ATK 1500 against ATK 2000.", "Oak is destroyed: you lose 500 SP.", "Fir gets a kill token.", "−500"],
      ["ATK 1500 against ATK 1500.", "Both are destroyed.", "both fall"],
      ["ATK 1500 against RST 1600.", "It survives: you lose 100 SP.", "−100"],
      ["ATK 1500 against RST 300.", "Asp is destroyed.", "Oak gets a kill token.", "falls"],
    ]);
  });

  test("the outcome with 0 ATK, piercing, an indestructible fighter, and a direct attack", () => {
    const boar = aWarrior("Boar", 1500, 500, { keywords: ["piercing", "direct"] });
    const g = duel({
      at: "battle",
      me: { fighters: [boar, aWarrior("Wisp", 0)], sp: 15_000 },
      foe: {
        fighters: [
          { card: aWarrior("Elm", 0, 900), resting: true },
          able("Yew", grants("this", "cannot-be-destroyed-by-battle")),
          aWarrior("Imp", 0),
        ],
        sp: 1000,
      },
    });
    expect(["Elm", "Yew"].map((name) => previewLines(g, g.me.attacking("Boar", name)))).toEqual([
      [
        "ATK 1500 against RST 900.",
        "Elm is destroyed: 600 SP move to you.",
        "Boar gets a kill token.",
        "+600",
      ],
      ["ATK 1500 against ATK 1000.", "Neither is destroyed: 500 SP move to you.", "+500"],
    ]);
    expect(previewLines(g, g.me.attacking("Wisp", "Imp"))).toEqual([
      "ATK 0 against ATK 0.",
      "Neither is destroyed, and nobody takes damage.",
      "0",
    ]);
    expect(previewLines(g, g.me.striking("Boar"))).toEqual([
      "1000 SP move to you.",
      "You win the battle.",
      "+1000",
    ]);
    expect(preview(g.engine, g.me.attacking("Boar", "Elm"))?.scores).toEqual([15_600, 400]);
  });

  test("BOS 2.24 the battlefield that another one destroys", () => {
    const g = duel({ me: { hand: [aField("New")] }, foe: { battlefield: [aField("Old")] } });
    expect(previewLines(g, g.me.doing("activate", "New"))).toEqual(["Old is destroyed."]);
  });

  test("BOS 12.5 what a pass leads to: the link that resolves first, or what continues without one", () => {
    const levy = aTactic("Levy", draw(1));
    const g = duel({
      at: "battle",
      me: { fighters: [aWarrior("Oak")], tactics: [levy, aTactic("Spare", draw(1))] },
      foe: { fighters: [aWarrior("Ash")], tactics: [aTactic("No", word("negate", { what: "any" }))] },
    });
    const passing = (seat: number) => say(game.table.actionLabel(g.view(seat), { type: "pass" }));
    g.me.attack("Oak", "Ash");
    expect(passing(1)).toBe("Pass: continue the attack");
    g.foe.pass().me.activate("Levy");
    expect(passing(1)).toBe("Pass: let Levy resolve");
    g.foe.activate("No");
    expect(passing(0)).toBe("Pass: let No resolve first");
    const links = g.state.stack.map((item) => game.table.stackText?.(g.engine, item).map(say));
    expect(links).toHaveLength(2);
  });

  test("required sacrifices, payments, and that paying the last SP loses the battle", () => {
    const g = duel({
      me: { hand: [anElite("Big")], fighters: [able("Dear", ignition([sp(500)], draw(1)))], sp: 500 },
    });
    expect(previewLines(g, g.me.doing("deploy", "Big"))).toEqual(["Needs 1 sacrifice."]);
    expect(previewLines(g, g.me.doing("use", "Dear", { data: { ability: 0 } }))).toEqual([
      "Costs your last 500 SP: you lose the battle.",
    ]);
  });
});

test("every logged event and every legal action has its text", () => {
  const g = duel({
    me: { fighters: [aWarrior("Oak", 1500)], hand: [aWarrior("Elm")] },
    foe: { fighters: [able("Ash", grants("this", "cannot-attack"))] },
  });
  expect(g.actions().map((action) => say(game.table.actionLabel(g.view(0), action)))).toEqual([
    "Deploy Elm",
    "To Main Phase II",
    "End turn",
    "Enter the Battle Phase",
  ]);
  g.me.battle();
  g.me.attack("Oak", "Ash");
  expect(lines(g)).toEqual([
    "Ann enters the battle phase.",
    "Oak attacks Ash.",
    "Bob loses 500 SP in battle with Oak.",
    "Oak gets a kill token: now 1.",
    "Ash is destroyed.",
  ]);
});
