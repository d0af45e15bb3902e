import type { Game } from "../../games/game";
import type { Contest, ContestDie } from "../../games/game-status";
import { type CardId, cardIn, explainStat, seatOf, type View } from "../../kernel";
import { seatName, t } from "../../text";
import { cardName } from "../../text/names";
import { type Names, nameIn } from "./names";
import { partLine } from "./stats";

/** A throw of one side: its dice, and which throw it was. */
export interface ThrowModel {
  readonly throw: number;
  readonly dice: readonly (ContestDie & { readonly id: string })[];
}

export interface ContestSide {
  readonly card: number;
  /** Its name in the pool. Null when it was never seen. */
  readonly def: string | null;
  readonly name: string;
  readonly seat: number;
  readonly player: string;
  readonly throws: readonly ThrowModel[];
  readonly bonus: number;
  /** The sources of the bonus, one line each. Empty once its source has left. */
  readonly causes: readonly string[];
  readonly total: number | null;
  readonly won: boolean | null;
}

export interface ContestModel {
  readonly stage: Contest["stage"];
  readonly sides: readonly ContestSide[];
  /** The state of the contest in a sentence. */
  readonly line: string;
}

function throwsOf(dice: readonly ContestDie[]): ThrowModel[] {
  const rows = new Map<number, (ContestDie & { id: string })[]>();
  dice.forEach((die, i) => {
    const row = rows.get(die.throw) ?? [];
    row.push({ ...die, id: `${i}:${die.was ?? ""}:${die.value}` });
    rows.set(die.throw, row);
  });
  return [...rows].sort(([a], [b]) => a - b).map(([number, row]) => ({ throw: number, dice: row }));
}

function lineOf(contest: Contest, sides: readonly ContestSide[]): string {
  if (contest.stage === "declared") return t("table.contest.declared");
  const winner = sides.find((side) => side.won === true);
  if (winner) return t("table.contest.won", { name: winner.name, player: winner.player });
  if (contest.stage === "over") return t("table.contest.none");
  const [a, b] = sides;
  if (a && b && a.total !== null && a.total === b.total) return t("table.contest.tie");
  const ahead = a && b && (a.total ?? 0) > (b.total ?? 0) ? a : b;
  return t("table.contest.ahead", { name: ahead?.name ?? "" });
}

/** Whether the game's battles are contests of dice. */
export const hasDice = ({ table }: Game): boolean =>
  Object.values(table.mat.cues ?? {})
    .flat()
    .includes("dice");

const known = new WeakMap<View, { readonly contest: Contest | null }>();

/** The game's contest, read once per view. */
export function contestIn(game: Game, view: View): Contest | null {
  const kept = known.get(view) ?? { contest: game.status.contest(view) };
  known.set(view, kept);
  return kept.contest;
}

/** The parts of a visible card's bonus, as long as they apply. */
function causesOf(game: Game, view: View, stat: string, { card, bonus }: { card: CardId; bonus: number }) {
  if (bonus === 0 || cardIn(view, card).def === "") return [];
  const { value, parts } = explainStat({ rules: game.rules, state: view }, card, stat, true);
  return value === bonus ? parts.map(({ until: _, ...part }) => partLine(part)) : [];
}

/**
 * The dice to show, or null when there is no contest.
 * @param names of cards that have been seen: a beaten fighter may be face down by now.
 */
export function contestModel(game: Game, view: View, names: Names): ContestModel | null {
  const contest = contestIn(game, view);
  if (contest === null) return null;
  const sides = contest.sides.map((side) => {
    const def = nameIn(view, names, side.card);
    return {
      card: side.card,
      def,
      name: cardName(def ?? "") || t("table.card.faceDown"),
      seat: side.seat,
      player: seatName(seatOf(view, side.seat).name),
      throws: throwsOf(side.dice),
      bonus: side.bonus,
      causes: causesOf(game, view, contest.bonusStat, side),
      total: side.total,
      won: side.won,
    };
  });
  return { stage: contest.stage, sides, line: lineOf(contest, sides) };
}
