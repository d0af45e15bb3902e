import { type Action, type CardId, cardIn, readStat, seatOf, type View, zoneOf } from "../../../kernel";
import type { KeysUnder } from "../../../text/catalogue";
import type { Told } from "../../guide";
import type { SoulCard } from "../cards/card";
import { soulMasters } from "../index";
import { type English, message } from "../table/messages";

/** What a step says, or null where it has nothing to say. */
export type Words = (seen: View) => Told | null;

const { rules } = soulMasters;
/** The game as the rules read it from a view. */
export const reader = (state: View) => ({ rules, state });
/** The other player's seat. */
export const tutorOf = ({ viewer }: View) => 1 - viewer;
/** The other player's name. */
export const tutorName = (seen: View) => seatOf(seen, tutorOf(seen)).name;
/** Name of a card. */
export const nameOf = (seen: View, id: CardId) => cardIn(seen, id).def;
/** The printed card; undefined for a hidden one. */
export const printed = (seen: View, id: CardId) => rules.cards[nameOf(seen, id)] as SoulCard | undefined;
/** The Atk of a unit or commander now. */
export const atkOf = (seen: View, id: CardId) => readStat(reader(seen), id, "atk");
/** The cards in the learner's hand. */
export const handOf = (seen: View) => zoneOf(seen, "hand", seen.viewer).cards;

/** The cards with which an action of this type is open, each once. */
export const cardsFor = ({ actions }: View, type: Action["type"]): CardId[] => [
  ...new Set(actions.flatMap((action) => (action.type === type ? (action.card ?? []) : []))),
];

/** The one of which the number is highest; of several the first. */
export const most = (ids: readonly CardId[], worth: (id: CardId) => number): CardId | undefined =>
  [...ids].sort((a, b) => worth(b) - worth(a))[0];

/** Words that are true wherever they are said. */
export const plain =
  (name: KeysUnder<English, "lesson.soul-masters", never>): Words =>
  () => ({ words: message(`lesson.soul-masters.${name}`) });
