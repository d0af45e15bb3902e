import { type CardId, readStat, type View } from "../../../kernel";
import type { KeysUnder } from "../../../text/catalogue";
import { nameOf, type Words } from "../../guide-words";
import type { SoulCard } from "../cards/card";
import { soulMasters } from "../index";
import { type English, message } from "../table/messages";

const { rules } = soulMasters;
/** The game as the rules read it from a view. */
export const reader = (state: View) => ({ rules, state });
/** The printed card; undefined for a hidden one. */
export const printed = (seen: View, id: CardId) => rules.cards[nameOf(seen, id)] as SoulCard | undefined;
/** The Atk of a unit or commander now. */
export const atkOf = (seen: View, id: CardId) => readStat(reader(seen), id, "atk");

/** Words that are true wherever they are said. */
export const plain =
  (name: KeysUnder<English, "lesson.soul-masters", never>): Words =>
  () => ({ words: message(`lesson.soul-masters.${name}`) });
