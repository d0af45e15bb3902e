import { expect, test } from "vitest";
import { battleSpiritsSaga as game } from "../../games/battle-spirits-saga";
import { aNexus, beast, saga } from "../../games/battle-spirits-saga/testing";
import type { AllotDecision } from "../../kernel";
import { next } from "../gesture/machine";
import { shifted } from "./allot";
import { cardActionsOf } from "./card-actions";
import { EMPTY_DRAFT } from "./draft";
import { IDLE } from "./gesture";
import { isZoneTarget, markOf, pieceMark, piecesIn } from "./marks";
import { pieceId, pieceMoveOf, pieceName, piecesAt, shareOf } from "./pieces";

/** Two spirits and a nexus of seat 0 in its main step, with cores on one of them and in the reserve. */
function mainStep() {
  const g = saga({
    me: {
      spirits: [{ card: beast("Wolf"), cores: 3 }, beast("Hare")],
      nexuses: [aNexus("Tower")],
      reserve: 2,
    },
    foe: { spirits: [beast("Theirs")] },
  });
  const view = g.view(0);
  const reserve = view.zones.find(({ key, owner }) => key === "reserve" && owner === 0)?.id ?? -1;
  const [wolf, hare, tower, theirs] = ["Wolf", "Hare", "Tower", "Theirs"].map((name) => g.id(name));
  g.leaveOpen();
  return { g, view, reserve, wolf: wolf!, hare: hare!, tower: tower!, theirs: theirs! };
}

const around = (view: ReturnType<typeof mainStep>["view"]) => ({
  cardActions: (held: Parameters<typeof cardActionsOf>[1]) => cardActionsOf(view, held),
  begins: () => false,
  middle: 400,
});

test("an action that names a counter is read as one piece moving from place to place", () => {
  const data = { counter: "core" };
  expect(pieceMoveOf({ type: "a", card: 3, data: { ...data, from: 9 } })).toEqual({
    piece: "zone 9 core",
    to: { card: 3 },
  });
  expect(pieceMoveOf({ type: "b", card: 3, data: { ...data, to: 9 } })).toEqual({
    piece: "card 3 core",
    to: { zone: 9 },
  });
  expect(pieceMoveOf({ type: "c", card: 3, target: 4, data })).toEqual({
    piece: "card 3 core",
    to: { card: 4 },
  });
  expect(pieceMoveOf({ type: "attack", card: 3, target: 4 })).toBeNull();
});

test("pieces may be put on one's own cards and into the reserve, and cards are not marked for that", () => {
  const { view, reserve, wolf, hare, tower, theirs } = mainStep();
  const onWolf = pieceId({ card: wolf }, "core");
  expect(cardActionsOf(view, onWolf).drops.map(({ at }) => at)).toEqual([
    { kind: "zone", zone: reserve },
    { kind: "card", card: hare },
    { kind: "card", card: tower },
  ]);
  expect(cardActionsOf(view, wolf).plain).toEqual([]);
  expect(markOf(view, wolf, IDLE, EMPTY_DRAFT)).toBe("none");
  expect(pieceMark(view, onWolf, IDLE)).toBe("may-act");
  const aiming = { kind: "aiming", card: onWolf } as const;
  expect([hare, theirs].map((id) => markOf(view, id, aiming, EMPTY_DRAFT))).toEqual(["target", "none"]);
  expect(isZoneTarget(game, view, reserve, aiming)).toBe(true);
});

test("a piece is dragged onto a card, or tapped before its place; a wrong place is explained", () => {
  const { view, reserve, wolf, theirs } = mainStep();
  const piece = pieceId({ zone: reserve }, "core");
  const dragging = { kind: "dragging", card: piece, from: "mat", start: { x: 0, y: 0 }, over: null } as const;
  const drop = (card: number) =>
    next(dragging, { kind: "drop", point: { x: 9, y: 9 }, over: { kind: "card", card } }, around(view))
      .effects;
  expect(drop(wolf)).toMatchObject([{ kind: "act", action: { type: "add-core", card: wolf } }]);
  expect(drop(theirs)).toMatchObject([{ kind: "explain", card: piece }]);
  const { state } = next(IDLE, { kind: "tap", card: pieceId({ card: wolf }, "core") }, around(view));
  expect(state).toMatchObject({ kind: "aiming" });
  expect(next(state, { kind: "tap-zone", zone: reserve }, around(view)).effects).toMatchObject([
    { kind: "act", action: { type: "take-core", card: wolf } },
  ]);
  expect(next(state, { kind: "tap", card: wolf }, around(view)).effects).toMatchObject([{ kind: "explain" }]);
});

test("arrow keys visit the movable pieces after their card", () => {
  const { view, reserve, wolf, hare, theirs } = mainStep();
  expect(piecesIn(game, view, [wolf, hare])).toEqual([wolf, `card ${wolf} core`, hare, `card ${hare} core`]);
  expect(piecesIn(game, view, [theirs])).toEqual([theirs]);
  expect(piecesAt(game, view, { zone: reserve })).toMatchObject([
    { kind: { shape: "gem" }, count: 2 },
    { kind: { shape: "star" }, count: 1 },
  ]);
  expect(pieceName(game, view, `card ${wolf} core`, 3)).toBe("3 cores, Wolf");
});

test("requested pieces represent a share, and one more of them takes one from another", () => {
  const scenario = saga({
    me: { spirits: [{ card: beast("Wolf"), cores: 3 }], hand: [beast("Dear", { cost: 3 })], reserve: 2 },
  });
  scenario.me.summoning("Dear");
  const view = scenario.view(0);
  const decision = view.decision as AllotDecision;
  const reserve = view.zones.find(({ key, owner }) => key === "reserve" && owner === 0)?.id ?? -1;
  expect(shareOf(view, pieceId({ zone: reserve }, "core"))).toBe(0);
  expect(shareOf(scenario.view(1), pieceId({ zone: reserve }, "core"))).toBe(-1);
  expect(decision.proposal).toEqual([2, 1, 0]);
  expect(shifted(decision, [2, 1, 0], 2)).toEqual([2, 0, 1]);
  expect(shifted(decision, [2, 0, 1], 0)).toEqual([0, 0, 1]);
  scenario.leaveOpen();
});
