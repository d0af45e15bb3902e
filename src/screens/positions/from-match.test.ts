import { expect, test } from "vitest";
import { battleOfSouls } from "../../games/battle-of-souls";
import { partsOf } from "../../games/registry";
import { answer, createGame, type SeatConfig, view } from "../../kernel";
import { anyAnswer, seededRandomInt } from "../../kernel/testing/random-answers";
import { positionFrom } from "../../positions/schema";
import { positionOfTable } from "./from-match";

const rules = await partsOf("battle-of-souls").position();

const { starters } = battleOfSouls.deck;
const DECKS = [0, 1].map((seat) => [...(starters[seat]?.cards ?? [])]);

/** A match after some answers. */
function played(seats: readonly Partial<SeatConfig>[], answers = 60) {
  const config = battleOfSouls.setup.config(
    "board",
    seats.map((seat, i) => ({ name: `Seat ${i}`, deck: DECKS[i % 2] ?? [], ...seat })),
    { sp: "shared" },
  );
  const g = createGame(battleOfSouls.rules, config);
  const below = seededRandomInt(4);
  for (let i = 0; i < answers && g.state.decision !== null; i++)
    answer(g, anyAnswer(g, g.state.decision, below));
  return g;
}

const cardsOf = ({ seats }: ReturnType<typeof positionOfTable>["board"], seat: number, zone: string) =>
  (seats[seat]?.zones[zone] ?? []).map(({ name }) => name).sort();

test("a position of what one seat sees holds its cards and others for the hidden ones, and says so", () => {
  const g = played([{}, {}]);
  const position = positionOfTable(battleOfSouls, rules, view(g, 0), 0);
  const whole = positionOfTable(battleOfSouls, rules, g.state, 0);
  expect(cardsOf(position.board, 0, "hand")).toEqual(cardsOf(whole.board, 0, "hand"));
  expect(cardsOf(position.board, 0, "deck"), "its deck in another order").toEqual(
    cardsOf(whole.board, 0, "deck"),
  );
  expect(position.note).toMatch(/^\d+ cards could not be seen: others are in their places\./);
  expect(whole.note).not.toContain("could not be seen");
});

test("a position of a table keeps its turn, its options and its teams", () => {
  const g = played([{ team: 0 }, { team: 0 }, { team: 1 }, { team: 1 }]);
  const position = positionOfTable(battleOfSouls, rules, g.state, 1);
  expect(position.title).toBe(`Match, turn ${g.state.turn.number}`);
  expect(position.options).toEqual(g.state.config.options);
  expect(position.teams).toEqual([0, 1, 1, 0]);
  expect(position.board.turn.seat).toBe((g.state.turn.seat + 3) % 4);
});

test("a position of a table is one that a file and a link may hold", () => {
  const g = played([{}, {}, {}]);
  const position = positionOfTable(battleOfSouls, rules, view(g, 2), 2);
  expect(positionFrom(JSON.parse(JSON.stringify(position)))).toEqual(JSON.parse(JSON.stringify(position)));
});
