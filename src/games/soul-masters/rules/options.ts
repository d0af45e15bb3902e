import type { KeysUnder } from "../../../text/catalogue";
import type { OptionSpec } from "../../game-setup";
import { choices } from "../../table-options";
import { type English, message } from "../table/messages";

const label = (key: KeysUnder<English, "soul-masters.option", never>) =>
  message(`soul-masters.option.${key}`);

const choice = choices<"reserve">(label);

/** The size of the Reserve decks that players may agree on. */
export const OPTIONS: readonly OptionSpec[] = [
  choice("reserve", "SM 1.24", { long: label("reserve.long"), short: label("reserve.short") }),
];
