import type { Game } from "../../games/game";
import type { MatArea, MatZone } from "../../games/mat";
import { type CardId, cardIn, NONE, type Seat, type View, type Zone } from "../../kernel";
import { type Message, message } from "../../text";
import { perView } from "./per-view";

/** A zone of the mat with its current cards. */
export interface ZoneModel {
  readonly spec: MatZone;
  readonly zone: Zone;
  /** True when the viewer sees the faces of its cards (unless they are face down). */
  readonly open: boolean;
}

/** The seat shown at the near edge: the viewer's, or the first for a spectator. */
export function nearSeat(view: View): Seat {
  return view.viewer === NONE ? 0 : view.viewer;
}

/** The other seats in turn order, beginning after the near one. */
export function farSeats(view: View): readonly Seat[] {
  const near = nearSeat(view);
  return view.seats.slice(1).map((_, i) => (near + 1 + i) % view.seats.length);
}

/** Who sees the faces of the cards in a zone. */
export function faceVisibility(game: Game, key: string): "all" | "owner" | "nobody" {
  return game.rules.board.zones.find((spec) => spec.key === key)?.sees ?? "nobody";
}

/** The zones of each seat, and under NONE the shared ones. */
const zonesByOwner = perView((view) => {
  const owned = new Map<Seat, Zone[]>();
  for (const zone of view.zones) owned.set(zone.owner, [...(owned.get(zone.owner) ?? []), zone]);
  return owned;
});

/** The zones of one kind that a seat has (or, for NONE, the shared ones) that are on the table now. */
export function zonesOf(game: Game, view: View, area: MatArea, seat: Seat): readonly ZoneModel[] {
  const models: ZoneModel[] = [];
  for (const spec of game.table.mat.zones) {
    if (spec.area !== area || spec.steps?.includes(view.turn.step) === false) continue;
    const zone = spec.shared
      ? seat === NONE && sharedZone(view, spec.zone)
      : zonesByOwner(view)
          .get(seat)
          ?.find((other) => other.key === spec.zone);
    if (!zone || (spec.hiddenWhenEmpty && zone.cards.length === 0)) continue;
    const seenBy = faceVisibility(game, spec.zone);
    models.push({ spec, zone, open: seenBy === "all" || (seenBy === "owner" && seat === view.viewer) });
  }
  return models;
}

/** The zones of all seats merged into one without an owner. */
function sharedZone(view: View, key: string): Zone | undefined {
  const zones = view.zones.filter((zone) => zone.key === key);
  return zones[0] && { ...zones[0], owner: NONE, cards: zones.flatMap(({ cards }) => cards) };
}

/** The shared grid, if the mat has one. */
export function gridOf(game: Game, view: View): ZoneModel | null {
  return zonesOf(game, view, "grid", NONE)[0] ?? null;
}

/** Whether there is a shared grid with nothing on it. A prompt may take its room then. */
export function isBoardEmpty(game: Game, view: View): boolean {
  return gridOf(game, view)?.zone.cards.length === 0;
}

/** The area of the mat that contains a card, or null when it is in no zone that the mat shows. */
export function areaOf(game: Game, view: View, card: CardId): MatArea | null {
  const key = view.zones[cardIn(view, card).zone]?.key;
  return game.table.mat.zones.find((spec) => spec.zone === key)?.area ?? null;
}

const IN_PLAY: readonly (MatArea | null)[] = ["grid", "field", "slot", "attached"];

/** Whether the card is on the mat itself. */
export function isCardOnMat(game: Game, view: View, card: CardId): boolean {
  return IN_PLAY.includes(areaOf(game, view, card));
}

/** Whether the card is on the mat or in the fanned hand, where it can be marked and pressed. */
export function isCardOnTable(game: Game, view: View, card: CardId): boolean {
  const [hand] = zonesOf(game, view, "hand", nearSeat(view));
  return isCardOnMat(game, view, card) || hand?.zone.cards.includes(card) === true;
}

const attachedIn = perView(() => new Map<Game, ReadonlyMap<CardId, readonly CardId[]>>());
const NOTHING: readonly CardId[] = [];

/** The cards tucked under this one, oldest first. */
export function attachedTo(game: Game, view: View, host: CardId): readonly CardId[] {
  const known = attachedIn(view);
  const found = known.get(game) ?? groupAttached(game, view);
  known.set(game, found);
  return found.get(host) ?? NOTHING;
}

function groupAttached(game: Game, view: View): ReadonlyMap<CardId, readonly CardId[]> {
  const keys = game.table.mat.zones.filter(({ area }) => area === "attached").map(({ zone }) => zone);
  const groups = new Map<CardId, CardId[]>();
  for (const { key, cards } of view.zones) {
    if (!keys.includes(key)) continue;
    for (const id of cards) {
      const host = cardIn(view, id).attachedTo;
      groups.set(host, [...(groups.get(host) ?? []), id]);
    }
  }
  return groups;
}

/** The near seat's hands to be fanned out, without one whose cards the prompt shows (a draft's pack). */
export function handsOf(game: Game, view: View, seat: Seat): readonly ZoneModel[] {
  const [main, ...others] = zonesOf(game, view, "hand", seat);
  const { decision } = view;
  const options = decision?.kind === "pick" && decision.seat === view.viewer ? decision.options : [];
  const isAsked = ({ zone }: ZoneModel) =>
    zone.cards.some((card) => options.some((option) => option.card === card));
  return main === undefined ? others : [main, ...others.filter((model) => !isAsked(model))];
}

/** For example "Ann: Hand, 5 cards". */
export function zoneLabel({ spec, zone }: ZoneModel, player: string): Message {
  return message("table.zone.of", { zone: spec.label, player, count: zone.cards.length });
}
