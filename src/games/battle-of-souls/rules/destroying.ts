import {
  addCardCounter,
  announce,
  attemptAll,
  type Card,
  type CardId,
  type CardRef,
  type Change,
  cardOf,
  type Engine,
  type GameEvent,
  type Leaving,
  moveToOwner,
  NONE,
  type Reader,
  type Rules,
  readStat,
  type ZoneId,
  zoneOf,
} from "../../../kernel";
import { defOf } from "./defs";
import { FIELD, isOnField } from "./zones";

/** The counter of kill tokens (BOS 13.10). */
export const KILL = "kill";

/** Whether this card may be destroyed by battle or by an effect. */
export function canBeDestroyed(g: Reader, id: CardId, by: "battle" | "effect"): boolean {
  if (!isOnField(g, cardOf(g.state, id)) || readStat(g, id, "cannot-be-destroyed") > 0) return false;
  return by === "effect" || readStat(g, id, "cannot-be-destroyed-by-battle") === 0;
}

/** Destroys cards at the same time (BOS 15.12). */
export function destroy(g: Engine, ids: readonly CardId[]): void {
  const changes = ids
    .filter((id) => canBeDestroyed(g, id, "effect"))
    .map((card): Change => ({ type: "destroy", card, data: { by: "effect" } }));
  if (changes.length > 0) attemptAll(g, changes);
}

/**
 * Destroys fighters that have lost a battle, each with the fighter that beat it, if any (BOS 11.24). One that an effect
 * saves stays, and gives no kill token (BOS 11.22).
 */
export function destroyByBattle(
  g: Engine,
  losers: readonly { card: CardId; killer: CardRef | null }[],
): void {
  const changes = losers
    .filter(({ card }) => canBeDestroyed(g, card, "battle"))
    .map(
      ({ card, killer }): Change => ({
        type: "destroy",
        card,
        data: { by: "battle", ...(killer && { killer: killer.card, stamp: killer.stamp }) },
      }),
    );
  if (changes.length > 0) attemptAll(g, changes);
}

/** Adds a kill token to a fighter that killed another one or a token in battle (BOS 13.12, BOS 15.17, BOS 13.9). */
function noteKill(g: Engine, { card: victim, data }: Change): void {
  const killer = g.state.cards[Number(data?.killer ?? NONE)];
  if (killer === undefined || killer.stamp !== data?.stamp) return;
  const { id: card, def, controller } = killer;
  addCardCounter(g, card, KILL, 1);
  announce(g, "kill", controller, {
    card,
    def,
    target: victim,
    targetDef: cardOf(g.state, victim).def,
  });
}

/** How destruction is carried out. Text may replace it. */
export const DESTRUCTION = {
  confirmed: { destroy: noteKill },
  changes: { destroy: (g, { card }) => void moveToOwner(g, card, "discard", { as: "destroyed" }) },
} as const satisfies Pick<Rules["flow"], "changes" | "confirmed">;

/**
 * Cards attached to a fighter are destroyed when it leaves (BOS 5.8). A token does not go to any zone (BOS 13.3,
 * BOS 13.4).
 */
export function leaving(g: Reader, card: Card): Leaving | undefined {
  const attached = g.state.cards.filter(({ attachedTo }) => attachedTo === card.id);
  const isToken = card.def !== "" && defOf(g, card).token === true;
  if (attached.length === 0 && !isToken) return undefined;
  return {
    ...(isToken && { to: NONE }),
    alsoMoves: attached.map(({ id, owner }) => ({
      card: id,
      to: zoneOf(g.state, "discard", owner).id,
      as: "destroyed",
    })),
  };
}

const keyOf = (g: Reader, zone: ZoneId) => g.state.zones[zone]?.key ?? "";

/** Destinations that count as leaving the field. A deck does not (BOS 13.33, BOS 13.34). */
const LEFT_TO: readonly string[] = ["discard", "removed", "hand", ""];

/**
 * A card that enters a discard pile is sent there, whatever the cause. A card that leaves the field has left it (BOS
 * 15.32).
 */
export function eventAliases(g: Reader, { type, from, to }: GameEvent): readonly string[] {
  if (from === undefined || to === undefined || from.zone === to.zone || type === "shuffled-in") return [];
  const there = keyOf(g, to.zone);
  const left = FIELD.includes(keyOf(g, from.zone)) && LEFT_TO.includes(there) ? ["leaves"] : [];
  return there === "discard" ? ["sent", ...left] : left;
}
