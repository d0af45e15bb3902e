import {
  type CardId,
  type Engine,
  moveToOwner,
  NONE,
  removeFromGame,
  type Seat,
  simultaneously,
} from "../../../kernel";
import { modeOf } from "./modes";
import { loseSp, spOf } from "./sp";
import { attackIn, set } from "./vars";

/**
 * Removes a player: their cards leave the game, others' cards under their control go to the owners' discard piles, and
 * their SP vanish (BOS 14.8, BOS 8.27).
 */
export function leaveBattle(g: Engine, seat: Seat): void {
  const inGame = g.state.cards.filter((card) => card.zone !== NONE);
  const ids = (fits: (owner: Seat, controller: Seat) => boolean): CardId[] =>
    inGame.filter(({ owner, controller }) => fits(owner, controller)).map(({ id }) => id);
  const own = ids((owner) => owner === seat);
  const others = ids((owner, controller) => owner !== seat && controller === seat);
  simultaneously(g, [...own, ...others], () => {
    for (const id of others) moveToOwner(g, id, "discard", { as: "spent" });
    for (const id of own) removeFromGame(g, id, "left");
  });
  if (modeOf(g) !== "team" && spOf(g, seat) > 0) loseSp(g, seat, spOf(g, seat));
  if (attackIn(g.state)?.by === seat) set(g, "attack", null);
}
