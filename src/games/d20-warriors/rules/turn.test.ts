import { expect, test } from "vitest";
import { answer, engineFor } from "../../../kernel";
import { say } from "../../../text";
import { actionLabel } from "../table/labels";
import { at, type D20Scenario, d20, plain, several, special, started, trick } from "../testing";

const draw = (name: string, count: number) => trick(name, { do: "draw", who: "you", count });

/** Ends the turn of the active player without playing a card. */
function skipTurn(g: D20Scenario): void {
  g.answer({ seat: g.state.turn.seat, do: "act", action: { type: "end-turn" } });
}

test("D20 2.1 the players take turns alternately", () => {
  const g = d20({ active: 1 });
  const seats = [g.state.turn.seat];
  for (let i = 0; i < 3; i++) {
    skipTurn(g);
    seats.push(g.state.turn.seat);
  }
  expect(seats).toEqual([1, 0, 1, 0]);
});

test("D20 2.2 a turn begins with drawing one card, which is not a choice", () => {
  const g = d20({
    at: "initial draw",
    me: { hand: several(3, "Held"), deck: several(9, "Deep") },
    foe: { hand: several(3, "Theirs") },
    stops: "all",
  }).leaveOpen();
  expect(g.decision).toMatchObject({ kind: "act", window: "turn-start" });
  expect(g.me.hand).toEqual(["Held 1", "Held 2", "Held 3", "Deep 9"]);
  expect(g.me.deck).toHaveLength(8);
  expect(g.foe.hand).toHaveLength(3);
  const drawn = g.events.filter((event) => event.type === "draw");
  expect(drawn.map(({ seat, rule }) => [seat, rule])).toEqual([[0, "D20 2.2"]]);
});

test("D20 2.3 the player who goes first draws on the first turn too", () => {
  const g = started();
  const [first, second] = g.state.turn.seat === 0 ? [g.me, g.foe] : [g.foe, g.me];
  expect(g.state.turn.number).toBe(1);
  expect(first.hand).toHaveLength(4);
  expect(first.deck).toHaveLength(8);
  expect(second.hand).toHaveLength(3);
  expect(second.deck).toHaveLength(9);
});

test("D20 2.4 the game ends as soon as the initial draw finds no card", () => {
  const g = d20({
    me: { field: [at(0, 0, plain("Mine"))] },
    foe: { hand: [trick("Spark"), plain("Late")], deck: [] },
    stops: ["turn-start"],
  });
  skipTurn(g);
  expect(g.state.outcome).toMatchObject({ winners: [0], rule: "D20 7.2" });
  expect(g.decision).toBeNull();
  expect(g.eventTypes.slice(-3)).toEqual(["turn", "deck-empty", "game-over"]);
  expect(g.events.find((event) => event.type === "deck-empty")).toMatchObject({ seat: 1, rule: "D20 2.4" });
});

test("D20 2.4 abilities at the start of a turn do not trigger when its initial draw fails", () => {
  const riser = special("Riser", {
    abilities: [
      {
        kind: "trigger",
        when: { on: "turn", by: "you" },
        effect: {
          do: "choose",
          from: { face: "down", of: "you" },
          then: { do: "flip", card: "it", face: "up" },
        },
      },
    ],
  });
  const g = d20({
    at: "initial draw",
    me: { field: [at(0, 0, riser), at(1, 0, plain("Beaten"), "down")], deck: [] },
    foe: { field: [at(0, 1, plain("Theirs"))] },
  }).leaveOpen();
  expect(g.state.outcome).toBeNull();
  expect(g.decision?.prompt.key).toBe("prompt.d20.sudden-death-pick");
  expect(g.face("Beaten")).toBe("down");
});

test("D20 2.5 drawing the last card does not end the game: two whole turns follow", () => {
  const g = d20({
    at: "initial draw",
    me: { field: [at(0, 0, plain("Mine"))], deck: [plain("Last")] },
    foe: { field: [at(1, 1, plain("Theirs"))], deck: several(2, "Deep") },
  });
  expect(g.me.hand).toEqual(["Last"]);
  expect(g.me.deck).toEqual([]);
  g.me.place("Last", 1, 0);
  g.dice(20, 1).me.attack("Mine", "Theirs");
  g.me.endTurn();
  expect(g.state.turn.seat).toBe(1);
  g.foe.place("Deep 2", 0, 1);
  expect(g.state.outcome).toBeNull();
  g.foe.endTurn();
  expect(g.state.outcome).toMatchObject({ winners: [0] });
});

