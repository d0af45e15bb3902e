import { expect, test } from "vitest";
import {
  type Answer,
  answer,
  everyAction,
  type GameEvent,
  type Seat,
  type View,
  viewEvent,
} from "../../kernel";
import { facingPair, type Position, playOut, position } from "../testing/position";
import { beatsOf } from "./beats";
import type { ViewChange } from "./change";
import { newLocator } from "./locator";
import { posesIn } from "./poses";
import type { Beat, Step } from "./steps";
import { dealBeat, withReducedMotion } from "./timeline";
import { TIMES } from "./times";

const stepsOf = (change: ViewChange): readonly Step[] => beatsOf(change).flatMap(({ steps }) => steps);

/** Gives several answers and reads them as one, as a seat may know them. */
function watchedBeats(table: Position, seat: Seat, give: () => readonly GameEvent[]): readonly Beat[] {
  const before = table.see(seat);
  const events = give().map((event) => viewEvent(event, seat));
  return beatsOf({ game: table.game, events, before, after: table.see(seat) });
}

const watched = (...what: Parameters<typeof watchedBeats>): readonly Step[] =>
  watchedBeats(...what).flatMap(({ steps }) => steps);

function given({ g }: Position, what: Answer): readonly GameEvent[] {
  const result = answer(g, what);
  if (!result.ok) throw new Error(result.why.key);
  return result.events;
}

const act = (table: Position, type: string): readonly GameEvent[] => {
  const seat = table.g.state.decision?.seat ?? 0;
  const action = everyAction(table.see(seat).actions).find((one) => one.type === type);
  if (action === undefined) throw new Error(`no ${type}`);
  return given(table, { seat, do: "act", action });
};

/** Passes every window until a player may act freely. */
function passed(table: Position): GameEvent[] {
  const events: GameEvent[] = [];
  while (table.g.state.decision?.kind === "act" && table.g.state.decision.window !== undefined)
    events.push(...act(table, "pass"));
  return events;
}

const kinds = (steps: readonly Step[]) => steps.map((step) => step.kind);
const only = <D extends Step["kind"]>(steps: readonly Step[], kind: D) =>
  steps.filter((step): step is Extract<Step, { kind: D }> => step.kind === kind);

test("a placed card flies from the hand to its cell, and the score pulses", () => {
  const table = position();
  table.pass();
  const { seat } = table.g.state.turn;
  const steps = watched(table, seat, () => act(table, "place"));
  const [flight] = only(steps, "fly");
  expect(flight).toMatchObject({ at: 0, ms: 400, cast: false });
  expect(flight?.before).toEqual(flight?.after);
  expect(flight?.before.def).not.toBe("");
  expect(only(steps, "pulse")[0]).toMatchObject({ ms: 300, on: { seat, counter: "score" } });
});

test("the other seat sees the back of a card until it is on the table", () => {
  const table = position();
  table.pass();
  const other = 1 - table.g.state.turn.seat;
  const [flight] = only(
    watched(table, other, () => act(table, "place")),
    "fly",
  );
  expect(flight?.before.def).toBe("");
  expect(flight?.after.def).not.toBe("");
});

test("a card that another seat draws has neither name nor id, and stays a back", () => {
  const table = facingPair();
  const drawer = 1 - table.g.state.turn.seat;
  const draw = (seat: Seat) => {
    const again = facingPair();
    const [flight] = only(
      watched(again, seat, () => [...act(again, "end-turn"), ...passed(again)]),
      "fly",
    );
    return flight;
  };
  expect(draw(1 - drawer)).toMatchObject({ card: null, before: { def: "" }, after: { def: "" } });
  expect(draw(drawer)?.before.def).toBe("");
  expect(draw(drawer)?.after.def).not.toBe("");
});

test("a turn begins with a banner of at most 900 ms that delays nothing", () => {
  const table = facingPair();
  const seat = table.g.state.turn.seat;
  const steps = watched(table, seat, () => [...act(table, "end-turn"), ...passed(table)]);
  const [banner] = only(steps, "banner");
  expect(banner).toMatchObject({ seat: 1 - seat, turn: 4, ms: 900 });
  expect(only(steps, "fly")[0]?.at).toBe(banner?.at);
});

