import type { Game } from "../../games/game";
import { type Message, NONE, seatOf, type View } from "../../kernel";
import { hasText, type Locale, messageLang, say, t } from "../../text";

/** The phase rail: the state of the turn, and who must act. */
export interface PhaseModel {
  readonly turn: number;
  readonly player: string;
  readonly steps: readonly {
    readonly step: string;
    readonly label: string;
    /** The language of the label, if it is not the page's. */
    readonly lang: Locale | undefined;
    readonly isNow: boolean;
  }[];
  /** Who is asked, in a line. */
  readonly prompt: string;
  /** The game's public notes on the turn ("You can still place a Warrior"). */
  readonly notes: readonly string[];
}

function labelled(label: Message) {
  return { label: say(label), lang: messageLang(label) };
}

function stepLabel(game: Game, step: string) {
  const own = `${game.slug}.step.${step}`;
  return hasText(own) ? labelled({ key: own }) : { label: step, lang: undefined };
}

/** Entries of the game's record that its catalogue has a text for, as `table.note.NAME`. */
function notesOf(view: View): string[] {
  const { seat, step } = view.turn;
  return Object.entries(view.vars).flatMap(([name, value]) => {
    const key = `table.note.${name}`;
    if (!hasText(key) || view.turn.number === 0 || view.outcome !== null) return [];
    const player = view.seats[seat]?.name ?? "";
    return [say({ key, args: { value, player, mine: seat === view.viewer, step } })].filter(Boolean);
  });
}

function askedLine(view: View, thinking: boolean): string {
  if (view.outcome !== null) return t("table.phase.over");
  if (view.paused !== NONE) return t("table.phase.paused", { player: seatOf(view, view.paused).name });
  if (view.decision === null) return "";
  if (view.decision.seat === NONE) return t("table.phase.someone");
  const player = seatOf(view, view.decision.seat).name;
  if (view.decision.seat === view.viewer)
    return t(view.turn.seat === view.viewer ? "table.phase.you" : "table.phase.move");
  return t(thinking ? "table.phase.thinking" : "table.phase.other", { player });
}

export function phaseModel(game: Game, view: View, thinking: boolean): PhaseModel {
  const { step, number, seat } = view.turn;
  const known = game.table.mat.steps.some((entry) => entry.step === step);
  const steps = game.table.mat.steps.map((entry) => ({
    step: entry.step,
    ...labelled(entry.label),
    isNow: entry.step === step,
  }));
  return {
    turn: number,
    player: seat === NONE ? "" : seatOf(view, seat).name,
    steps: known ? steps : [...steps, { step, ...stepLabel(game, step), isNow: true }],
    prompt: askedLine(view, thinking),
    notes: notesOf(view),
  };
}
