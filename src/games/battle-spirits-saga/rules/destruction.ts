import {
  announce,
  attemptAll,
  type CardId,
  type Cause,
  type Change,
  cardOf,
  type Engine,
  explainStat,
  type GameEvent,
  lowerBoundOf,
  mayBeLowered,
  moveToOwner,
  NONE,
  type Reader,
  type Rules,
  readStat,
  type Seat,
  setVars,
  zoneById,
} from "../../../kernel";
import { coresOn, STRENGTH } from "./cores";
import { defOf, has } from "./defs";
import { varsOf } from "./vars";
import { isOnField, isSpiritOnField } from "./zones";

/** How a card is destroyed: by an effect, by battle, or by the rules alone. */
export interface DestructionSource {
  readonly by: "effect" | "battle" | "rule";
  /** The player who causes it, or NONE. */
  readonly seat: Seat;
  readonly cause: Cause;
}

/** In what way a card is destroyed: by the text of an effect, by comparing BP, or by losing its BP or cores. */
type Way = "effect" | "battle" | "no-bp" | "no-cores";

function destroyed(card: CardId, { by, seat, cause }: DestructionSource, how: Way): Change {
  const { card: source = NONE, def = "" } = cause;
  return { type: "destroy", card, data: { by, seat, source, def, how } };
}

/**
 * Whether A.T. Field keeps a spirit from being destroyed by this effect (BSS 11-13-1), which must be one that says
 * destroy (BSS 10-14-2).
 */
function isShielded(g: Reader, id: CardId, { seat, cause }: DestructionSource): boolean {
  const card = cardOf(g.state, id);
  const source = g.state.cards[cause.card ?? NONE];
  if (card.controller === seat || source === undefined || coresOn(g, { card: id }, "soul") === 0)
    return false;
  return has(g, id, "at-field") && g.rules.cards[source.def]?.type === "spirit";
}

/** Whether an effect says this card cannot be destroyed this way (BSS 1-3-3). */
export function isSafe(g: Reader, id: CardId, by: "battle" | "effects" | "opponent"): boolean {
  return readStat(g, id, `cannot-be-destroyed-by-${by}`) > 0;
}

/** Destroys cards on the field by an effect, all at the same time (BSS 10-1-3, 10-14-1). */
export function destroy(g: Engine, ids: readonly CardId[], how: DestructionSource): void {
  const there = ids.filter(
    (id) =>
      isOnField(g, cardOf(g.state, id)) &&
      !isShielded(g, id, how) &&
      !isSafe(g, id, "effects") &&
      !(cardOf(g.state, id).controller !== how.seat && isSafe(g, id, "opponent")),
  );
  if (there.length > 0)
    attemptAll(
      g,
      there.map((id) => destroyed(id, how, "effect")),
    );
}

function announceChange(g: Engine, type: string, { card, data = {} }: Change): void {
  const { seat = NONE, source = NONE, def = "", by, how = by } = data;
  const kind = by === "effect" ? "effect" : by === "battle" ? "battle" : "rule";
  const cause: GameEvent["cause"] =
    source === NONE ? { kind } : { kind, card: Number(source), def: String(def) };
  const way = how === undefined ? undefined : { data: { how } };
  // The other spirit of the battle.
  const rival = by === "battle" && { target: Number(source), targetDef: String(def) };
  announce(g, type, Number(seat), { card, def: cardOf(g.state, card).def, cause, ...way, ...rival });
}

/** To its owner's trash (BSS 3-4-1b), with its cores to the reserve: see `leaving` (BSS 10-1-3-4). */
const toTrash = (g: Engine, { card }: Change) => void moveToOwner(g, card, "trash", { as: "to-trash" });

/**
 * Destruction and self-destruction (BSS 10-1). When they are confirmed, the cards are still on the field
 * (BSS 10-1-3-3).
 */
export const DESTRUCTION: Required<Pick<Rules["flow"], "changes" | "confirmed">> = {
  confirmed: {
    destroy: (g, change) => announceChange(g, "destroyed", change),
    "self-destroy": (g, change) => announceChange(g, "self-destroyed", change),
  },
  changes: { destroy: toTrash, "self-destroy": toTrash },
};

/** A value change that may have destroyed a card, and when it happened. */
interface Influence {
  readonly at: number;
  readonly by: Cause | null;
}

