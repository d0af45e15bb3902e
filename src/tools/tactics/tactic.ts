import type { Answer, Rules, Seat } from "../../kernel";
import type { LevelName } from "../../opponents";
import type { Script } from "../../opponents/search";
import type { Scenario } from "../../testing/scenario";

/** What a level did in a position. */
export interface Played<S extends Scenario> {
  /** The position after it. */
  readonly g: S;
  /** The answers of the judged seat, in order. */
  readonly given: readonly Answer[];
}

/** A position in which a good player does, or avoids, something. It is judged by a predicate, not by one answer. */
export interface Tactic<S extends Scenario> {
  readonly title: string;
  begin(): S;
  holds(played: Played<S>): boolean;
  /** Defaults to the first seat. */
  readonly seat?: Seat;
  /** Whether the next answer is judged. Otherwise the turn is played to its end. */
  readonly isAnswer?: true;
}

/** The positions of one game. */
export interface TacticsOf<S extends Scenario> {
  readonly game: string;
  readonly tactics: readonly Tactic<S>[];
  scriptFor(rules: Rules): Script;
}

/** A turn with more answers has failed. */
const MAX_ANSWERS = 60;

/** Whether a level finds what the position asks for. The other seat plays at the hard level. */
function solves<S extends Scenario>(
  { scriptFor }: Pick<TacticsOf<S>, "scriptFor">,
  { begin, holds, seat = 0, isAnswer }: Tactic<S>,
  level: LevelName,
): boolean {
  const g = begin();
  g.leaveOpen();
  const script = scriptFor(g.engine.rules);
  const { number } = g.state.turn;
  const given: Answer[] = [];
  for (let n = 0; n < MAX_ANSWERS && g.decision !== null && g.state.turn.number === number; n++) {
    const isOwn = g.decision.seat === seat;
    const answer = script(isOwn ? level : "hard", g.view(g.decision.seat), `tactics/${n}`);
    if (isOwn) given.push(answer);
    g.answer(answer);
    if (isAnswer && isOwn) break;
  }
  return holds({ g, given });
}

/** A game, how many positions it has, and those in which a level does not find what they ask for. */
export const failedBy = <S extends Scenario>(of: TacticsOf<S>) => ({
  game: of.game,
  positions: of.tactics.length,
  failed: (level: LevelName): readonly string[] =>
    of.tactics.flatMap((tactic) => (solves(of, tactic, level) ? [] : [tactic.title])),
});

/** Whether any of the answers is an action of this type. */
export const did = ({ given }: { readonly given: readonly Answer[] }, type: string): boolean =>
  given.some((answer) => answer.do === "act" && answer.action.type === type);

/** Whether any of the answers is such an action on this target. */
export const didTo = ({ g, given }: Played<Scenario>, type: string, target: string): boolean =>
  given.some(
    (answer) =>
      answer.do === "act" &&
      answer.action.type === type &&
      g.state.cards[answer.action.target ?? -1]?.def === target,
  );

/** How many options the last answer picked. 0 for any other answer. */
export function picked({ given }: { readonly given: readonly Answer[] }): number {
  const last = given.at(-1);
  return last?.do === "pick" ? last.picks.length : 0;
}

export const hasWon = ({ g, seat = 0 }: { readonly g: Scenario; readonly seat?: Seat }): boolean =>
  g.state.outcome?.winners.includes(seat) === true;
