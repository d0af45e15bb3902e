import { type Card, type CardId, type GameEvent, hiddenId, NONE, type View, type ZoneId } from "../../kernel";
import type { ViewChange } from "./normalise";

type Change = Pick<ViewChange, "before" | "after">;

const isHidden = (id: CardId): boolean => id < NONE;

/** Zones while cards are put back to where they came from. */
class Zones {
  readonly #lists = new Map<ZoneId, CardId[]>();

  constructor(readonly change: Change) {}

  #list(zone: ZoneId): CardId[] {
    const list = this.#lists.get(zone) ?? [...(this.change.after.zones[zone]?.cards ?? [])];
    this.#lists.set(zone, list);
    return list;
  }

  take(zone: ZoneId, id: CardId | null): void {
    const list = this.#list(zone);
    const known = id === null ? -1 : list.indexOf(id);
    const index = known < 0 ? list.findLastIndex(isHidden) : known;
    if (index >= 0) list.splice(index, 1);
  }

  /** @returns false where the viewer cannot see which card it is. */
  put(zone: ZoneId, id: CardId | null): boolean {
    const list = this.#list(zone);
    const before = this.change.before.zones[zone]?.cards ?? [];
    const index = id === null ? -1 : before.indexOf(id);
    if (id === null || (index < 0 && [...before, ...list].some(isHidden))) {
      list.push(hiddenId(zone, list.length));
      return false;
    }
    list.splice(index < 0 ? list.length : index, 0, id);
    return true;
  }

  result(): View["zones"] {
    return this.change.after.zones.map((zone) => {
      const list = this.#lists.get(zone.id);
      // A stand-in says in which place of its zone a card is.
      return list
        ? { ...zone, cards: list.map((id, i) => (isHidden(id) ? hiddenId(zone.id, i) : id)) }
        : zone;
    });
  }
}

/** A card as it was before the first of its events that are still to come. */
function cardBefore({ before, after }: Change, id: CardId, event: GameEvent): Card | undefined {
  const [was, now] = [before.cards[id], after.cards[id]];
  const { from } = event;
  if (was === undefined || now === undefined) return now;
  if (from === undefined) return was.zone === now.zone ? was : now;
  const isThere = from.zone === was.zone && from.x === was.x && from.y === was.y && from.face === was.face;
  if (isThere || from.zone === NONE) return was;
  const known = was.zone === NONE ? now : was;
  const def = from.face === "down" ? "" : (event.def ?? known.def);
  return { ...known, def, zone: from.zone, face: from.face, x: from.x, y: from.y };
}

/**
 * The table while some of what has happened is still to be seen: the cards of these events are where they were before.
 * @param pending events of the change, in order.
 * @returns the view after the change, with cards and zones put back.
 */
export function viewBefore(change: Change, pending: readonly GameEvent[]): View {
  const { before, after } = change;
  if (pending.length === 0) return after;
  const zones = new Zones(change);
  const cards = [...after.cards];
  for (const event of pending.toReversed()) {
    const { from, to } = event;
    const id = event.card === undefined || event.card < 0 ? null : event.card;
    let isSeen = true;
    if (from?.zone !== to?.zone) {
      if (to !== undefined && to.zone >= 0) zones.take(to.zone, id);
      if (from !== undefined && from.zone >= 0) isSeen = zones.put(from.zone, id);
    }
    if (id === null) continue;
    const card = isSeen ? cardBefore(change, id, event) : before.cards[id];
    if (card !== undefined) cards[id] = card;
  }
  return { ...after, cards, zones: zones.result() };
}