test("D20 2.6 an effect draws only the cards left in the deck and does not end the game", () => {
  const g = d20({ me: { hand: [draw("Two", 2), draw("More", 2)], deck: [plain("Only")] } });
  g.me.flash("Two");
  expect(g.me.hand).toEqual(["More", "Only"]);
  g.me.flash("More");
  expect(g.me.hand).toEqual(["Only"]);
  expect(g.state.outcome).toBeNull();
  expect(g.decision).toMatchObject({ kind: "act", seat: 0, prompt: { key: "prompt.d20.act" } });
});

test("D20 2.7 placing, battles and Flash cards come in any order", () => {
  const g = d20({
    me: { field: [at(0, 0, plain("Mine"))], hand: [trick("One"), trick("Two"), plain("New")] },
    foe: { field: [at(1, 0, plain("East")), at(0, 1, plain("North")), at(2, 1, plain("Far"))] },
    dice: [20, 1],
  });
  g.me.attack("Mine", "East").me.flash("One");
  g.me.place("New", 1, 1).me.flash("Two");
  g.dice(20, 1).me.attack("New", "Far");
  g.dice(20, 1).me.attack("Mine", "North");
  expect(["East", "North", "Far"].map((name) => g.face(name))).toEqual(["down", "down", "down"]);
  expect(g.cellOf("New")).toEqual([1, 1]);
  expect(g.me.discard).toEqual(["One", "Two"]);
});

test("D20 2.8 only one Warrior may be placed in a turn", () => {
  const g = d20({ me: { hand: [plain("First"), plain("Second")] } });
  const offers = () => g.actions().filter((action) => action.type === "place").length;
  expect(offers()).toBe(2);
  g.me.place("First", 0, 0);
  const refusal = g.me.why(g.me.placing("Second", 1, 0));
  expect(refusal.why.key).toBe("why.d20.already-placed");
  expect(refusal.rule).toBe("D20 2.8");
  expect(offers()).toBe(0);
  expect(g.me.hand).toEqual(["Second"]);
});

test("D20 2.8 the next turn allows a placement again, and it is optional", () => {
  const g = d20({ me: { hand: [plain("First"), plain("Second")] }, foe: { hand: [plain("Theirs")] } });
  g.me.place("First", 0, 0);
  skipTurn(g);
  skipTurn(g);
  expect(g.cardsIn("battlefield")).toEqual(["First"]);
  g.me.place("Second", 1, 0);
  expect(g.cardsIn("battlefield")).toEqual(["First", "Second"]);
});

test("D20 2.9 there is no limit on battles and Flash cards in a turn", () => {
  const around = [at(1, 0, plain("E")), at(0, 1, plain("N")), at(-1, 0, plain("W")), at(0, -1, plain("S"))];
  const g = d20({
    me: { field: [at(0, 0, plain("Mine"))], hand: several(3, "Trick", trick) },
    foe: { field: around },
    dice: [20, 1, 20, 1, 20, 1, 20, 1],
  });
  for (const target of ["E", "N", "W", "S"]) g.me.attack("Mine", target);
  for (const n of [1, 2, 3]) g.me.flash(`Trick ${n}`);
  expect(g.eventTypes.filter((type) => type === "win")).toHaveLength(4);
  expect(g.me.discard).toHaveLength(3);
  expect(g.state.turn).toMatchObject({ number: 3, seat: 0 });
});

test("D20 2.10 a turn is over when its player ends it and both pass", () => {
  const g = d20({ stops: ["turn-end"] });
  g.me.endTurn();
  expect(g.decision).toMatchObject({ window: "turn-end", seat: 0 });
  g.me.pass();
  expect(g.decision).toMatchObject({ window: "turn-end", seat: 1 });
  expect(g.state.turn).toMatchObject({ number: 3, seat: 0 });
  g.foe.pass();
  expect(g.state.turn).toMatchObject({ number: 4, seat: 1 });
  expect(g.decision).toMatchObject({ kind: "act", seat: 1, prompt: { key: "prompt.d20.act" } });
});

test("D20 2.10 only its own player can end a turn", () => {
  const g = d20({ stops: ["turn-start"], at: "initial draw" }).leaveOpen();
  g.me.pass();
  expect(g.foe.why({ type: "end-turn" })).toMatchObject({
    why: { key: "why.d20.window.turn-start" },
    rule: "D20 2.10",
  });
  g.foe.pass();
  expect(g.foe.why({ type: "end-turn" })).toMatchObject({ why: { key: "why.not-asked" }, rule: "D20 2.7" });
});

