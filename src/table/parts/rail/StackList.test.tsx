import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { StackItem } from "../../../kernel";
import { position } from "../../testing/position";
import { show } from "../../testing/show";

const line = { id: 0, turn: 1, seat: 0, message: { key: "a" }, rule: "D20 5.5", cards: [] } as const;

test("what waits on the stack stands there with its targets, what resolves next first; one item needs no list", () => {
  const { game, see } = position();
  const view = see(0);
  const [first = "", second = ""] = Object.keys(game.cards);
  const hand = view.zones.find(({ key, owner }) => key === "hand" && owner === 0)?.cards ?? [];
  const [aim = -1] = hand;
  const target = view.cards[aim]?.def ?? "";
  const item = (id: number, def: string): StackItem => ({
    id,
    seat: 0,
    card: aim,
    negated: false,
    data: {},
    def,
  });
  const played = view.zones.find(
    ({ key }) => key === game.mat.zones.find(({ area }) => area === "played")?.zone,
  );
  const zones = view.zones.map((zone) => (zone === played ? { ...zone, cards: [aim] } : zone));
  const below = item(1, first);
  const top = { ...item(2, second), refs: { chosen: [{ card: aim, stamp: 0 }] } };

  const match = show({ game, view: { ...view, zones, stack: [below, top] }, log: [line] });
  const list = screen.getByRole("list", { name: "Stack, next first" });
  const rows = within(list).getAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([`${second} → ${target}`, first]);
  act(() => match.setState({ view: { ...view, zones, stack: [below] } }));
  expect(screen.queryByRole("list", { name: "Stack, next first" })).toBeNull();
});
