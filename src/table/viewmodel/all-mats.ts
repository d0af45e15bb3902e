import type { Game } from "../../games/game";
import { type CardId, cardIn, NONE, type Seat, type View } from "../../kernel";
import type { SeatState, ShownState } from "../state/table";
import { promptOf } from "./prompt";
import { farGroups } from "./teams";
import { nearSeat, zonesOf } from "./zones";

/**
 * Whether all mats are shown small instead of two in full: on request, except while a card is held or the viewer chooses
 * on the table itself.
 */
export function showsAllMats({
  allMats,
  game,
  view,
  gesture,
}: Pick<SeatState & ShownState, "allMats" | "game" | "view" | "gesture">): boolean {
  if (!allMats || (gesture.kind !== "idle" && gesture.kind !== "pressing")) return false;
  const { decision, viewer } = view;
  const isChoice = decision?.seat === viewer && decision.kind !== "act";
  return !isChoice || promptOf(game, view)?.inPanel === true;
}

/** The seats team by team, the near one's own team last and the near seat first in it: that is its end of the table. */
export function matGroups(
  view: View,
): readonly { readonly team: number | null; readonly seats: readonly Seat[] }[] {
  const [own, ...foes] = farGroups(view);
  const near = nearSeat(view);
  if (own === undefined || own.team === null) return [{ team: null, seats: [near, ...(own?.seats ?? [])] }];
  return [...foes, { team: own.team, seats: [near, ...own.seats] }];
}

/** The cards of a seat in play by place, the one at the middle of the table first, without empty places. */
export function matRows(game: Game, view: View, seat: Seat): readonly (readonly CardId[])[] {
  const cardsIn = (area: "field" | "slot", owner: Seat) =>
    zonesOf(game, view, area, owner).map(({ zone }) => zone.cards);
  const shared = cardsIn("slot", NONE)
    .flat()
    .filter((card) => cardIn(view, card).controller === seat);
  const besides = [...cardsIn("slot", seat).flat(), ...shared];
  return [...cardsIn("field", seat), besides].filter((cards) => cards.length > 0);
}
