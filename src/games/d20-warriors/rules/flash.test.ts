import { describe, expect, test } from "vitest";
import { cardIn, type View, zoneOf } from "../../../kernel";
import { printCard } from "../../../language";
import { say } from "../../../text";
import { at, type D20Scenario, d20, plain, several, special, trick } from "../testing";
import { vocabulary } from "../words/index";
import { faceUpCount } from "./board";

const riseAgain = (name: string) =>
  trick(name, { do: "choose", from: { face: "down" }, then: { do: "flip", card: "it", face: "up" } });

/** Flash "Question": asks its player to confirm before it draws a card. */
const QUESTION = trick("Question", { do: "may", effect: { do: "draw", who: "you", count: 1 } });

/** The open window and the asked seat; null outside the windows. */
function openWindow(g: D20Scenario): string | null {
  const decision = g.decision;
  return decision?.kind === "act" && decision.window ? `${decision.window} ${decision.seat}` : null;
}

/**
 * Passes for both players until no window is open.
 * @returns the asked seats and windows, in order.
 */
function passAll(g: D20Scenario): string[] {
  const seen: string[] = [];
  for (let at = openWindow(g); at !== null; at = openWindow(g)) {
    seen.push(at);
    g.pass();
  }
  return seen;
}

const shownIn = (view: View, key: string) => zoneOf(view, key).cards.map((id) => cardIn(view, id).def);

test("D20 3.1 both players play Flash cards from hand after the initial draw of a turn", () => {
  const g = d20({
    at: "initial draw",
    me: { hand: [trick("Mine"), trick("Mine too")] },
    foe: { hand: [trick("Theirs")] },
    stops: ["turn-start"],
  });
  expect(g.eventTypes.slice(0, 2)).toEqual(["turn", "draw"]);
  g.me.flash("Mine");
  g.me.pass();
  g.foe.flash("Theirs");
  g.pass().pass();
  g.me.flash("Mine too");
  expect(g.me.discard).toEqual(["Mine", "Mine too"]);
  expect(g.foe.discard).toEqual(["Theirs"]);
});

test("D20 3.1 a Flash card is played from one's own hand only, and a Warrior is not a Flash card", () => {
  const g = d20({
    me: { hand: [trick("Mine"), plain("Fighter")], discard: [trick("Used")] },
    foe: { hand: [trick("Theirs")] },
  });
  const refusals = [g.me.flashing("Used"), { ...g.foe.flashing("Theirs") }, g.me.flashing("Fighter")].map(
    (action) => g.me.why(action),
  );
  expect(refusals.map(({ why, rule }) => ({ why: why.key, rule }))).toEqual([
    { why: "why.d20.not-in-hand", rule: "D20 3.1" },
    { why: "why.d20.not-in-hand", rule: "D20 3.1" },
    { why: "why.d20.not-a-flash", rule: "D20 6.1" },
  ]);
});

test("D20 3.2 a player may play any number of Flash cards, also in the other's turn", () => {
  const g = d20({
    me: { hand: [plain("New")] },
    foe: { hand: several(3, "Trick", trick) },
    stops: ["placement"],
  });
  g.me.place("New", 0, 0);
  for (const n of [1, 2, 3]) {
    g.me.pass();
    g.foe.flash(`Trick ${n}`);
  }
  expect(g.foe.discard).toEqual(["Trick 1", "Trick 2", "Trick 3"]);
  expect(passAll(g)).toEqual(["placement 0", "placement 1"]);
});

test("D20 3.3 both players are asked at each moment of a turn with a battle, and after every roll", () => {
  const g = d20({
    at: "initial draw",
    me: { deck: [plain("New")] },
    foe: { field: [at(0, 0, plain("Theirs"))] },
    dice: [7, 7, 12, 9],
    stops: "all",
  });
  expect(passAll(g)).toEqual(["turn-start 0", "turn-start 1"]);
  g.me.place("New", 1, 0);
  expect(passAll(g)).toEqual(["placement 0", "placement 1"]);
  g.me.attack("New", "Theirs");
  const before = () => g.eventTypes.filter((type) => type === "roll").length;
  const rolled: number[] = [];
  const seen: string[] = [];
  for (let moment = openWindow(g); moment !== null; moment = openWindow(g)) {
    seen.push(moment);
    rolled.push(before());
    g.pass();
  }
  expect(seen).toEqual([
    "attack 0",
    "attack 1",
    "dice 0",
    "dice 1",
    "dice 0",
    "dice 1",
    "result 0",
    "result 1",
  ]);
  expect(rolled).toEqual([0, 0, 2, 2, 4, 4, 4, 4]);
  g.me.endTurn();
  expect(openWindow(g)).toBe("turn-end 0");
  expect(g.pass() && openWindow(g)).toBe("turn-end 1");
  g.leaveOpen();
});

