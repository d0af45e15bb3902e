import type { Config, Problem, Rules } from "../../../kernel";
import type { KeysUnder } from "../../../text/catalogue";
import type { OptionSpec } from "../../game-setup";
import { optionProblems, seatProblems } from "../../table-options";
import { type English, message } from "../table/messages";
import { DECK_SIZE, deckProblems } from "./deck";
import { draftProblems } from "./draft";

const label = (key: KeysUnder<English, "d20-warriors.option", never>) =>
  message(`d20-warriors.option.${key}`);
const number = (n: number) => ({ value: n, label: message("d20-warriors.option.number", { n }) });
const toggle = (key: "draft" | "flash", values: readonly boolean[]) =>
  values.map((value) => ({ value, label: label(`${key}.${value ? "on" : "off"}`) }));

/** Table options on offer. The first value is the default. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    key: "oops",
    label: label("oops"),
    help: label("oops.help"),
    rule: "D20 11.2",
    // The rulebook suggests 4 and 6 (D20 11.3).
    values: [{ value: 0, label: label("oops.none") }, ...[1, 2, 3, 4, 5, 6].map(number)],
  },
  {
    key: "draft",
    label: label("draft"),
    help: label("draft.help"),
    rule: "D20 9.1",
    values: toggle("draft", [false, true]),
  },
  {
    key: "packSize",
    label: label("packSize"),
    help: label("packSize.help"),
    rule: "D20 9.6",
    values: [DECK_SIZE, 13, 14, 15].map(number),
  },
];

/** A table without Flash cards: accepted but not offered, since the starter decks have some. */
const WARRIORS_ONLY: OptionSpec = {
  key: "flash",
  label: label("flash"),
  help: label("flash.help"),
  rule: "D20 1.5",
  values: toggle("flash", [true, false]),
};

const ACCEPTED: readonly OptionSpec[] = [...OPTIONS, WARRIORS_ONLY];

export const SEATS = { min: 2, max: 2, rule: "D20 1.1" } as const;

export function configProblems(cards: Rules["cards"], config: Config): Problem[] {
  const problems = [...optionProblems(ACCEPTED, config.options, "D20 1.1"), ...seatProblems(SEATS, config)];
  if (config.options.draft === true) return [...problems, ...draftProblems(cards, config.options)];
  config.seats.forEach((seat, i) => {
    const path = `seats.${i}.deck`;
    problems.push(...deckProblems(cards, seat.deck, path));
    const flash = seat.deck.find((name) => cards[name]?.type === "flash");
    if (config.options.flash === false && flash !== undefined) {
      problems.push({ path, why: message("why.d20.no-flash-here", { card: flash }), rule: "D20 1.5" });
    }
  });
  return problems;
}
