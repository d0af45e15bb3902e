import { describe, expect, test } from "vitest";
import {
  type Action,
  canAct,
  cardIn,
  everyAction,
  legalActions,
  NONE,
  type View,
  zoneOf,
} from "../../kernel";
import { facingPair, placeAndEnd, playOut, position } from "../testing/position";
import { actionsAt, cardActionsOf, mayAct, onlyAction, seatActions } from "./card-actions";
import { contestModel } from "./contest";
import { EMPTY_DRAFT } from "./draft";
import { IDLE } from "./gesture";
import { mainButton, sideActions } from "./main-button";
import { legalCells, markOf } from "./marks";
import { NO_NAMES, nameIn, withSeen } from "./names";
import { phaseModel } from "./phase";
import { oddsAt, previewAt } from "./preview";
import { promptOf } from "./prompt";
import { refusalFor } from "./refusal";
import { seatModel } from "./seats";
import { sentences } from "./speech";
import { spokenCard } from "./spoken";
import { farSeats, gridOf, handsOf, nearSeat, zonesOf } from "./zones";

const ASKED = { thinking: false, isTurnDone: false };

const keysOf = (zones: ReturnType<typeof zonesOf>) => zones.map(({ spec }) => spec.zone);

/** A position in which the seat to act may place a card. */
function placing() {
  const table = position();
  table.pass();
  const seat = table.g.state.decision?.seat ?? 0;
  const view = table.see(seat);
  const action = everyAction(view.actions).find(({ type }) => type === "place");
  if (action?.card === undefined) throw new Error("no placement in the test position");
  return { ...table, seat, view, card: action.card };
}

describe("actions of cards", () => {
  test("are grouped by card and by how they are shown", () => {
    const { view, card } = placing();
    expect(cardActionsOf(view, card).places.length).toBeGreaterThan(0);
    expect(mayAct(cardActionsOf(view, -5))).toBe(false);
    expect(seatActions(view).map(({ type }) => type)).toEqual(["end-turn"]);
  });

  test("mean a placement when a cell is pointed at", () => {
    const { view, card } = placing();
    expect(actionsAt(cardActionsOf(view, card), { kind: "cell", cell: [0, 0] })).toHaveLength(1);
    expect(actionsAt(cardActionsOf(view, card), { kind: "cell", cell: [4, 4] })).toHaveLength(0);
    expect(onlyAction(cardActionsOf(view, card))).toMatchObject({ type: "place", cell: [0, 0] });
  });
});

describe("zones", () => {
  test("puts the viewer near and the others far", () => {
    const table = position();
    expect(nearSeat(table.see(1))).toBe(1);
    expect(farSeats(table.see(1))).toEqual([0]);
    expect(nearSeat(table.see(NONE))).toBe(0);
  });

  test("leaves out zones of a draft in a game with decks", () => {
    const { game, see } = position();
    expect(keysOf(zonesOf(game, see(0), "pile", 0))).toEqual(["deck", "discard"]);
    expect(keysOf(zonesOf(game, see(0), "hand", 0))).toEqual(["hand"]);
    expect(gridOf(game, see(0))?.spec.zone).toBe("battlefield");
  });

  test("puts the rest of the packs away after the draft", () => {
    const table = position("draft", { draft: true, packSize: 15 });
    const before = table.see(0);
    expect(keysOf(zonesOf(table.game, before, "pile", 0))).toContain("picks");
    playOut(table);
    const after = table.see(0);
    expect(zoneOf(after, "pack", 0).cards.length).toBeGreaterThan(0);
    expect(keysOf(zonesOf(table.game, after, "hand", 0))).toEqual(["hand"]);
    expect(keysOf(zonesOf(table.game, after, "pile", 0))).toEqual(["deck", "discard"]);
  });

  test("does not fan out a pack that the prompt shows", () => {
    const { game, g, see } = position("draft", { draft: true });
    const view = see(g.state.decision?.seat ?? 0);
    expect(keysOf(zonesOf(game, view, "hand", view.viewer))).toEqual(["hand", "pack"]);
    expect(keysOf(handsOf(game, view, view.viewer))).toEqual(["hand"]);
  });
});

