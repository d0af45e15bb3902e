import type { Game } from "../../games/game";
import type { MatStep } from "../../games/mat";
import { NONE, seatOf, type View } from "../../kernel";
import { hasText, type Locale, messageLang, say, t } from "../../text";

/** A segment of the phase bar. */
export interface PhaseSegment {
  /** Two segments may have the same name. */
  readonly id: string;
  /** Its name, or that of the current step. */
  readonly label: string;
  /** The language of the label, if it is not the page's. */
  readonly lang: Locale | undefined;
  readonly isNow: boolean;
}

/** The state of the turn, and who must act. */
export interface PhaseModel {
  readonly turn: number;
  readonly player: string;
  /** The phases of the turn. A step outside of them is a segment of its own. */
  readonly segments: readonly PhaseSegment[];
  /** Who is asked, in a line. */
  readonly prompt: string;
  /** The game's public notes on the turn ("You can still place a Warrior"). */
  readonly notes: readonly string[];
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

/** The step that the game is in, or undefined for one that its mat does not name. */
export function currentStep({ table: { mat } }: Game, { turn }: View): MatStep | undefined {
  const steps = [...mat.phases.flatMap((phase) => phase.steps), ...(mat.outsideSteps ?? [])];
  return steps.find(({ step }) => step === turn.step);
}

function segmentsOf(game: Game, view: View): readonly PhaseSegment[] {
  const now = currentStep(game, view);
  const segments = game.table.mat.phases.map((phase) => {
    const isNow = now !== undefined && phase.steps.includes(now);
    const label = isNow ? now.label : phase.label;
    const id = phase.steps.map(({ step }) => step).join();
    return { id, label: say(label), lang: messageLang(label), isNow };
  });
  if (segments.some(({ isNow }) => isNow)) return segments;
  const label = now ? say(now.label) : view.turn.step;
  const own = { id: view.turn.step, label, lang: now && messageLang(now.label), isNow: true };
  return view.turn.number === 0 ? [own] : [...segments, own];
}

export function phaseModel(game: Game, view: View, thinking: boolean): PhaseModel {
  const { number, seat } = view.turn;
  return {
    turn: number,
    player: seat === NONE ? "" : seatOf(view, seat).name,
    segments: segmentsOf(game, view),
    prompt: askedLine(view, thinking),
    notes: notesOf(view),
  };
}
