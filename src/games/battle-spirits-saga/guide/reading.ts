import { type CardId, readStat, type View, zoneOf } from "../../../kernel";
import type { KeysUnder } from "../../../text/catalogue";
import { nameOf, type Words } from "../../guide-words";
import type { SagaCard } from "../cards/card";
import { battleSpiritsSaga } from "../index";
import { coresIn } from "../rules/cores";
import { lifeOf } from "../rules/life";
import { type English, message } from "../table/messages";

const { rules } = battleSpiritsSaga;
/** The game as the rules read it from a view. */
export const reader = (state: View) => ({ rules, state });
/** The printed card; undefined for a hidden one. */
export const defOf = (seen: View, id: CardId) => rules.cards[nameOf(seen, id)] as SagaCard | undefined;
/** The BP of a spirit now. */
export const bpOf = (seen: View, id: CardId) => readStat(reader(seen), id, "bp");
/** The symbols of a card now. */
export const symbolsOn = (seen: View, id: CardId) => readStat(reader(seen), id, "symbols");
/** A player's spirits on the field. */
export const spiritsOf = (seen: View, seat: number) => zoneOf(seen, "spirits", seat).cards;
/** Cores in the learner's reserve. */
export const ownReserve = (seen: View) => coresIn(reader(seen), seen.viewer, "reserve");
/** The learner's life. */
export const ownLife = (seen: View) => lifeOf(reader(seen), seen.viewer);

/** Words that are true wherever they are said. */
export const plain =
  (name: KeysUnder<English, "lesson.battle-spirits-saga", never>): Words =>
  () => ({ words: message(`lesson.battle-spirits-saga.${name}`) });