describe("marks", () => {
  test("mark cards that may act, the armed card and its cells", () => {
    const { view, card } = placing();
    expect(markOf(view, card, IDLE, EMPTY_DRAFT)).toBe("may-act");
    expect(markOf(view, card, { kind: "aiming", card }, EMPTY_DRAFT)).toBe("armed");
    expect(legalCells(view, IDLE)).toEqual([]);
    expect(legalCells(view, { kind: "aiming", card })).toEqual([[0, 0]]);
  });

  test("mark targets of the armed card, with both numbers and the chance", () => {
    const table = facingPair();
    const { seat } = table.g.state.decision ?? { seat: 0 };
    const view = table.see(seat);
    const attack = everyAction(view.actions).find(({ type }) => type === "attack");
    if (attack?.card === undefined || attack.target === undefined) throw new Error("no attack");
    const aiming = { kind: "aiming", card: attack.card } as const;
    expect(markOf(view, attack.target, aiming, EMPTY_DRAFT)).toBe("target");
    const odds = oddsAt(table.game, view, aiming, { kind: "card", card: attack.target });
    expect(odds?.dice).toMatch(/^\d+ : \d+$/);
    expect(odds?.percent).toBeGreaterThan(0);
    expect(previewAt(table.game, view, aiming, { kind: "card", card: attack.target })?.sides).toHaveLength(2);
    expect(previewAt(table.game, view, aiming, { kind: "cell", cell: [9, 9] })).toBeNull();
  });
});

describe("the main button", () => {
  test("names what it does", () => {
    const { game, view } = placing();
    expect(mainButton(game, view, EMPTY_DRAFT, ASKED)).toMatchObject({ label: "End turn", waiting: false });
    expect(sideActions(view)).toEqual([]);
  });

  test("passes in a window, and waits for the others", () => {
    const { game, g, see } = position();
    const decider = g.state.decision?.seat ?? 0;
    expect(mainButton(game, see(decider), EMPTY_DRAFT, ASKED).answer).toMatchObject({
      action: { type: "pass" },
    });
    const other = mainButton(game, see(1 - decider), EMPTY_DRAFT, ASKED);
    expect(other.answer).toBeNull();
    expect(other.label).toMatch(/^Waiting for (Ada|Bob)$/);
  });

  test("says how many must still be picked", () => {
    const { game, g, see } = position("draft", { draft: true });
    const view = see(g.state.decision?.seat ?? 0);
    expect(mainButton(game, view, EMPTY_DRAFT, ASKED)).toMatchObject({
      label: "Choose 2 cards",
      answer: null,
    });
    const draft = { ...EMPTY_DRAFT, decision: view.decision, picks: [0, 1] };
    expect(mainButton(game, view, draft, ASKED).answer).toMatchObject({ do: "pick", picks: [0, 1] });
  });
});

describe("the prompt", () => {
  test("asks for a draft pick off the mat", () => {
    const { game, g, see } = position("draft", { draft: true });
    const prompt = promptOf(game, see(g.state.decision?.seat ?? 0));
    expect(prompt).toMatchObject({ mine: true, inPanel: true, least: 2, most: 2 });
    expect(prompt?.options).toHaveLength(12);
  });

  test("shows no options of another player's decision", () => {
    const { game, g, see } = position("draft", { draft: true });
    expect(promptOf(game, see(1 - (g.state.decision?.seat ?? 0)))).toMatchObject({
      mine: false,
      options: [],
    });
  });
});

test("a seat shows its name, score, counts and resources", () => {
  const { game, see } = position("seat", { oops: 4 });
  const model = seatModel(game, see(0), 1);
  expect(model).toMatchObject({
    name: "Bob",
    score: { value: 0 },
    counters: [{ counter: "oops", value: 4 }],
  });
  expect(model.counts.map(({ count }) => count)).toContain(3);
});

test("the phase model has the turn, the step, the used-up limits and who is asked", () => {
  const { game, view, seat } = placing();
  const model = phaseModel(game, view, false);
  expect(model).toMatchObject({
    turn: 1,
    prompt: "Your turn.",
    notes: ["You can still place a Warrior"],
  });
  expect(model.segments.find(({ isNow }) => isNow)?.label).toBe("Act");
  expect(model.player).toBe(view.seats[seat]?.name);
});