describe("D20 3.3 the window after a Flash card or an ability in the turn", () => {
  const able = special("Able", {
    abilities: [{ kind: "activated", effect: { do: "draw", who: "you", count: 1 } }],
  });
  const ready = (stops: readonly "action"[] = ["action"]) =>
    d20({
      me: { field: [at(0, 0, able)], hand: [trick("Mine"), trick("Mine too")] },
      foe: { hand: [trick("Theirs"), trick("Theirs too")] },
      stops,
    });

  test("D20 3.3 the opponent is asked before the next action, the active player is not", () => {
    const g = ready();
    g.me.flash("Mine");
    expect(g.zone("Mine")).toBe("discard");
    expect(passAll(g)).toEqual(["action 1"]);
    g.me.use("Able");
    expect(g.me.hand).toHaveLength(2);
    expect(passAll(g)).toEqual(["action 1"]);
    expect(g.decision).toMatchObject({ kind: "act", seat: 0, prompt: { key: "prompt.d20.act" } });
  });

  test("D20 3.4 a Flash card of the opponent restarts the window with the active player", () => {
    const g = ready();
    g.me.flash("Mine");
    g.foe.flash("Theirs");
    expect(openWindow(g)).toBe("action 0");
    g.me.flash("Mine too");
    g.me.pass();
    g.foe.flash("Theirs too");
    expect(passAll(g)).toEqual(["action 0", "action 1"]);
  });

  test("D20 3.3 a Flash card of the active player at the end of the turn opens that window too", () => {
    const g = d20({
      me: { hand: [trick("Mine")] },
      foe: { hand: [trick("Theirs")] },
      stops: ["action", "turn-end"],
    });
    g.me.endTurn();
    g.me.flash("Mine");
    expect(openWindow(g)).toBe("action 1");
    g.foe.flash("Theirs");
    expect(passAll(g)).toEqual(["action 0", "action 1"]);
    expect(g.decision).toMatchObject({ kind: "act", seat: 0, prompt: { key: "prompt.d20.act" } });
  });

  test("D20 3.3 no player is asked at a table without Flash cards", () => {
    const g = d20({ me: { field: [at(0, 0, able)] }, options: { flash: false }, stops: "all" });
    g.me.use("Able");
    expect(openWindow(g)).toBeNull();
  });
});

describe("D20 3.3 a Warrior placed by a card", () => {
  const field = [at(0, 0, plain("Theirs"))];
  const grave = { discard: [plain("Fallen")], hand: ["Grave Call", plain("New")] };

  test("D20 3.3 opens its placement window when the card has resolved", () => {
    const g = d20({ me: grave, foe: { field }, stops: ["placement", "action"] });
    g.me.flash("Grave Call").pick("Fallen").cell(1, 0);
    expect(g.zone("Grave Call")).toBe("discard");
    expect(passAll(g)).toEqual(["placement 0", "placement 1"]);
  });

  test("D20 3.3 opens it inside another window, which then begins again", () => {
    const g = d20({ me: grave, foe: { field }, stops: ["placement"] });
    g.me.place("New", 0, 1);
    g.me.flash("Grave Call").pick("Fallen").cell(1, 0);
    expect(passAll(g)).toEqual(["placement 0", "placement 1", "placement 0", "placement 1"]);
  });
});

