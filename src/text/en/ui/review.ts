import { count } from "../../args";
import type { Catalogue } from "../../catalogue";

/** The review of a finished match. */
export const review = {
  "review.title": "Review",
  "review.running": "Reviewing the match: {percent} %",
  "review.stop": "Stop",
  "review.failed": "This match cannot be reviewed.",
  "review.fair":
    "Each decision is judged by what its player could know. Hidden cards and dice are sampled, so small differences mean little.",
  "review.players": "Players",
  "review.player": "Player",
  "review.accuracy": "Accuracy",
  "review.luck": "Luck",
  "review.luck.help": "What dice, draws and hidden cards changed, in points of win chance.",
  "review.percent": "{percent} %",
  "review.points": ({ n }: { readonly n: number }) => `${n > 0 ? "+" : n < 0 ? "−" : ""}${Math.abs(n)}`,
  "review.chances": "Win chance",
  "review.by-turn": "Turn by turn",
  "review.chance-of": "Turn {turn}: {player} {percent} %",
  "review.decisions": "Decisions that cost something",
  "review.no-decisions": "No decision cost five points of win chance or more.",
  "review.verdict.inaccuracy": "Inaccuracy",
  "review.verdict.mistake": "Mistake",
  "review.verdict.blunder": "Blunder",
  "review.count.inaccuracy": ({ n }: { readonly n: number }) => count(n, "inaccuracy", "inaccuracies"),
  "review.count.mistake": ({ n }: { readonly n: number }) => count(n, "mistake", "mistakes"),
  "review.count.blunder": ({ n }: { readonly n: number }) => count(n, "blunder", "blunders"),
  "review.cost": "Turn {turn}, {player}: {verdict}, {points} points",
  "review.given": "Played: {answer}",
  "review.better": "Better: {answer} (win chance {percent} %)",
  "review.go": "Go there",
  "review.line": "Show the better line",
  "review.line.loading": "Playing the better line…",
  "review.line.failed": "The better line cannot be played.",
} as const satisfies Catalogue;
