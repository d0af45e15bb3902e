import { describe, expect, test } from "vitest";
import { type Answer, hashState, NONE, type Seat } from "../../../kernel";
import { at, type D20Scenario, d20, plain, RISE, trick } from "../testing";

/** A position with a card for every kind of action, in the first player's turn. */
function position(stops: "all" | readonly "dice"[] = []): D20Scenario {
  return d20({
    me: {
      field: [at(0, 0, plain("Mine")), at(0, 1, plain("Beaten Mine"), "down")],
      hand: [plain("New"), RISE],
    },
    foe: {
      field: [at(1, 0, plain("Theirs")), at(1, 1, plain("Beaten Theirs"), "down")],
      hand: [trick("Spark"), plain("Held")],
    },
    dice: [9, 2],
    oops: 2,
    stops,
  });
}

/** Sudden Death, with the first Warrior in the centre. */
function hiddenPick(): D20Scenario {
  return d20({
    at: "initial draw",
    me: { field: [at(0, 0, plain("Oak 1")), at(1, 0, plain("Oak 2"))], deck: [] },
    foe: { field: [at(0, 1, plain("Elm 1")), at(1, 1, plain("Elm 2"))] },
    dice: [1, 2, 4, 9, 17, 2],
  });
}

const MOMENTS: readonly { readonly moment: string; readonly play: () => D20Scenario }[] = [
  { moment: "in the turn", play: () => position() },
  {
    moment: "in a Flash window",
    play: () => {
      const g = position(["dice"]);
      g.me.attack("Mine", "Theirs");
      return g;
    },
  },
  {
    moment: "while an effect asks",
    play: () => {
      const g = position();
      g.me.flash("Rise");
      return g;
    },
  },
  { moment: "in Sudden Death", play: hiddenPick },
];

/** An answer that is legal without the time-out. */
function anAnswer(g: D20Scenario): Answer {
  const { decision } = g;
  const seat = decision?.seat ?? NONE;
  if (decision?.kind === "pick") return { seat, do: "pick", picks: [0] };
  const [action] = g.view(seat).actions.slice(-1);
  return { seat, do: "act", action: action ?? { type: "pass" } };
}

const anytime = (seat: Seat, type: string): Answer => ({ seat, do: "anytime", action: { type } });

describe("D20 10.1", () => {
  for (const caller of [0, 1] as const) {
    test.each(MOMENTS)(`D20 10.1 seat ${caller} may call a time-out $moment, and play stops`, ({ play }) => {
      const g = play().leaveOpen();
      const answer = anAnswer(g);
      g.answer(anytime(caller, "time-out"));
      expect(g.state.paused).toBe(caller);
      const paused = { why: { key: "why.paused" }, rule: "D20 10.2" };
      expect(g.refused(answer)).toMatchObject(paused);
      for (const seat of [0, 1]) {
        expect(g.refused({ seat, do: "act", action: { type: "end-turn" } })).toMatchObject(paused);
        expect(g.refused({ seat, do: "act", action: { type: "pass" } })).toMatchObject(paused);
        expect(g.view(seat).actions).toEqual([]);
        expect(g.view(seat).paused).toBe(caller);
      }
      g.answer(anytime(caller, "end-time-out")).answer(answer);
    });
  }

  test("D20 10.1 only the player who called a time-out can end it, and only one can run", () => {
    const g = position();
    expect(g.me.notAnytime("end-time-out")).toMatchObject({
      why: { key: "why.no-time-out" },
      rule: "D20 10.1",
    });
    g.foe.anytime("time-out");
    for (const player of [g.me, g.foe]) {
      expect(player.notAnytime("time-out")).toMatchObject({
        why: { key: "why.already-time-out" },
        rule: "D20 10.1",
      });
    }
    expect(g.me.notAnytime("end-time-out")).toMatchObject({
      why: { key: "why.not-your-time-out" },
      rule: "D20 10.1",
    });
    expect(g.view(0).anytime.map((action) => action.type)).toEqual(["concede"]);
    expect(g.view(1).anytime.map((action) => action.type)).toEqual(["concede", "end-time-out"]);
    g.foe.anytime("end-time-out");
    expect(g.state.paused).toBe(NONE);
    for (const seat of [0, 1]) {
      expect(g.log(seat)).toEqual(["Bob calls a time-out.", "Bob ends the time-out."]);
    }
  });
});

