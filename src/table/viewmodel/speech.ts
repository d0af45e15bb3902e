import type { Game } from "../../games/game";
import { type GameEvent, type Message, seatOf, type View } from "../../kernel";
import { say, t } from "../say";
import { mergeLines } from "./merge";
import { promptOf } from "./prompt";

/** How much is spoken: what matters most, every line of the log, or everything with what is asked next. */
export const DETAILS = ["brief", "normal", "full"] as const;
export type Detail = (typeof DETAILS)[number];

/** Small things that the brief level leaves out although the log has them. */
const SMALL: ReadonlySet<string> = new Set([
  "draw",
  "roll",
  "shuffle",
  "modify",
  "random-pick",
  "show",
  "card-counter",
  "seat-counter",
  "discard",
]);

function lineOf(game: Game, view: View, event: GameEvent, detail: Detail): Message | null {
  if (detail === "brief" && SMALL.has(event.type)) return null;
  const name = (seat: number) => (view.seats[seat] ? seatOf(view, seat).name : "");
  const line = game.logLine(event, name);
  if (line !== null || detail !== "full") return line;
  if (event.type === "shuffle") return { key: "table.speech.shuffle" };
  if (event.type !== "seat-counter") return null;
  return { key: "table.speech.counter", args: { player: name(event.seat ?? -1), now: event.data?.now ?? 0 } };
}

/** The sentences a listener hears after an answer: what happened, then what is asked of the viewer. */
export function sentences(
  game: Game,
  view: View,
  events: readonly GameEvent[],
  detail: Detail,
): readonly string[] {
  const lines = events.flatMap((event) => {
    const message = lineOf(game, view, event, detail);
    return message === null ? [] : [{ message, rule: event.rule }];
  });
  const spoken = mergeLines(game, lines).map(({ message }) => say(message));
  const prompt = promptOf(game, view);
  if (prompt?.mine && view.outcome === null) {
    const isTurn = prompt.decision.kind === "act" && view.turn.seat === view.viewer;
    if (detail === "full" || prompt.decision.kind !== "act") spoken.push(prompt.title);
    else if (detail === "normal" || isTurn) spoken.push(t("table.speech.yourMove"));
  }
  return spoken;
}
