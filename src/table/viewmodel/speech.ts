import type { Game } from "../../games/game";
import { type GameEvent, type Message, seatOf, type View } from "../../kernel";
import type { LogEntry } from "../../store/types";
import { type Locale, message, messageLang, say } from "../../text";
import { mergeLines } from "./merge";
import { promptOf, promptText } from "./prompt";

/** How much is announced: what matters most, every line of the log, or everything including the next prompt. */
export const DETAILS = ["brief", "normal", "full"] as const;
export type Detail = (typeof DETAILS)[number];

/** A sentence to announce, with its language if that is not the page's. */
export interface Sentence {
  readonly text: string;
  readonly lang?: Locale | undefined;
}

const sentence = (message: Message): Sentence => ({ text: say(message), lang: messageLang(message) });

/** Minor events that the brief level leaves out although the log has them. */
const SMALL: ReadonlySet<string> = new Set([
  "draw",
  "roll",
  "shuffle",
  "modify",
  "random-pick",
  "show",
  "card-counter",
  "seat-counter",
  "transfer",
  "discard",
]);

function lineOf(game: Game, view: View, event: GameEvent, detail: Detail): Message | null {
  if (detail === "brief" && SMALL.has(event.type)) return null;
  const name = (seat: number) => (view.seats[seat] ? seatOf(view, seat).name : "");
  const line = game.table.logLine(event, { name, zones: view.zones });
  if (line !== null || detail !== "full") return line;
  if (event.type === "shuffle") return message("table.speech.shuffle");
  const counter = game.table.mat.counters.find((one) => one.counter === event.data?.counter);
  if (event.type !== "seat-counter" || counter === undefined) return null;
  const { label } = counter;
  const now = Number(event.data?.now ?? 0);
  return message("table.speech.counter", { player: name(event.seat ?? -1), label, now });
}

/**
 * The sentences announced after an answer: the events, then the viewer's prompt.
 * @param isSettled false while other announcements must come first.
 * @param isTurnDone see `askedBeside`.
 */
export function sentences(
  game: Game,
  view: View,
  events: readonly GameEvent[],
  detail: Detail,
  isSettled = true,
  isTurnDone = false,
): readonly Sentence[] {
  const lines = events.flatMap((event) => {
    const message = lineOf(game, view, event, detail);
    return message === null ? [] : [{ message, rule: event.rule }];
  });
  return [
    ...logSentences(game, lines),
    ...(isSettled ? promptSentences(game, view, detail, isTurnDone) : []),
  ];
}

/** The announcement on arriving at the table: the lines of this turn (all lines in the first turn), and the prompt. */
export function opening(
  game: Game,
  view: View,
  log: readonly LogEntry[],
  detail: Detail,
  isTurnDone = false,
): readonly Sentence[] {
  const { number } = view.turn;
  const lines = detail === "brief" ? [] : log.filter(({ turn }) => number <= 1 || turn === number);
  return [...logSentences(game, lines), ...promptSentences(game, view, detail, isTurnDone)];
}

const logSentences = (game: Game, lines: readonly { readonly message: Message; readonly rule: string }[]) =>
  mergeLines(game, lines).map(({ message }) => sentence(message));

function promptSentences(game: Game, view: View, detail: Detail, isTurnDone: boolean): readonly Sentence[] {
  const prompt = promptOf(game, view);
  if (!prompt?.mine || view.outcome !== null) return [];
  const isTurn = prompt.decision.kind === "act" && view.turn.seat === view.viewer;
  if (detail === "full" || prompt.decision.kind !== "act") {
    const why = detail === "brief" || prompt.sourceText === null ? [] : [prompt.sourceText];
    return [promptText(prompt, isTurnDone), ...why].map(sentence);
  }
  if (isTurn) return [sentence(message("table.speech.yourTurn"))];
  return detail === "normal" ? [sentence(message("table.speech.yourMove"))] : [];
}
