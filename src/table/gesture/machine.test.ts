import { describe, expect, test } from "vitest";
import type { Action } from "../../kernel";
import { type CardActions, NO_CARD_ACTIONS } from "../viewmodel/card-actions";
import { type GestureState, IDLE } from "../viewmodel/gesture";
import { kept, next } from "./machine";
import type { GestureEffect, GestureInput } from "./types";

const place = (x: number): Action => ({ type: "place", card: 1, cell: [x, 0] });
const attack = (target: number, type = "attack"): Action => ({ type, card: 2, target });
const flash: Action = { type: "flash", card: 3 };
const summon: Action = { type: "summon", card: 4 };

const ACTS: Readonly<Record<number, CardActions>> = {
  1: { ...NO_CARD_ACTIONS, places: [place(0), place(1)] },
  2: {
    ...NO_CARD_ACTIONS,
    aims: [attack(9), attack(8), attack(8, "charge")],
    plain: [{ type: "ability", card: 2 }],
  },
  3: { ...NO_CARD_ACTIONS, plain: [flash] },
  4: { ...NO_CARD_ACTIONS, plain: [summon] },
  5: { ...NO_CARD_ACTIONS, plain: [summon, flash] },
};
const around = {
  cardActions: (card: number) => ACTS[card] ?? NO_CARD_ACTIONS,
  begins: ({ type }: Action) => type === "summon",
  middle: 400,
};
const at = (x: number, y: number) => ({ x, y });
const MAT = { kind: "mat" } as const;