/** The changes to these values of a card, other than by its cores. */
function changesOf(g: Reader, id: CardId, stats: readonly string[]): Influence[] {
  return stats.flatMap((stat) => {
    const lasting = g.state.modifiers.filter((own) => own.card === id && own.stat === stat);
    const standing = explainStat(g, id, stat).parts.filter(({ until }) => until === undefined);
    const since = (source: CardId) =>
      g.state.watch[`stat:${stat}`]?.find(({ card }) => card === source)?.since ?? 0;
    return [
      ...lasting.map((own) => ({ at: own.id, source: own.source, def: own.sourceDef })),
      ...standing.map((own) => ({ at: since(own.source), source: own.source, def: own.sourceDef })),
    ].map(({ at, source, def }): Influence => ({ at, by: { kind: "effect", card: source, def } }));
  });
}

/** The core move elsewhere that may have ended a bonus, by a player or by an effect (BSS 9-4-2-3). */
function movedFor(g: Reader, id: CardId): Influence[] {
  const { moved } = varsOf(g.state);
  if (moved === undefined || (moved.by === null && moved.seat !== cardOf(g.state, id).controller)) return [];
  return [moved];
}

/**
 * What destroyed a card: the last change to its cores (BSS 9-3-2b, 9-3-2-1), to one of these values
 * (BSS 9-3-2-2, 9-4-2-1, 9-4-2-2), or to the source of a bonus (BSS 9-4-2-3).
 */
function causeOfFall(g: Reader, id: CardId, stats: readonly string[]): Influence {
  const { stamp } = cardOf(g.state, id);
  const handled = varsOf(g.state).handled[id];
  const cores: Influence[] = handled?.stamp === stamp ? [{ at: handled.at, by: handled.by }] : [];
  const found = [...movedFor(g, id), ...cores, ...changesOf(g, id, stats)];
  return found.reduce((last, one) => (one.at > last.at ? one : last), { at: -1, by: { kind: "rule" } });
}

/**
 * A card that falls by its own player's action is self-destroyed. No trigger on destruction and no replacement of it
 * applies (BSS 9-3-2c, 10-1-1-1, 10-1-1-1b).
 */
function fallChange(g: Reader, id: CardId, stats: readonly string[]): Change {
  const { by } = causeOfFall(g, id, stats);
  if (by === null) return { type: "self-destroy", card: id };
  const how = stats === LV1 ? "no-cores" : "no-bp";
  if (by.kind !== "effect") return destroyed(id, { by: "rule", seat: NONE, cause: by }, how);
  const seat = g.state.cards[by.card ?? NONE]?.controller ?? NONE;
  return destroyed(id, { by: "effect", seat, cause: by }, how);
}

const LV1 = ["lv1-cost"];

/** Whether it has BP at every level it may have. This quick check usually suffices, as few effects lower BP. */
const hasWrittenBp = (g: Reader, id: CardId) =>
  defOf(g, cardOf(g.state, id)).levels.every(({ bp = 0 }) => bp > 0);

const hasNoBp = (g: Reader, id: CardId) =>
  isSpiritOnField(g, cardOf(g.state, id)) && readStat(g, id, "bp", true) <= 0;

/** How each of these cards falls that cannot stay. */
function fallsOf(g: Engine, cards: readonly CardId[]): Change[] {
  const shrinks = STRENGTH.some((stat) => mayBeLowered(g, stat));
  const least = lowerBoundOf(g, "bp");
  return cards.flatMap((id) => {
    if (coresOn(g, { card: id }) < readStat(g, id, "lv1-cost")) return [fallChange(g, id, LV1)];
    const mayLack = (shrinks || !hasWrittenBp(g, id)) && least(id) <= 0;
    return mayLack && hasNoBp(g, id) ? [fallChange(g, id, STRENGTH)] : [];
  });
}

/**
 * The checkpoint for cards with too few cores and spirits without BP: all are destroyed together (BSS 4-7-2b, 9-3, 9-4).
 */
export function checkField(g: Engine, cards: readonly CardId[]): boolean {
  const changes = cards.length === 0 ? [] : fallsOf(g, cards);
  if (changes.length === 0) {
    const { moved, ...others } = g.state.vars;
    if (moved !== undefined) setVars(g, others);
    return false;
  }
  const seatOf = ({ card }: Change) => zoneById(g.state, cardOf(g.state, card).zone).owner;
  attemptAll(
    g,
    changes.sort((a, b) => seatOf(a) - seatOf(b)),
  );
  return true;
}
