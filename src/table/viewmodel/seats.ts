import type { Game } from "../../games/game";
import { type CardId, cardIn, NONE, type Seat, seatOf, type View, zoneOf } from "../../kernel";
import { type Locale, messageLang, say, seatName } from "../../text";
import { cardActionsOf, seatAimedAt } from "./card-actions";
import { countLabel } from "./counted";
import type { Draft } from "./draft";
import type { GestureState } from "./gesture";
import { armed, armedCard, selectableCards } from "./marks";
import { perCard } from "./per-view";
import { seatOfOption } from "./prompt";
import { statModels } from "./stats";
import { teamModel } from "./teams";
import { farSeats, zonesOf } from "./zones";

/** More seats than this beside the viewer's are shown close together. */
export const FEW_SEATS = 3;

/** What is always shown of a seat. */
export interface SeatModel {
  readonly seat: Seat;
  readonly name: string;
  readonly isOut: boolean;
  readonly hasTurn: boolean;
  readonly isAsked: boolean;
  readonly score: { readonly label: string; readonly lang: Locale | undefined; readonly value: number };
  /** The number of cards in each of its hands and piles. */
  readonly counts: readonly { readonly zone: string; readonly label: string; readonly count: number }[];
  /** Its resources ("OOPS left"), those it has. */
  readonly counters: readonly SeatCounter[];
  /** The number of its cards in play. */
  readonly inPlay: number;
}

export interface SeatCounter {
  readonly counter: string;
  readonly label: string;
  /** The language of both labels, if it is not the page's. */
  readonly lang: Locale | undefined;
  /** The label when room is short. */
  readonly short: string;
  readonly value: number;
  /** Whether it is also drawn as pips. */
  readonly pips: boolean;
  /** Set for health, which is drawn as a bar: the value of the whole bar. */
  readonly full: number | undefined;
}

export const seatModel = perCard((game: Game, view: View, seat: Seat): SeatModel => {
  const state = seatOf(view, seat);
  const score = game.status.score({ rules: game.rules, state: view }, seat);
  const zones = [...zonesOf(game, view, "hand", seat), ...zonesOf(game, view, "pile", seat)];
  return {
    seat,
    name: seatName(state.name),
    isOut: state.status === "out",
    hasTurn: view.turn.seat === seat && view.outcome === null,
    isAsked: view.decision?.seat === seat && view.paused === NONE,
    score: {
      label: countLabel(score.label, score.value),
      lang: messageLang(score.label),
      value: score.value,
    },
    counts: zones.map(({ spec, zone }) => ({
      zone: spec.zone,
      label: say(spec.label),
      count: zone.cards.length,
    })),
    counters: game.table.mat.counters.flatMap(
      ({ counter: name, zone, label, short = label, pips = false, full }) => {
        const counter = zone === undefined ? name : `${zone}.${name}`;
        const value = zone === undefined ? state.counters[name] : zoneOf(view, zone, seat).counters?.[name];
        return value === undefined
          ? []
          : [
              {
                counter,
                label: countLabel(label, value),
                lang: messageLang(label),
                short: countLabel(short, value),
                value,
                pips,
                full: typeof full === "object" ? statIn(game, view, seat, full) : full,
              },
            ];
      },
    ),
    inPlay: inPlay(game, view, seat).length,
  };
});

/** The value of a stat on a seat's card in a zone. Undefined when there is no such card. */
function statIn(
  game: Game,
  view: View,
  seat: Seat,
  { zone, stat }: { readonly zone: string; readonly stat: string },
): number | undefined {
  const values = zoneOf(view, zone, seat).cards.flatMap((card) => statModels(game, view, card));
  return values.find((one) => one.stat === stat)?.value;
}

/** A name as the part that may be cut, and the number at its end, in which names often differ. */
export function nameParts(name: string): readonly [stem: string, number: string] {
  const [, stem = name, number = ""] = /^(.*\S)(\s\d+)$/u.exec(name) ?? [];
  return [stem, number];
}

/** The score of a seat, when it has its own score that none of its resources shows. */
export function scoreOf(game: Game, view: View, seat: Seat): SeatModel["score"] | null {
  const { score, counters } = seatModel(game, view, seat);
  const isShared = teamModel(game, view, seatOf(view, seat).team).isShared;
  return isShared || counters.some(({ label }) => label === score.label) ? null : score;
}

/** The cards that a seat has in play on the mat. */
function inPlay(game: Game, view: View, seat: Seat): readonly CardId[] {
  const own = (["field", "slot", "attached"] as const).flatMap((area) => zonesOf(game, view, area, seat));
  const shared = (["grid", "slot"] as const).flatMap((area) =>
    zonesOf(game, view, area, NONE).flatMap(({ zone }) => zone.cards),
  );
  return [
    ...own.flatMap(({ zone }) => zone.cards),
    ...shared.filter((card) => cardIn(view, card).controller === seat),
  ];
}

/** How many of a seat's cards in play may be aimed at or picked now. */
export function selectableCount(looked: Looked, seat: Seat): number {
  const { view, gesture } = looked;
  // The selectors of all seats run on every move of the pointer.
  if (armed(gesture) === null && (view.decision?.seat !== view.viewer || view.decision.kind === "act"))
    return 0;
  return selectableCards(looked, inPlay(looked.game, looked.view, seat)).length;
}

/** The far seat to show: another one when all targets and options are elsewhere. */
export function focusOnSelectable(looked: Looked, focus: Seat): Seat {
  const far = farSeats(looked.view);
  const isWanted = (seat: Seat) => selectableCount(looked, seat) > 0 || isSeatTarget(looked, seat);
  return isWanted(focus) ? focus : (far.find(isWanted) ?? focus);
}

/** Whether the armed card may be aimed at the seat itself, or the seat may be chosen. */
export function isSeatTarget({ view, gesture }: Pick<Looked, "view" | "gesture">, seat: Seat): boolean {
  const armed = armedCard(gesture);
  if (armed !== null) return cardActionsOf(view, armed).aims.some((action) => seatAimedAt(action) === seat);
  return seatIndex(view, seat) >= 0;
}

/** The index of the option in the viewer's decision that represents this seat, or -1. */
export function seatIndex({ decision, viewer }: View, seat: Seat): number {
  if (decision?.kind !== "pick" || decision.seat !== viewer) return -1;
  return decision.options.findIndex((option) => seatOfOption(option) === seat);
}

interface Looked {
  readonly game: Game;
  readonly view: View;
  readonly gesture: GestureState;
  readonly draft: Draft;
}