test("D20 2.11 a Flash card in response to the offer to end returns the turn to its player", () => {
  const g = d20({
    me: { field: [at(0, 0, plain("Mine"))], hand: [trick("Own")] },
    foe: { field: [at(1, 0, plain("Theirs"))], hand: [trick("Answer")] },
    stops: ["turn-end"],
  });
  g.me.endTurn().me.pass();
  g.foe.flash("Answer");
  expect(g.foe.discard).toEqual(["Answer"]);
  expect(g.state.turn).toMatchObject({ number: 3, seat: 0 });
  expect(g.decision).toMatchObject({ kind: "act", seat: 0, prompt: { key: "prompt.d20.act" } });
  const offered = g.actions().map((action) => action.type);
  expect(offered).toEqual(expect.arrayContaining(["attack", "flash", "end-turn"]));
  g.dice(20, 1).me.attack("Mine", "Theirs");
  g.me.endTurn().me.pass();
  expect(g.decision).toMatchObject({ window: "turn-end", seat: 1 });
  g.foe.pass();
  expect(g.state.turn).toMatchObject({ number: 4, seat: 1 });
});

test("D20 2.12 before the initial draw no player is asked and no action is accepted", () => {
  const g = d20({
    me: { hand: [trick("Mine")] },
    foe: { hand: [trick("Spark"), plain("Eager")] },
    stops: "all",
  }).leaveOpen();
  g.me.endTurn().me.pass();
  expect(g.foe.why(g.foe.placing("Eager", 0, 0))).toMatchObject({
    why: { key: "why.d20.window.turn-end" },
    rule: "D20 4.17",
  });
  g.foe.pass();
  expect(g.eventTypes.slice(g.eventTypes.indexOf("turn"))).toEqual(["turn", "draw"]);
  expect(g.decision).toMatchObject({ window: "turn-start" });

  const waiting = d20({ active: 1, foe: { hand: [trick("Spark"), plain("Eager")] } });
  const before = engineFor(waiting.engine.rules, { ...waiting.state, decision: null }, { strict: true });
  for (const action of [waiting.foe.flashing("Spark"), waiting.foe.placing("Eager", 0, 0)]) {
    expect(answer(before, { seat: 1, do: "act", action })).toMatchObject({
      ok: false,
      why: { key: "why.nobody-asked" },
    });
  }
});

test("D20 2.13 a hand may be of any size", () => {
  const g = d20({ me: { hand: several(10, "Held") } });
  skipTurn(g);
  expect(g.me.hand).toHaveLength(10);
  expect(g.me.discard).toEqual([]);
  skipTurn(g);
  expect(g.me.hand).toHaveLength(11);
});

test("D20 2.14 both players see whose turn it is, whether a Warrior was placed, and who is asked", () => {
  const g = d20({ me: { hand: [plain("New")] }, stops: ["placement", "turn-end"] });
  for (const viewer of [0, 1]) expect(g.view(viewer).vars.placements).toBe(1);
  g.me.place("New", 0, 0).me.pass();
  for (const viewer of [0, 1]) {
    const seen = g.view(viewer);
    expect(seen.turn).toEqual({ number: 3, seat: 0, step: "placement" });
    expect(seen.vars.placements).toBe(0);
    expect(seen.decision).toMatchObject({ seat: 1, window: "placement" });
    expect(say(seen.decision?.prompt ?? { key: "" })).toBe(
      "A Warrior was placed: play a Flash card or pass.",
    );
  }
  expect(g.view(0).actions).toEqual([]);
  const foeView = g.view(1);
  expect(foeView.actions.map((action) => say(actionLabel({}, foeView, action)))).toEqual([
    "Pass: continue the turn",
  ]);
  g.foe.pass();
  expect(g.view(1).decision).toMatchObject({ seat: 0, prompt: { key: "prompt.d20.act" } });
  expect(g.view(1).vars.placements).toBe(0);
});

test("D20 2.15 without extra draws each player has nine turns and the tenth ends the game", () => {
  const g = started();
  const first = g.state.turn.seat;
  for (let turn = 1; turn <= 18; turn++) {
    expect(g.state.outcome).toBeNull();
    expect(g.state.turn).toMatchObject({ number: turn, seat: turn % 2 === 1 ? first : 1 - first });
    skipTurn(g);
  }
  expect(g.state.turn).toMatchObject({ number: 19, seat: first });
  expect(g.state.outcome).toMatchObject({ winners: [], cause: "d20.none-face-up" });
  expect(g.me.hand).toHaveLength(12);
  expect(g.foe.hand).toHaveLength(12);
});