test("D20 3.4 a window asks the active player first and begins again after every Flash card", () => {
  const g = d20({
    active: 1,
    me: { hand: [trick("One"), trick("Two")] },
    foe: { hand: [plain("New"), trick("Three")] },
    stops: ["placement"],
  });
  g.foe.place("New", 0, 0);
  expect(openWindow(g)).toBe("placement 1");
  g.foe.pass();
  expect(openWindow(g)).toBe("placement 0");
  g.me.flash("One");
  expect(openWindow(g)).toBe("placement 1");
  g.foe.flash("Three");
  expect(openWindow(g)).toBe("placement 1");
  g.foe.pass();
  g.me.flash("Two");
  expect(passAll(g)).toEqual(["placement 1", "placement 0"]);
  expect(g.decision).toMatchObject({ kind: "act", seat: 1, prompt: { key: "prompt.d20.act" } });
});

test("D20 3.4 only the asked player may play, one Flash card at a time", () => {
  const g = d20({
    me: { hand: [plain("New")] },
    foe: { hand: [trick("Answer"), plain("Fighter")] },
    stops: ["placement"],
  });
  g.me.place("New", 0, 0);
  expect(g.foe.why(g.foe.flashing("Answer"))).toMatchObject({
    why: { key: "why.not-asked" },
    rule: "D20 3.3",
  });
  g.me.pass();
  expect(g.actions().map((action) => action.type)).toEqual(["pass", "flash"]);
  expect(g.foe.why({ type: "ability", card: g.id("New") })).toMatchObject({
    why: { key: "why.d20.window.placement" },
    rule: "D20 3.4",
  });
  g.foe.pass();
});

test("D20 3.5 no card is played until the previous Flash card has resolved", () => {
  const g = d20({
    me: { hand: [QUESTION, trick("Second"), plain("New")], deck: several(2, "Deep") },
    foe: { hand: [trick("Answer")] },
    stops: ["placement"],
  });
  g.me.place("New", 0, 0);
  g.me.flash("Question");
  expect(g.zone("Question")).toBe("played");
  expect(g.me.why(g.me.flashing("Second")).why.key).toBe("why.other-question");
  expect(g.foe.why(g.foe.flashing("Answer")).why.key).toBe("why.not-asked");
  g.confirm();
  expect(g.me.hand).toEqual(["Second", "Deep 2"]);
  expect(g.zone("Question")).toBe("discard");
  expect(g.state.stack).toEqual([]);
  g.me.pass();
  g.foe.flash("Answer");
  passAll(g);
  const order = g.events.filter(({ type }) => ["flash", "draw", "flash-done"].includes(type));
  expect(order.map(({ type, def }) => `${type} ${def}`)).toEqual([
    "flash Question",
    "draw Deep 2",
    "flash-done Question",
    "flash Answer",
    "flash-done Answer",
  ]);
});

test("D20 3.5 an ability triggered by a Flash card waits until that card has resolved", () => {
  const echo = special("Echo", {
    abilities: [{ kind: "trigger", when: { on: "flash" }, effect: { do: "draw", who: "you", count: 1 } }],
  });
  const g = d20({ me: { field: [at(0, 0, echo)], hand: [QUESTION], deck: several(3, "Deep") } });
  g.me.flash("Question").confirm();
  expect(g.eventTypes).toEqual(["flash", "draw", "flash-done", "draw"]);
});

test("D20 3.6 a Flash card costs nothing but itself", () => {
  const g = d20({ me: { hand: [trick("Free")], deck: [] }, placements: 0 });
  const { seats, vars, turn, modifiers } = g.state;
  g.me.flash("Free");
  expect(g.me.discard).toEqual(["Free"]);
  expect(g.state).toMatchObject({ seats, vars, turn, modifiers });
  expect(g.eventTypes).toEqual(["flash", "flash-done"]);
});

test("D20 3.7 a played Flash card is open with its full text while it resolves", () => {
  const g = d20({ me: { hand: [QUESTION] } });
  g.me.flash("Question");
  for (const viewer of [0, 1]) {
    const seen = g.view(viewer);
    expect(shownIn(seen, "played")).toEqual(["Question"]);
    const name = shownIn(seen, "played")[0] ?? "";
    const card = g.engine.rules.cards[name] as typeof QUESTION;
    expect(printCard(vocabulary, card).abilities.map(say).join(" ")).toMatch(/draw a card/);
    expect(g.log(viewer)).toEqual(["Ann plays Question."]);
    const event = g.eventsSeenBy(viewer)[0];
    expect(event).toMatchObject({ type: "flash", def: "Question", rule: "D20 3.7" });
    expect(g.state.zones[event?.to?.zone ?? -1]?.key).toBe("played");
  }
  expect(say(g.decision?.prompt ?? { key: "" })).toContain("Question");
  g.confirm(false);
  expect(shownIn(g.view(1), "played")).toEqual([]);
});