test("a battle is declared, its dice roll, stop and are added up, the winner is shown and strikes, and only then the loser is turned", () => {
  const table = facingPair();
  const seat = table.g.state.turn.seat;
  const beats = watchedBeats(table, seat, () => {
    const events = [...act(table, "attack"), ...passed(table)];
    playOut(table);
    return events;
  });
  const steps = beats.flatMap((beat) => beat.steps);
  expect(kinds(steps).slice(0, 6)).toEqual(["aim", "dice", "sum", "verdict", "strike", "flip"]);
  const ends = beats.map(({ at, ms }) => at + ms);
  expect(beats.slice(1).map(({ at }) => at)).toEqual(ends.slice(0, -1));
  const eventTypes = (kind: Step["kind"]) =>
    beats.find(({ steps: [first] }) => first?.kind === kind)?.events.map(({ type }) => type);
  expect(eventTypes("dice")).toEqual([]);
  expect(new Set(eventTypes("sum"))).toEqual(new Set(["roll", "dice"]));
  expect(eventTypes("verdict")).toEqual(["win"]);
  const [flip] = only(steps, "flip");
  expect(flip?.before.def).not.toBe("");
  const [blow] = only(steps, "strike");
  expect(blow?.target).toBe(flip?.card);
});

test("a struck card stays in place, shows its damage as a number, and only then leaves", () => {
  const table = facingPair();
  const seat = table.g.state.turn.seat;
  const before = table.see(seat);
  const { card = -1, target = -1 } = everyAction(before.actions).find(({ type }) => type === "attack") ?? {};
  const place = (key: string) => ({ ...to(before, key, key === "discard" ? 1 - seat : -1), x: 0, y: 0 });
  const { x, y } = before.cards[target] ?? { x: 0, y: 0 };
  const events = [
    { type: "hit", card, target },
    { type: "card-counter", card: target, amount: 2, data: { counter: "wounds" } },
    { type: "discard", card: target, from: { ...place("battlefield"), x, y }, to: place("discard") },
  ].map((event) => ({ rule: "", cause: { kind: "rule" }, ...event }) as GameEvent);
  const { mat } = table.game.table;
  const game = {
    ...table.game,
    table: {
      ...table.game.table,
      mat: {
        ...mat,
        cues: { hit: ["strike" as const] },
        cardStats: mat.cardStats.map((one) => (one.stat === "n" ? { ...one, lessCounter: "wounds" } : one)),
      },
    },
  } as const;
  const beats = beatsOf({ game, events, before, after: before });
  expect(beats.map(({ steps, late }) => [steps[0]?.kind, late])).toEqual([
    ["strike", true],
    ["pulse", false],
    ["fly", true],
  ]);
  expect(beats.map(({ at }) => at)).toEqual([0, 500, 500 + TIMES.amount]);
  expect(beats[1]?.steps[0]).toMatchObject({ on: { card: target, stat: "n" }, amount: -2 });
});

test("a card that strikes a player runs at the panel with their name", () => {
  const table = facingPair();
  const seat = table.g.state.turn.seat;
  const view = table.see(seat);
  const card = everyAction(view.actions).find(({ type }) => type === "attack")?.card;
  const events = ["charge", "hit"].map(
    (type) =>
      ({
        type,
        rule: "",
        cause: { kind: "rule" },
        card,
        data: { defender: 1 - seat },
      }) as unknown as GameEvent,
  );
  const mat = { ...table.game.table.mat, cues: { charge: ["aim"], hit: ["strike"] } } as const;
  const steps = stepsOf({
    game: { ...table.game, table: { ...table.game.table, mat } },
    events,
    before: view,
    after: view,
  });
  expect(kinds(steps)).toEqual(["aim", "strike"]);
  expect(only(steps, "strike")[0]).toMatchObject({ card, target: null, to: { player: 1 - seat }, ms: 900 });
  const panel = document.createElement("div");
  panel.dataset.seatSpot = String(1 - seat);
  document.body.replaceChildren(panel);
  const stop = only(steps, "strike")[0]?.to;
  const pose = posesIn(document.body, newLocator()).of(stop ?? never());
  expect(pose).toMatchObject({ scale: 1, angle: 0 });
});

function never(): never {
  throw new Error("nothing strikes");
}

/** Makes up events about the first cards of their own hand. */
function stepsFor(
  make: (hand: readonly number[], view: View) => readonly Partial<GameEvent>[],
): readonly Step[] {
  const table = position();
  const view = table.see(0);
  const hand = view.zones.find(({ key, owner }) => key === "hand" && owner === 0)?.cards ?? [];
  const events = make(hand, view).map(
    (event) => ({ rule: "", cause: { kind: "rule" }, ...event }) as GameEvent,
  );
  return stepsOf({ game: table.game, events, before: view, after: view });
}

