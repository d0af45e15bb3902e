import type { Config, Problem, Rules } from "../../../kernel";
import { optionProblems, seatProblems } from "../../table-options";
import type { SoulsCard } from "../cards/card";
import { message } from "../table/messages";
import { SPLIT_SIZES, teamsOf } from "./modes";
import { OPTIONS } from "./options";

type Cards = Rules["cards"];

/** BOS 1.2 to BOS 1.5 */
export const DECK = { least: 40, most: 80, copies: 4, legendaries: 3 } as const;
export const SIDE_DECK = { most: 15, rule: "BOS 1.5" } as const;
export const SERIES = { bestOf: 3, sides: 2, rule: "BOS 8.13" } as const;
export const SEATS = { min: 2, max: 20, rule: "BOS 8.14" } as const;

/** All problems of a deck list. Cards with the same name are the same card (BOS 3.2). */
export function deckProblems(cards: Cards, deck: readonly string[], path: string): Problem[] {
  const problems: Problem[] = [];
  const add = (why: Problem["why"], rule: string) => void problems.push({ path, why, rule });
  const counts = new Map<string, number>();
  let legendaries = 0;
  for (const name of deck) {
    const def = cards[name] as SoulsCard | undefined;
    const title = def?.title ?? name;
    counts.set(title, (counts.get(title) ?? 0) + 1);
    if (def?.type === "legendary") legendaries++;
    if (counts.get(title) === 1 && (def === undefined || def.token === true))
      add(message("why.battle-of-souls.no-such-card", { card: name }), def ? "BOS 13.2" : "BOS 1.2");
  }
  const { least, most } = DECK;
  if (deck.length < least || deck.length > most)
    add(message("why.battle-of-souls.deck-size", { n: deck.length, least, most }), "BOS 1.2");
  for (const [card, n] of counts)
    if (n > DECK.copies)
      add(message("why.battle-of-souls.copies", { card, n, most: DECK.copies }), "BOS 1.3");
  if (legendaries > DECK.legendaries)
    add(message("why.battle-of-souls.legendaries", { n: legendaries, most: DECK.legendaries }), "BOS 1.4");
  return problems;
}

/** Teams sit side by side and have equal size. SP may be divided only for the sizes the rulebook lists (BOS 8.23). */
function teamProblems({ seats, options }: Config): Problem[] {
  const teams = teamsOf(seats);
  if (teams.length === seats.length) return [];
  const path = "seats";
  const sizes = new Set(teams.map(({ length }) => length));
  if (teams.length < 2 || sizes.size > 1)
    return [{ path, why: message("why.battle-of-souls.team-sizes"), rule: "BOS 8.15" }];
  if (teams.some((team) => team.some((seat, i) => seat !== (team[0] ?? 0) + i)))
    return [{ path, why: message("why.battle-of-souls.team-seats"), rule: "BOS 8.25" }];
  const [size = 0] = sizes;
  if (options.sp === "split" && !SPLIT_SIZES.includes(size))
    return [{ path, why: message("why.battle-of-souls.split-size", { n: size }), rule: "BOS 8.23" }];
  return [];
}

export function configProblems(cards: Cards, config: Config): Problem[] {
  return [
    ...config.seats.flatMap(({ deck }, i) => deckProblems(cards, deck, `seats.${i}.deck`)),
    ...seatProblems(SEATS, config),
    ...teamProblems(config),
    ...optionProblems(OPTIONS, config.options, "BOS 8.18"),
  ];
}
