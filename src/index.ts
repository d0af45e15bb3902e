/**
 * The engine of Playmat as a module: games, matches, decisions, views and replays, without a browser.
 *
 * ```ts
 * import { answer, createGame, legalActions, loadGame, view } from "playmat";
 *
 * const game = await loadGame("d20-warriors");
 * const [mine, theirs] = game.decks;
 * const seats = [
 *   { name: "Ann", deck: mine.cards },
 *   { name: "Bob", deck: theirs.cards },
 * ];
 * const g = createGame(game.rules, game.config("any seed", seats, {}));
 * while (g.state.outcome === null && g.state.decision?.kind === "act") {
 *   const [action] = legalActions(g);
 *   answer(g, { seat: g.state.decision.seat, do: "act", action });
 * }
 * ```
 *
 * - The games: `GAMES`; one with its rules, decks and cards: `loadGame(slug)`.
 * - Create a match: `createGame(rules, config)`; best of n: `newMatch`, `nextConfig`, `withResult`.
 * - The current decision: `g.state.decision`; what may be answered: `legalActions(g)`. An action with `cells` or `targets` is
 *   one for each of them: `everyAction(offers)`; answered as it is, its seat is asked for one.
 * - May it be done, and if not, why: `canAct(g, seat, action)`, `canAnswer(g, answer)`.
 * - Answer: `answer(g, given)` returns the events, or the refusal with its clause.
 * - What a seat may know: `view(g, seat)`, `viewEvent(event, seat)`.
 * - Records: `newRecord`, `withAnswer`, `replay(rules, record, upTo)`; `hashState(state)`.
 * - A scripted opponent's answer: `await decide(slug, level, view, seed)`; null during a time-out.
 * - Positions laid out by hand, for tests (needs vitest): `src/testing/scenario.ts`.
 */
export type { Clause, Game, Rulebook } from "./games/game";
export type { StarterDeck } from "./games/game-deck";
export type { OptionSpec } from "./games/game-setup";
export type { Contest } from "./games/game-status";
export type { Preview } from "./games/game-table";
export type { Mat, MatZone } from "./games/mat";
export { GAME_SLUGS, GAMES, type GameEntry, type GameSlug, loadGame } from "./games/registry";
export * from "./kernel";
export type { Ability, CardText, Effect, Filter, PrintedCard } from "./language";
export { decide } from "./opponents";
