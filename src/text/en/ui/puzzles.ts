import type { Catalogue } from "../../catalogue";

/** A battle that is asked for: its least win chance in percent, and whom it is against. */
interface Odds {
  readonly percent: number;
  readonly card: string;
}

const least = (percent: number) => (percent === 100 ? "100 %" : `at least ${percent} %`);

/** Puzzles: positions with a goal. */
export const puzzles = {
  "puzzles.title": "Puzzles",
  "puzzles.document": "Puzzles of {game}",
  "puzzles.games": "Puzzles of each game",
  "puzzles.lead":
    "Reach the goal in one turn. The opponent has no hidden cards, and it does not matter what is drawn or rolled.",
  "puzzles.none": "There are no puzzles for this game yet.",
  "puzzles.daily": "Today's puzzle",
  "puzzles.number": "Puzzle {n}",
  "puzzles.goal.win": "Win this turn",
  "puzzles.goal.clear": "Clear the opponent's side this turn",
  "puzzles.goal.odds": ({ percent }: Pick<Odds, "percent">) =>
    `Attack with a win chance of ${least(percent)}`,
  "puzzles.goal.odds-against": ({ percent, card }: Odds) =>
    `Attack ${card} with a win chance of ${least(percent)}`,
  "puzzles.goal.survive": "Survive the opponent's turn",
  "puzzles.goal.only-move": "Find the only answer that saves you",
  "puzzles.own": "Your puzzles",
  "puzzles.own.none": "Give one of your positions a goal, and it becomes a puzzle.",
  "puzzles.own.untitled": "Untitled puzzle",
  "puzzles.own.edit": "Edit {puzzle}",
  "puzzles.own.new": "Make a puzzle",
  "puzzles.own.unreachable": "Your puzzles could not be read from this device.",
  "puzzles.broken": "This puzzle cannot be played. Look at what is wrong with its position.",
  "puzzles.difficulty.1": "Easy",
  "puzzles.difficulty.2": "Medium",
  "puzzles.difficulty.3": "Hard",
  "puzzles.difficulty.4": "Very hard",
  "puzzles.solved": "Solved",
  "puzzles.count": "{solved} of {all} solved",
  "puzzles.gone": "There is no such puzzle.",
  "puzzles.back": "All puzzles",
  "puzzle.task.clear": "Leave the opponent no cards in the zone {zone} this turn",
  "puzzle.task.odds": ({ percent }: Pick<Odds, "percent">) =>
    `Attack so that your win chance is ${least(percent)}. Your first battle counts.`,
  "puzzle.task.odds-against": ({ percent, card }: Odds) =>
    `Attack ${card} so that your win chance is ${least(percent)}. Your first battle counts.`,
  "puzzle.task.survive": "Do not lose in the opponent's turn",
  "puzzle.task.only-move": "Only one answer saves you in the opponent's turn",
  "puzzle.status.solved": "Solved!",
  "puzzle.status.failed": "Not solved. Try again.",
  "puzzle.hint": "Hint",
  "puzzle.hint.next": "Next: {answer}",
  "puzzle.hint.lost": "No solution was found from here. Undo or try again.",
  "puzzle.thinking": "Searching…",
  "puzzle.solution": "Show the solution",
  "puzzle.stop": "Stop",
  "puzzle.retry": "Try again",
  "puzzle.share": "Copy link",
  "puzzle.copied": "The link was copied.",
  "puzzle.not-copied": "The link could not be copied.",
} as const satisfies Catalogue;
