import { expect, test } from "vitest";
import { type Answer, answer, type GameEvent, type Seat, type View, viewEvent } from "../../kernel";
import { facingPair, type Position, position, settle } from "../testing/position";
import { viewBefore } from "./staged";

/** What a seat sees of an action, and the views before and after it. */
function seen(table: Position, seat: Seat, type: string) {
  const before = table.see(seat);
  const actor = table.g.state.decision?.seat ?? 0;
  const events: GameEvent[] = [];
  const give = (what: Answer) => {
    const result = answer(table.g, what);
    if (!result.ok) throw new Error(result.why.key);
    events.push(...result.events);
  };
  const action = table.see(actor).actions.find((one) => one.type === type);
  if (action === undefined) throw new Error(`no ${type}`);
  give({ seat: actor, do: "act", action });
  while (table.g.state.decision?.kind === "act" && table.g.state.decision.window !== undefined)
    give({ seat: table.g.state.decision.seat, do: "act", action: { type: "pass" } });
  settle(table);
  return { before, after: table.see(seat), events: events.map((event) => viewEvent(event, seat)), action };
}

const cardsOf = (view: View, key: string, owner: Seat) =>
  view.zones.find((zone) => zone.key === key && zone.owner === owner)?.cards ?? [];

test("a card that is still to be placed is where it was in the hand, and not on the board", () => {
  const table = position();
  table.pass();
  const { seat } = table.g.state.turn;
  const { before, after, events, action } = seen(table, seat, "place");
  const staged = viewBefore({ before, after }, events);
  const card = action.card ?? -1;
  expect(cardsOf(after, "hand", seat)).not.toContain(card);
  expect(cardsOf(staged, "hand", seat)).toEqual(cardsOf(before, "hand", seat));
  expect(cardsOf(staged, "battlefield", -1)).toEqual(cardsOf(before, "battlefield", -1));
  expect(staged.cards[card]).toBe(before.cards[card]);
  expect(staged.decision).toBe(after.decision);
});

test("another seat's card comes from a hand of stand-ins, each of which says its place", () => {
  const table = position();
  table.pass();
  const { seat } = table.g.state.turn;
  const { before, after, events, action } = seen(table, 1 - seat, "place");
  const staged = viewBefore({ before, after }, events);
  expect(cardsOf(staged, "hand", seat)).toEqual(cardsOf(before, "hand", seat));
  expect(cardsOf(staged, "battlefield", -1)).toEqual([]);
  expect(staged.cards[action.card ?? -1]?.def, "its face is not known yet").toBe("");
});

test("a drawn card is still in the deck", () => {
  const table = facingPair();
  const seat = 1 - table.g.state.turn.seat;
  for (const viewer of [seat, 1 - seat]) {
    const again = facingPair();
    const { before, after, events } = seen(again, viewer, "end-turn");
    const staged = viewBefore({ before, after }, events);
    for (const key of ["deck", "hand"])
      expect(cardsOf(staged, key, seat)).toEqual(cardsOf(before, key, seat));
    expect(cardsOf(after, "hand", seat)).toHaveLength(cardsOf(before, "hand", seat).length + 1);
  }
});

test("a beaten card stays face up until it is seen to be turned", () => {
  const table = facingPair();
  const { before, after, events } = seen(table, 0, "attack");
  const turned = events.findIndex(({ from, to }) => from !== undefined && from.face !== to?.face);
  const loser = events[turned]?.card ?? -1;
  expect(after.cards[loser]?.face).toBe("down");
  const staged = viewBefore({ before, after }, events.slice(turned));
  expect(staged.cards[loser]).toBe(before.cards[loser]);
  expect(viewBefore({ before, after }, events.slice(turned + 1)).cards[loser]).toBe(after.cards[loser]);
});

test("between two places a card lies in the first of them", () => {
  const view = position().see(0);
  const [card = 0] = cardsOf(view, "hand", 0);
  const place = (key: string, owner: Seat) => ({
    zone: view.zones.find((zone) => zone.key === key && zone.owner === owner)?.id ?? -1,
    face: "up" as const,
    x: 0,
    y: 0,
  });
  const [hand, played, discard] = [place("hand", 0), place("played", -1), place("discard", 0)];
  const lain = (zone: number): View => ({
    ...view,
    cards: view.cards.map((one) => (one.id === card ? { ...one, zone } : one)),
    zones: view.zones.map((one) => ({
      ...one,
      cards:
        one.id === zone
          ? [...one.cards.filter((id) => id !== card), card]
          : one.cards.filter((id) => id !== card),
    })),
  });
  const event = { rule: "", cause: { kind: "rule" }, type: "move", card } as const;
  const events: readonly GameEvent[] = [
    { ...event, from: { ...hand, face: view.cards[card]?.face ?? "up" }, to: played },
    { ...event, from: played, to: discard },
  ];
  const change = { before: view, after: lain(discard.zone) };
  const staged = viewBefore(change, events.slice(1));
  expect(cardsOf(staged, "played", -1)).toEqual([card]);
  expect(cardsOf(staged, "discard", 0)).not.toContain(card);
  expect(staged.cards[card]).toMatchObject({ zone: played.zone, face: "up" });
  expect(viewBefore(change, [])).toBe(change.after);
});
