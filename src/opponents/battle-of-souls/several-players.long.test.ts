import { expect, test } from "vitest";
import { cards } from "../../games/battle-of-souls/cards";
import { decks } from "../../games/battle-of-souls/decks";
import { rulesWith } from "../../games/battle-of-souls/rules/rules";
import { answerLegal, type Config, createGame, type Engine, view } from "../../kernel";
import { scriptFor } from "./index";

/**
 * Plays a battle of scripted players to its end.
 * @param look called with the game before every answer.
 * @returns the winners.
 */
function playedBy(
  seats: number,
  team: number,
  options: Config["options"] = {},
  look: (g: Engine) => void = () => undefined,
  lists = decks,
) {
  const config: Config = {
    game: "battle-of-souls",
    seed: "opponents",
    seats: Array.from({ length: seats }, (_, i) => ({
      name: `Seat ${i}`,
      deck: lists[i % lists.length]?.cards ?? [],
      team: Math.floor(i / team),
    })),
    options,
  };
  const g = createGame(rulesWith(cards), config, { strict: true });
  const script = scriptFor(g.rules);
  for (let prompts = 0; g.state.decision !== null; prompts++) {
    look(g);
    answerLegal(g, script("easy", view(g, g.state.decision.seat), String(prompts)));
  }
  return g.state.outcome?.winners;
}

test("a battle royal of five comes to an end", () => {
  expect(playedBy(5, 1)).toHaveLength(1);
});

test("a battle of teams with shared SP comes to an end", () => {
  expect(playedBy(4, 2)).toHaveLength(2);
});

test("a battle of teams with divided SP comes to an end", () => {
  expect(playedBy(4, 2, { sp: "split" })).toHaveLength(2);
});

test("SP of two players only change sides, as long as no card makes new ones", () => {
  const totals = new Set<number>();
  const shares = new Set<string>();
  const look = ({ state }: Engine) => {
    const each = state.seats.map(({ counters }) => counters.sp ?? 0);
    totals.add(each.reduce((sum, sp) => sum + sp, 0));
    shares.add(each.join());
  };
  const withoutGains = decks.filter((deck) => !deck.cards.includes("Tea Master"));
  playedBy(2, 1, {}, look, withoutGains);
  expect([...totals]).toEqual([16_000]);
  expect(shares.size).toBeGreaterThan(2);
});
