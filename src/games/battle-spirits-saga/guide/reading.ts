import { type CardId, readStat, type View, zoneOf } from "../../../kernel";
import type { KeysUnder } from "../../../text/catalogue";
import { nameOf, type Words } from "../../guide-words";
import type { SagaCard } from "../cards/card";
import { battleSpiritsSaga } from "../index";
import { coresIn } from "../rules/cores";
import { lifeOf } from "../rules/life";
import { type English, message } from "../table/messages";

const { rules } = battleSpiritsSaga;
/** Lets the rules read a game from a view. */
export const reader = (state: View) => ({ rules, state });
/** The printed card. Undefined if hidden. */
export const defOf = (seen: View, id: CardId) => rules.cards[nameOf(seen, id)] as SagaCard | undefined;
export const bpOf = (seen: View, id: CardId) => readStat(reader(seen), id, "bp");
export const symbolsOn = (seen: View, id: CardId) => readStat(reader(seen), id, "symbols");
export const spiritsOf = (seen: View, seat: number) => zoneOf(seen, "spirits", seat).cards;
export const ownReserve = (seen: View) => coresIn(reader(seen), seen.viewer, "reserve");
export const ownLife = (seen: View) => lifeOf(reader(seen), seen.viewer);

/** A lesson line that is always true. */
export const plain =
  (name: KeysUnder<English, "lesson.battle-spirits-saga", never>): Words =>
  () => ({ words: message(`lesson.battle-spirits-saga.${name}`) });