describe("D20 10.2", () => {
  test("D20 10.2 no card is played during a time-out, in the turn or in a window", () => {
    const g = position("all");
    const paused = { why: { key: "why.paused" }, rule: "D20 10.2" };
    g.foe.anytime("time-out");
    expect(g.me.why(g.me.placing("New", 2, 0))).toMatchObject(paused);
    expect(g.me.why(g.me.flashing("Rise"))).toMatchObject(paused);
    expect(g.foe.why(g.foe.flashing("Spark"))).toMatchObject(paused);
    g.foe.anytime("end-time-out");
    g.me.place("New", 2, 0).pass();
    g.me.anytime("time-out");
    expect(g.foe.why(g.foe.flashing("Spark"))).toMatchObject(paused);
    expect(g.me.why(g.me.flashing("Rise"))).toMatchObject(paused);
    g.me.anytime("end-time-out");
    g.foe.flash("Spark").pass().pass();
    expect(g.foe.discard).toEqual(["Spark"]);
  });

  test("D20 10.2, D20 10.6 no OOPS is spent during a time-out", () => {
    const g = position();
    g.me.place("New", 2, 0);
    g.foe.anytime("time-out");
    expect(g.me.notAnytime("oops")).toMatchObject({ why: { key: "why.paused" }, rule: "D20 10.6" });
    expect(g.view(0).anytime.map((action) => action.type)).toEqual(["concede"]);
    g.foe.anytime("end-time-out");
    g.me.anytime("oops");
    expect(g.me.hand).toContain("New");
  });
});

test("D20 10.3 both players may look at face-down Warriors during a time-out, and only then", () => {
  const g = position().leaveOpen();
  const hidden = ["Mine", "", "Theirs", ""];
  const shown = ["Mine", "Beaten Mine", "Theirs", "Beaten Theirs"];
  const looks = () => [g.me, g.foe].map((player) => player.sees("battlefield"));
  expect(looks()).toEqual([hidden, hidden]);
  const before = [0, 1].map((seat) => g.view(seat));
  g.foe.anytime("time-out");
  expect(looks()).toEqual([shown, shown]);
  expect(["Beaten Mine", "Beaten Theirs"].map((name) => g.face(name))).toEqual(["down", "down"]);
  for (const player of [g.me, g.foe]) {
    expect(player.sees("hand", 1 - player.seat)).toEqual(["", ""]);
    for (const owner of [0, 1]) expect(new Set(player.sees("deck", owner))).toEqual(new Set([""]));
  }
  g.foe.anytime("end-time-out");
  expect(looks()).toEqual([hidden, hidden]);
  expect([0, 1].map((seat) => g.view(seat))).toEqual(before);
});

describe("D20 10.4", () => {
  test("D20 10.4 a time-out in Sudden Death shows neither the picks nor the cards put away", () => {
    const g = hiddenPick().pick("Oak 2").pick("Elm 1");
    const looks = () => ({
      picks: [g.foe.sees("picks", 0), g.me.sees("picks", 1)],
      centre: [g.me.sees("battlefield"), g.foe.sees("battlefield")],
      away: [g.foe.sees("discard", 0), g.me.sees("discard", 1)],
    });
    g.me.anytime("time-out");
    expect(looks()).toEqual({ picks: [[""], [""]], centre: [[], []], away: [[""], [""]] });
    g.me.anytime("end-time-out").cell(0, 0);
    g.foe.anytime("time-out");
    expect(looks()).toEqual({ picks: [[], [""]], centre: [["Oak 2"], [""]], away: [[""], [""]] });
    const text = JSON.stringify({ ...g.view(1), config: null });
    expect(["Oak 1", "Oak 2"].some((name) => text.includes(`"${name}"`))).toBe(false);
    g.foe.anytime("end-time-out").cell(1, 0);
    expect(g.state.outcome?.cause).toBe("d20.sudden-death");
  });

  test("D20 10.4 a time-out shows neither hands nor decks", () => {
    const g = position().leaveOpen();
    g.me.anytime("time-out");
    for (const [seat, secret] of [
      [0, ["Spark", "Held"]],
      [1, ["New", "Rise"]],
    ] as const) {
      const text = JSON.stringify(g.view(seat));
      for (const name of secret) expect(text.includes(`"${name}"`)).toBe(false);
      expect(text).not.toContain('"Reserve');
    }
  });
});

test.each(MOMENTS)("D20 10.6 a time-out $moment changes nothing", ({ play }) => {
  const g = play().leaveOpen();
  const before = { hash: hashState(g.state), asked: g.decision };
  g.foe.anytime("time-out");
  g.foe.anytime("end-time-out");
  expect({ hash: hashState(g.state), asked: g.decision }).toEqual(before);
});