test("the note on placements says whose they are, and disappears with the step and the game they count in", () => {
  const { game, view, see, seat } = placing();
  const notes = (seen: View) => phaseModel(game, seen, false).notes;
  expect(notes(see(1 - seat))).toEqual([`${view.seats[seat]?.name} can still place a Warrior`]);
  expect(notes({ ...view, turn: { ...view.turn, step: "end" } })).toEqual([]);
  expect(notes({ ...view, outcome: { winners: [], cause: "concession", rule: "D20 7.1" } })).toEqual([]);
});

test("a score of one is worded in the singular", () => {
  const { game, act, view, seat, see } = placing();
  expect(seatModel(game, view, seat).score.label).toBe("face-up Warriors");
  act(everyAction(view.actions).find(({ type }) => type === "place") as Action);
  expect(seatModel(game, see(seat), seat).score).toMatchObject({ value: 1, label: "face-up Warrior" });
});

test("explains why a card of the hand cannot be placed on another player's turn", () => {
  const { game, g, see } = placing();
  const other = see(1 - (g.state.decision?.seat ?? 0));
  const card = zoneOf(other, "hand", other.viewer).cards[0] ?? -1;
  const why = () => ({ ok: false, why: { key: "why.not-asked" }, rule: "D20 2.7" }) as const;
  expect(refusalFor(game, other, why, card)).toMatchObject({ rule: "D20 2.7" });
  expect(refusalFor(game, other, () => ({ ok: true }), card)).toBeNull();
});

describe("a contest", () => {
  /** Plays the first attack to its end. */
  function fought() {
    const table = facingPair();
    const attack = everyAction(legalActions(table.g)).find(({ type }) => type === "attack");
    if (!attack) throw new Error("no attack");
    const before = withSeen(NO_NAMES, table.see(0));
    table.act(attack);
    table.pass();
    return { ...table, before, fighters: [attack.card ?? -1, attack.target ?? -1] };
  }

  test("shows every die of both sides, the best one marked, and the winner", () => {
    const { game, see, before } = fought();
    const model = contestModel(game, see(0), before);
    expect(model?.sides).toHaveLength(2);
    expect(model?.sides.filter(({ won }) => won)).toHaveLength(1);
    for (const side of model?.sides ?? []) {
      const dice = side.throws.flatMap((thrown) => thrown.dice);
      if (dice.length > 0) expect(dice.filter(({ best }) => best)).toHaveLength(1);
    }
  });

  test("shows the source of a bonus as long as it applies, in a tie-break, too", () => {
    const { game, see, before, fighters } = fought();
    const view = see(0);
    const { battle } = view.vars as { battle: object };
    const [winner = -1] = fighters.filter((id) => cardIn(view, id).def !== "");
    const { stamp } = cardIn(view, winner);
    const horn = { id: 1, card: winner, stamp, stat: "bonus", layer: "lasting", op: "add" } as const;
    const modifiers = [{ ...horn, amount: 4, source: winner, sourceDef: "Horn", until: "battle" }];
    const sideIn = (vars: object) =>
      contestModel(
        game,
        { ...view, modifiers, vars: { ...view.vars, battle: vars as never } },
        before,
      )?.sides.find(({ card }) => card === winner);
    const open = { ...battle, stage: "rolled", winner: null };
    const rolled = sideIn(open);
    expect(rolled).toMatchObject({ bonus: 4, causes: ["+4 by Horn"] });
    expect(sideIn({ ...battle, bonus: [3, 3] })).toMatchObject({ bonus: 3, causes: [] });
    expect(sideIn({ ...open, ties: 1 })).toMatchObject({ bonus: 4, causes: ["+4 by Horn"] });
  });

  test("names the beaten fighter although it is face down", () => {
    const { game, see, before } = fought();
    for (const { name } of contestModel(game, see(0), before)?.sides ?? [])
      expect(name).not.toBe("face-down card");
  });

  test("does not name a card that has moved", () => {
    const { see, before, fighters } = fought();
    const view = see(0);
    const lost = fighters.find((id) => cardIn(view, id).def === "") ?? -1;
    const moved = {
      ...view,
      cards: view.cards.map((card) => (card.id === lost ? { ...card, stamp: 999 } : card)),
    };
    expect(nameIn(view, before, lost)).not.toBeNull();
    expect(nameIn(moved, before, lost)).toBeNull();
  });

  test("is announced at three levels", () => {
    const { game, g, see } = fought();
    const view = see(g.state.decision?.seat ?? 0);
    const events = [
      { type: "roll", rule: "D20 5.5", cause: { kind: "rule" }, seat: 0, amount: 7 },
      { type: "turn", rule: "D20 2.1", cause: { kind: "rule" }, seat: 0, amount: 4 },
      { type: "shuffle", rule: "D20 1.6", cause: { kind: "rule" }, seat: 0 },
    ] as const;
    const [brief, normal, full] = (["brief", "normal", "full"] as const).map((detail) =>
      sentences(game, view, events, detail).map(({ text }) => text),
    );
    expect(brief).toEqual(["Ada begins turn 4.", "Your turn."]);
    expect(normal).toEqual(["Ada rolls 7.", "Ada begins turn 4.", "Your turn."]);
    expect(full).toHaveLength(4);
  });
});

