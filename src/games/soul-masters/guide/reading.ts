import { type CardId, readStat, type View } from "../../../kernel";
import type { KeysUnder } from "../../../text/catalogue";
import { nameOf, type Words } from "../../guide-words";
import type { SoulCard } from "../cards/card";
import { soulMasters } from "../index";
import { type English, message } from "../table/messages";

const { rules } = soulMasters;
/** A reader of the rules for a view. */
export const reader = (state: View) => ({ rules, state });
/** The printed card, or undefined for a hidden card. */
export const printed = (seen: View, id: CardId) => rules.cards[nameOf(seen, id)] as SoulCard | undefined;
export const atkOf = (seen: View, id: CardId) => readStat(reader(seen), id, "atk");

/** A lesson line that is always true. */
export const plain =
  (name: KeysUnder<English, "lesson.soul-masters", never>): Words =>
  () => ({ words: message(`lesson.soul-masters.${name}`) });
