import { rulesWith, warrior } from "../../games/d20-warriors";
import { answerLegal, type Config, createGame, everyAction, legalActions } from "../../kernel";
import { type Contestant, entry, type PlayTotals, SeededChooser } from "./contestant";
import { DECK_SIZE, WARRIORS } from "./warriors";

const POOL = WARRIORS.map((numbers, i) =>
  warrior({
    number: i + 1,
    name: `Warrior ${i + 1}`,
    subtype: "golem",
    numbers: numbers as Parameters<typeof warrior>[0]["numbers"],
  }),
);
const RULES = rulesWith(Object.fromEntries(POOL.map((card) => [card.name, card])));
const NAMES = POOL.map((card) => card.name);

function config(seed: string): Config {
  const seats = [
    { name: "First", deck: NAMES.slice(0, DECK_SIZE) },
    { name: "Second", deck: NAMES.slice(DECK_SIZE) },
  ];
  return { game: RULES.slug, seed, seats, options: { flash: false } };
}

/** This project's engine, with its ordinary rules at a table without Flash cards. */
export const engine: Contestant = {
  name: "Playmat",
  play(seed, games) {
    const chooser = new SeededChooser(seed);
    let actions = 0;
    let offered = 0;
    let firstWins = 0;
    let draws = 0;
    for (let i = 0; i < games; i++) {
      const g = createGame(RULES, config(`${seed}/${i}`), { events: false });
      const first = g.state.turn.seat;
      // Sudden Death is not part of the benchmarked rules. A tie counts as a draw there.
      while (g.state.outcome === null && g.state.vars.suddenDeath !== true) {
        const legal = everyAction(legalActions(g));
        const action = entry(legal, chooser.below(legal.length));
        offered += legal.length;
        actions++;
        answerLegal(g, { seat: g.state.turn.seat, do: "act", action });
      }
      if (g.state.outcome === null) draws++;
      else if (g.state.outcome.winners.length === 0) draws++;
      else if (g.state.outcome.winners.includes(first)) firstWins++;
    }
    return { games, actions, offered, firstWins, draws } satisfies PlayTotals;
  },
};
