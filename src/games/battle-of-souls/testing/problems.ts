import type { Config } from "../../../kernel";
import { poolOf } from "../cards";
import { configProblems } from "../rules/deck";
import { fortyOf } from "./cards";

/** Clauses violated by a table with two teams of this size, or with these teams. */
export function configProblemsOf(given: {
  readonly size?: number;
  readonly teams?: readonly number[];
  readonly options?: Config["options"];
}): string[] {
  const { size = 1, options = {} } = given;
  const cards = fortyOf("Oak");
  const deck = cards.map(({ name }) => name);
  const teams = given.teams ?? Array.from({ length: 2 * size }, (_, i) => Math.floor(i / size));
  const seats = teams.map((team, i) => ({ name: `Seat ${i}`, deck, team }));
  const config = { game: "battle-of-souls", seed: "", seats, options };
  return configProblems(poolOf(cards), config).map(({ rule }) => rule);
}