const to = (view: View, key: string, owner: Seat, face: "up" | "down" = "up") => ({
  zone: view.zones.find((zone) => zone.key === key && zone.owner === owner)?.id ?? -1,
  face,
  x: 0,
  y: 0,
});

test("cards with the same path follow each other 30 ms apart, and the next step waits for them", () => {
  const steps = stepsFor((hand, view) => {
    const from = (card: number) => ({ ...to(view, "hand", 0), face: view.cards[card]?.face ?? "up" });
    const away = hand.slice(0, 3).map((card) => ({
      type: "discard",
      seat: 0,
      card,
      def: view.cards[card]?.def ?? "",
      from: from(card),
      to: to(view, "discard", 0),
    }));
    return [...away, { type: "draw", seat: 1, from: to(view, "deck", 1, "down"), to: to(view, "hand", 1) }];
  });
  expect(steps.map(({ at }) => at)).toEqual([0, 30, 60, 460]);
});

test("resting, counters and changed numbers take 200 ms and run along with other steps", () => {
  const steps = stepsFor(([card = 0]): Partial<GameEvent>[] => [
    { type: "rest", card },
    { type: "card-counter", card, data: { counter: "wounds", now: 2 } },
    { type: "modify", card, data: { stat: "n" } },
    { type: "seat-counter", seat: 1, data: { counter: "oops", now: 2 } },
  ]);
  expect(steps).toMatchObject([
    { kind: "rest", at: 0, ms: 200 },
    { kind: "pulse", at: 0, ms: 200 },
    { kind: "pulse", at: 0, ms: 200 },
    { kind: "pulse", at: 0, ms: 300 },
  ]);
});

test("a card that is played to be carried out is held up for 500 ms before it moves on", () => {
  const steps = stepsFor(([card = 0], view) => {
    const def = view.cards[card]?.def ?? "";
    const hand = { ...to(view, "hand", 0), face: view.cards[card]?.face ?? "up" };
    const played = to(view, "played", -1);
    return [
      { type: "flash", seat: 0, card, def, from: hand, to: played },
      { type: "flash-done", seat: 0, card, def, from: played, to: to(view, "discard", 0) },
    ];
  });
  expect(steps).toMatchObject([
    { kind: "fly", at: 0, ms: 500, cast: true },
    { kind: "fly", at: 500, ms: 400, cast: false },
  ]);
});

test("nothing is played when the events do not start from the shown table", () => {
  const steps = stepsFor(([card = 0], view) => [
    { type: "discard", seat: 0, card, def: "x", from: to(view, "deck", 0), to: to(view, "discard", 0) },
  ]);
  expect(steps).toEqual([]);
});

test("a game's own events that show nothing add no step", () => {
  expect(
    stepsFor(([card = 0]) => [{ type: "lose", card }, { type: "game-over" }, { type: "shuffle", seat: 0 }]),
  ).toEqual([]);
});

test("the motion of one answer never exceeds its limit", () => {
  const steps = stepsFor((hand, view) =>
    hand.slice(0, 1).flatMap((card) => {
      const def = view.cards[card]?.def ?? "";
      const places = ["hand", "discard"].map((key) => ({
        ...to(view, key, 0),
        face: view.cards[card]?.face ?? "up",
      }));
      return Array.from({ length: 20 }, (_, i) => ({
        type: "move",
        seat: 0,
        card,
        def,
        from: places[i % 2] ?? to(view, "hand", 0),
        to: places[(i + 1) % 2] ?? to(view, "hand", 0),
      }));
    }),
  );
  expect(Math.max(...steps.map(({ at, ms }) => at + ms))).toBeCloseTo(TIMES.most);
});

test("a hand is dealt card by card", () => {
  expect(dealBeat([7, 8, 9]).steps.map(({ at }) => at)).toEqual([0, 30, 60]);
});

test("reduced motion: changes fade in within 120 ms, and the banner stays", () => {
  const table = facingPair();
  const seat = table.g.state.turn.seat;
  const beats = watchedBeats(table, 1 - seat, () => [...act(table, "end-turn"), ...passed(table)]);
  const soft = withReducedMotion(beats).flatMap(({ steps }) => steps);
  expect(kinds(soft)).toEqual(["banner", "fade"]);
  expect(soft[1]).toMatchObject({ at: 0, ms: 120 });
});