test("a card is announced with name, owner, cell, values in their directions and mark", () => {
  const table = facingPair();
  const view = table.see(0);
  const own = zoneOf(view, "battlefield").cards.find((id) => cardIn(view, id).controller === 0) ?? -1;
  const words = spokenCard(table.game, view, own, "may-act");
  expect(words).toContain(cardIn(view, own).def);
  expect(words).toMatch(/yours, column -?\d+, row -?\d+, north \d/);
  expect(words).toMatch(/may act$/);
});

test("explains a press on the other side's Warrior to a seat that has none itself", () => {
  const table = position();
  placeAndEnd(table);
  const seat = table.g.state.turn.seat;
  const view = table.see(seat);
  const [theirs = NONE] = zoneOf(table.g.state, "battlefield").cards;
  const why = (action: Action) => canAct(table.g, seat, action);
  const refusal = refusalFor(table.game, view, why, theirs);
  expect(refusal).toMatchObject({ why: { key: "why.d20.not-your-warrior" }, rule: "D20 5.2" });
});

describe("explains a press that was wrong only as a gesture", () => {
  const apart = { ok: false, why: { key: "why.d20.not-touching" }, rule: "D20 5.4" } as const;
  const [theirs, able, far] = [9, 1, 2];
  const strike = (card: number) => ({ type: "attack", card, target: theirs });
  const play = { type: "place", card: 3 };
  const { game: d20, see } = position();
  const wishes = (_view: unknown, card: number) =>
    card === theirs ? [strike(far), strike(able)] : [card === 3 ? play : { type: "attack", card }];
  const game = { ...d20, table: { ...d20.table, candidateActions: wishes } };
  const why = ({ card, target, cell }: Action) =>
    (card === far && target === theirs) || cell !== undefined ? apart : ({ ok: true } as const);

  test("pressing a legal target asks for the attacker first, whatever another card may not do", () => {
    expect(refusalFor(game, see(0), why, theirs)?.why).toEqual({ key: "table.refusal.attacker" });
    expect(refusalFor(game, see(0), () => apart, theirs)).toBe(apart);
  });

  test("while aiming, the explanation is about the aiming card", () => {
    expect(refusalFor(game, see(0), why, far, { kind: "card", card: theirs })).toBe(apart);
  });

  test("a spot that the candidate action ignores differs from one that the rules forbid", () => {
    const spot = { kind: "seat", seat: 1 } as const;
    expect(refusalFor(game, see(0), why, 3, spot)?.why).toEqual({ key: "table.refusal.spot" });
    expect(refusalFor(game, see(0), why, 3, { kind: "cell", cell: [7, 7] })).toBe(apart);
    expect(
      refusalFor({ ...game, table: { ...game.table, candidateActions: () => [] } }, see(0), why, 3, spot),
    ).not.toBeNull();
  });
});
