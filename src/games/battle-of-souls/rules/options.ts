import type { Reader } from "../../../kernel";
import type { KeysUnder } from "../../../text/catalogue";
import type { OptionSpec } from "../../game-setup";
import { choices } from "../../table-options";
import { type English, message } from "../table/messages";

const label = (key: KeysUnder<English, "battle-of-souls.option", never>) =>
  message(`battle-of-souls.option.${key}`);

const choice = choices<
  | "places"
  | "payments"
  | "sp"
  | "hand"
  | "second-main"
  | "first-battle"
  | "piles"
  | "legendary"
  | "damage-step"
>(label);

/** Options for what the rulebook leaves open. The first value is the default. */
export const OPTIONS: readonly OptionSpec[] = [
  choice("places", "BOS 2.15", { three: label("places.three"), six: label("places.six") }, { isRare: true }),
  choice(
    "payments",
    "BOS 8.10",
    { opponent: label("payments.opponent"), nobody: label("payments.nobody") },
    { only: "two", isRare: true },
  ),
  choice("sp", "BOS 8.18", { shared: label("sp.shared"), split: label("sp.split") }, { only: "teams" }),
  choice(
    "hand",
    "BOS 10.39",
    { "seven-six": label("hand.seven-six"), seven: label("hand.seven"), six: label("hand.six") },
    { isRare: true },
  ),
  choice(
    "second-main",
    "BOS 10.14",
    { always: label("second-main.always"), "after-battle": label("second-main.after-battle") },
    { isRare: true },
  ),
  choice(
    "first-battle",
    "BOS 10.16",
    { team: label("first-battle.team"), player: label("first-battle.player") },
    { only: "teams", isRare: true },
  ),
  choice("piles", "BOS 2.19", { zone: label("piles.zone"), owner: label("piles.owner") }, { isRare: true }),
  choice(
    "legendary",
    "BOS 4.8",
    { replaced: label("legendary.replaced"), gone: label("legendary.gone") },
    { isRare: true },
  ),
  choice(
    "damage-step",
    "BOS 11.1",
    { tactics: label("damage-step.tactics"), values: label("damage-step.values") },
    { isRare: true },
  ),
];

/** Whether the players have agreed on this value instead of the default. */
export const isAgreed = ({ state }: Reader, key: string, value: string): boolean =>
  state.config.options[key] === value;
