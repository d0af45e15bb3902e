import { readStat } from "../../kernel";
import { consideration } from "../consideration";
import { type AnswerContext, printed } from "./context";
import { directionName } from "./odds";
import { DIRECTIONS } from "./placeholder";

/** Sudden Death: one Warrior each, printed numbers, one battle. */

const isPick = (s: AnswerContext) => s.decision.prompt.key === "prompt.d20.sudden-death-pick";
const isPlacing = (s: AnswerContext) => s.decision.prompt.key === "prompt.d20.sudden-death-place";

export const bestNumbers = (weight: number) =>
  consideration<AnswerContext>("pick the best numbers for Sudden Death", weight, (s, answer) => {
    if (!isPick(s) || answer.do !== "pick" || s.decision.kind !== "pick") return 0;
    const option = s.decision.options[answer.picks[0] ?? 0];
    const card = printed(s.board, option?.card);
    const numbers = DIRECTIONS.map((direction) => card?.stats[direction] ?? 0);
    // The second player to place chooses the side; the first gets any of the eight.
    const mean = numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
    return (Math.max(...numbers) + mean) / 2;
  });

export const bestSide = (weight: number) =>
  consideration<AnswerContext>("turn the best number to the centre", weight, (s, answer) => {
    if (!isPlacing(s) || answer.do !== "place") return 0;
    const [own] =
      s.board.state.zones.find((zone) => zone.key === "picks" && zone.owner === s.me)?.cards ?? [];
    const [x, y] = answer.cell;
    if (own === undefined || (x === 0 && y === 0)) return 0;
    return readStat(s.board, own, directionName(-x, -y));
  });