test("D20 3.9 a resolved Flash card goes to its owner's open discard pile", () => {
  const g = d20({
    me: { hand: [trick("Mine"), plain("New")] },
    foe: { hand: [trick("Theirs")] },
    stops: ["placement"],
  });
  g.me.place("New", 0, 0);
  g.me.flash("Mine").me.pass();
  g.foe.flash("Theirs");
  passAll(g);
  expect(g.me.discard).toEqual(["Mine"]);
  expect(g.foe.discard).toEqual(["Theirs"]);
  expect(g.cardsIn("played")).toEqual([]);
  expect(g.cardsIn("battlefield")).toEqual(["New"]);
  for (const viewer of [0, 1]) {
    const seen = g.view(viewer);
    const piles = [0, 1].map((seat) => zoneOf(seen, "discard", seat).cards.map((id) => seen.cards[id]?.def));
    expect(piles).toEqual([["Mine"], ["Theirs"]]);
  }
  expect(g.events.find(({ type }) => type === "flash-done")?.rule).toBe("D20 3.9");
});

test("D20 3.10 a Flash card takes no cell, touches nothing and is not counted", () => {
  const census = trick("Census", {
    do: "seq",
    effects: [
      { do: "draw", who: "you", count: { count: {} } },
      { do: "draw", who: "you", count: { count: { touching: "this" } } },
      { do: "may", effect: { do: "draw", who: "you", count: 1 } },
    ],
  });
  const g = d20({ me: { hand: [census, plain("First")], deck: several(3, "Deep") } });
  g.me.flash("Census");
  expect(g.cardsIn("played")).toEqual(["Census"]);
  expect(g.cardsIn("battlefield")).toEqual([]);
  expect(g.me.hand).toEqual(["First"]);
  expect(faceUpCount(g.state, 0)).toBe(0);
  expect(faceUpCount(g.state, 1)).toBe(0);
  g.confirm(false);
  const cells = g.actions().flatMap((action) => (action.type === "place" ? [action.cell] : []));
  expect(cells).toEqual([[0, 0]]);
  g.me.place("First", 0, 0);
  expect(g.cellOf("First")).toEqual([0, 0]);
});

test("D20 3.11 a Flash card may be played even if it changes nothing", () => {
  const g = d20({ me: { hand: [riseAgain("Rise")], field: [at(0, 0, plain("Mine"))] } });
  expect(g.actions()).toContainEqual(g.me.flashing("Rise"));
  g.me.flash("Rise");
  expect(g.me.discard).toEqual(["Rise"]);
  expect(g.eventTypes).toEqual(["flash", "flash-done"]);
  expect(g.face("Mine")).toBe("up");
});

test("D20 3.4 a player who auto-passes is not asked without a playable Flash card, and the other cannot tell", () => {
  const seen = [trick("Held"), plain("Held")].map((held) => {
    const g = d20({ me: { hand: [plain("New")] }, foe: { hand: [held] }, stops: "all" });
    g.foe.anytime("passing", { spared: true });
    g.me.place("New", 0, 0);
    const views = new Set<string>();
    const windows = new Set<string>();
    for (let at = openWindow(g); at !== null; at = openWindow(g)) {
      if (g.decision?.seat === 0) views.add(JSON.stringify(g.view(0)));
      windows.add(at);
      g.pass();
    }
    return { views: [...views, JSON.stringify(g.view(0))], told: g.eventsSeenBy(0), windows: [...windows] };
  });
  const [flash, warrior] = seen;
  expect(flash?.windows).toEqual(["placement 0", "placement 1"]);
  expect(warrior?.windows).toEqual(["placement 0"]);
  expect(flash?.views).toEqual(warrior?.views);
  expect(flash?.told).toEqual(warrior?.told);
});