/** Feeds inputs in order and returns the last state and all effects. */
function run(inputs: readonly GestureInput[], from: GestureState = IDLE) {
  let state = from;
  const effects: GestureEffect[] = [];
  for (const input of inputs) {
    const step = next(state, input, around);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}

const press = (card: number, from: "hand" | "mat" = "hand"): GestureInput => ({
  kind: "press",
  card,
  from,
  point: at(100, 700),
});
const drag = (card: number, from: "hand" | "mat" = "hand"): GestureInput[] => [
  press(card, from),
  { kind: "lift" },
];

test("a tap begins the only action of a card if it asks for its price first, and shows buttons for several", () => {
  const begun = run([{ kind: "tap", card: 4 }]);
  expect(begun).toEqual({ state: IDLE, effects: [{ kind: "act", action: summon }] });
  const { state, effects } = run([{ kind: "tap", card: 5 }]);
  expect(state).toEqual({ kind: "choosing", card: 5, actions: [summon, flash] });
  expect(effects).toEqual([]);
});

describe("playing by two clicks", () => {
  test("arms a card with cells, and a cell plays it", () => {
    const armed = run([{ kind: "tap", card: 1 }]);
    expect(armed.state).toEqual({ kind: "aiming", card: 1 });
    const done = run([{ kind: "tap-cell", cell: [1, 0] }], armed.state);
    expect(done).toEqual({ state: IDLE, effects: [{ kind: "act", action: place(1) }] });
  });

  test("arms an attacker, and a tap on a target attacks it", () => {
    const { state, effects } = run([
      { kind: "tap", card: 2 },
      { kind: "tap", card: 9 },
    ]);
    expect(state).toEqual(IDLE);
    expect(effects).toEqual([{ kind: "act", action: attack(9) }]);
  });

  test("offers a choice between two ways to use a target", () => {
    const { state } = run([
      { kind: "tap", card: 2 },
      { kind: "tap", card: 8 },
    ]);
    expect(state).toEqual({ kind: "choosing", card: 2, actions: [attack(8), attack(8, "charge")] });
    expect(run([{ kind: "choose", action: attack(8) }], state).effects).toEqual([
      { kind: "act", action: attack(8) },
    ]);
  });

  test("plays a card with one button on the second tap", () => {
    const { state, effects } = run([
      { kind: "tap", card: 3 },
      { kind: "tap", card: 3 },
    ]);
    expect(state).toEqual(IDLE);
    expect(effects).toEqual([{ kind: "act", action: flash }]);
  });

  test("also works by pointer, where every tap begins with a press", () => {
    const click = (card: number): GestureInput[] => [press(card), { kind: "tap", card }];
    expect(run([...click(3), ...click(3)])).toEqual({
      state: IDLE,
      effects: [{ kind: "act", action: flash }],
    });
    expect(run([...click(3), ...click(1)]).state).toEqual({ kind: "aiming", card: 1 });
  });

  test("arms another card that may act instead", () => {
    expect(
      run([
        { kind: "tap", card: 2 },
        { kind: "tap", card: 1 },
      ]).state,
    ).toEqual({ kind: "aiming", card: 1 });
    expect(
      run([
        { kind: "tap", card: 3 },
        { kind: "tap", card: 1 },
      ]).state,
    ).toEqual({ kind: "aiming", card: 1 });
  });

  test("explains why a card cannot act, also as a target", () => {
    expect(run([{ kind: "tap", card: 7 }]).effects).toEqual([{ kind: "explain", card: 7 }]);
    const { state, effects } = run([
      { kind: "tap", card: 2 },
      { kind: "tap", card: 7 },
    ]);
    expect(state).toEqual({ kind: "aiming", card: 2 });
    expect(effects).toEqual([{ kind: "explain", card: 2, spot: { kind: "card", card: 7 } }]);
  });
});

describe("dragging a card", () => {
  test("plays on a legal cell, and explains on another one", () => {
    const over = { kind: "cell", cell: [0, 0] } as const;
    expect(run([...drag(1), { kind: "drop", point: at(300, 300), over }]).effects).toEqual([
      { kind: "act", action: place(0) },
    ]);
    const wrong = { kind: "cell", cell: [5, 5] } as const;
    expect(run([...drag(1), { kind: "drop", point: at(300, 300), over: wrong }]).effects).toEqual([
      { kind: "explain", card: 1, spot: wrong },
    ]);
  });

  test("attacks when dropped on a target", () => {
    const over = { kind: "card", card: 9 } as const;
    const { state, effects } = run([
      ...drag(2, "mat"),
      { kind: "move", over },
      { kind: "drop", point: at(1, 1), over },
    ]);
    expect(state).toEqual(IDLE);
    expect(effects).toEqual([{ kind: "act", action: attack(9) }]);
  });

  test("20 pixels up and out of the hand plays a card with only one way to be played", () => {
    expect(run([...drag(3), { kind: "drop", point: at(100, 680), over: MAT }]).effects).toEqual([
      { kind: "act", action: flash },
    ]);
    expect(run([...drag(3), { kind: "drop", point: at(100, 681), over: MAT }]).effects).toEqual([]);
    expect(run([...drag(3), { kind: "drop", point: at(100, 600), over: { kind: "hand" } }]).effects).toEqual(
      [],
    );
    // In the other direction it only leaves the screen.
    expect(run([...drag(3), { kind: "drop", point: at(100, 790), over: MAT }]).effects).toEqual([]);
  });

  test("cancels when dropped outside the mat, whatever the card can do", () => {
    for (const card of [1, 2, 3]) {
      const dropped = run([...drag(card), { kind: "drop", point: at(100, 300), over: null }]);
      expect(dropped).toEqual({ state: IDLE, effects: [] });
    }
  });

  test("explains instead of playing on a player's panel that is not a target", () => {
    const over = { kind: "seat", seat: 0 } as const;
    expect(run([...drag(3), { kind: "drop", point: at(100, 300), over }]).effects).toEqual([
      { kind: "explain", card: 3, spot: over },
    ]);
  });

  test("plays a card downward from a hand at the upper edge", () => {
    const up: GestureInput[] = [
      { kind: "press", card: 3, from: "hand", point: at(100, 60) },
      { kind: "lift" },
    ];
    expect(run([...up, { kind: "drop", point: at(100, 80), over: MAT }]).effects).toHaveLength(1);
    expect(run([...up, { kind: "drop", point: at(100, 20), over: MAT }]).effects).toEqual([]);
  });

  test("leaves a card armed outside the hand when it can be played in several ways", () => {
    const { state, effects } = run([...drag(1), { kind: "drop", point: at(100, 500), over: MAT }]);
    expect(state).toEqual({ kind: "aiming", card: 1 });
    expect(effects).toEqual([]);
  });

  test("does not lift a card that cannot act", () => {
    expect(run(drag(7))).toEqual({ state: IDLE, effects: [{ kind: "explain", card: 7 }] });
  });

  test("shows the card on a long press instead", () => {
    expect(run([press(1), { kind: "hold" }])).toEqual({
      state: IDLE,
      effects: [{ kind: "inspect", card: 1 }],
    });
  });

  test("a new press concerns its own card, however the previous one ended", () => {
    expect(run([press(1), ...drag(3)]).state).toMatchObject({ kind: "dragging", card: 3 });
    expect(run([press(3), { kind: "release" }, { kind: "lift" }])).toEqual({
      state: IDLE,
      effects: [],
    });
  });
});

const ARMED: readonly GestureState[] = [
  { kind: "aiming", card: 2 },
  { kind: "choosing", card: 2, actions: [attack(8), attack(8, "charge")] },
];

describe.each(ARMED)("while a card is armed ($at)", (armed) => {
  const over = { kind: "cell", cell: [0, 0] } as const;

  test("it can be dragged as well, and so can another card", () => {
    expect(run(drag(2, "mat"), armed).state).toMatchObject({ kind: "dragging", card: 2, from: "mat" });
    const dropped = run([...drag(1), { kind: "drop", point: at(300, 300), over }], armed);
    expect(dropped).toEqual({ state: IDLE, effects: [{ kind: "act", action: place(0) }] });
  });

  test("a card that cannot act is explained, not lifted, and the armed card stays armed", () => {
    expect(run(drag(7), armed)).toEqual({ state: armed, effects: [{ kind: "explain", card: 7 }] });
  });

  test("a shaky press on a legal target shows no false explanation", () => {
    expect(run(drag(8, "mat"), armed)).toEqual({ state: armed, effects: [] });
  });

  test("a long press shows the pressed card, and what follows is not a tap", () => {
    const pressed = run([press(9)], armed).state;
    const held = run([{ kind: "hold" }], pressed);
    expect(held).toEqual({ state: armed, effects: [{ kind: "inspect", card: 9 }] });
    // A new object tells the press that it was taken back.
    expect(held.state).not.toBe(pressed);
    expect(run([{ kind: "lift" }], held.state)).toEqual({ state: armed, effects: [] });
  });

  test("nothing is lifted or shown without a press", () => {
    const moved: GestureInput[] = [{ kind: "lift" }, { kind: "hold" }];
    expect(run(moved, armed)).toEqual({ state: armed, effects: [] });
  });
});

test("a card dropped outside the hand that can be played in several ways can be dragged again at once", () => {
  const out: GestureInput = { kind: "drop", point: at(100, 500), over: MAT };
  expect(run([...drag(1), out, ...drag(1)]).state).toMatchObject({ kind: "dragging", card: 1 });
});

test("a press on a target acts when it is a tap", () => {
  const { state, effects } = run([press(9, "mat"), { kind: "tap", card: 9 }], { kind: "aiming", card: 2 });
  expect(state).toEqual(IDLE);
  expect(effects).toEqual([{ kind: "act", action: attack(9) }]);
});

test("an illegal cell or seat is explained, but only while a card is armed", () => {
  const cell: GestureInput = { kind: "tap-cell", cell: [7, 7] };
  const seat: GestureInput = { kind: "tap-seat", seat: 1 };
  const { state, effects } = run([cell, seat], { kind: "aiming", card: 1 });
  expect(state).toEqual({ kind: "aiming", card: 1 });
  expect(effects).toEqual([
    { kind: "explain", card: 1, spot: { kind: "cell", cell: [7, 7] } },
    { kind: "explain", card: 1, spot: { kind: "seat", seat: 1 } },
  ]);
  expect(run([cell, seat])).toEqual({ state: IDLE, effects: [] });
});

const HALF_MADE: readonly GestureState[] = [
  { kind: "pressing", card: 1, from: "hand", start: at(0, 0) },
  { kind: "dragging", card: 1, from: "hand", start: at(0, 0), over: null },
  { kind: "aiming", card: 1 },
  { kind: "choosing", card: 3, actions: [flash] },
];

test.each(HALF_MADE)("cancel leaves $at without effect", (state) => {
  expect(run([{ kind: "cancel" }], state)).toEqual({ state: IDLE, effects: [] });
});

test("an armed or dragged card is dropped exactly when it may no longer act", () => {
  const drag = { kind: "dragging", from: "hand", start: at(0, 0), over: null } as const;
  for (const state of [{ kind: "aiming" }, drag] as const) {
    expect(kept({ ...state, card: 7 }, around.cardActions)).toEqual(IDLE);
    expect(kept({ ...state, card: 1 }, around.cardActions)).toEqual({ ...state, card: 1 });
  }
});
