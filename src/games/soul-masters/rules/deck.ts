import type { Config, Problem, Rules } from "../../../kernel";
import { optionProblems, seatProblems } from "../../table-options";
import { COPIES, isReserve, OPEN, RESERVE_TYPES, type SoulCard } from "../cards/card";
import { message } from "../table/messages";
import { OPTIONS } from "./options";

type Cards = Rules["cards"];

/** The cards of a main deck and its units. The other cards may be of any type (SM 1.1 to SM 1.3). */
export const MAIN = { cards: 50, units: 25 } as const;
/**
 * Cards of each type in a Reserve deck: the long version, and the short one that players may agree on (SM 1.22, SM
 * 1.24).
 */
const RESERVES = {
  long: { weapon: 2, armor: 2, battlefield: 2, feat: 2 },
  short: { weapon: 1, armor: 1, battlefield: 1, feat: 2 },
} as const;

export interface DeckParts {
  readonly commander: readonly string[];
  readonly main: readonly string[];
  readonly resources: readonly string[];
  readonly reserve: readonly string[];
}

const cardIn = (cards: Cards, name: string) => cards[name] as SoulCard | undefined;

/** Splits a deck list by the types of its cards. */
export function partsOfDeck(cards: Cards, deck: readonly string[]): DeckParts {
  const of = (fits: (card: SoulCard) => boolean) =>
    deck.filter((name) => {
      const card = cardIn(cards, name);
      return card !== undefined && fits(card);
    });
  return {
    commander: of(({ type }) => type === "commander"),
    main: of((card) => ["unit", "spell", "ability", "core"].includes(card.type)),
    resources: of(({ type }) => type === "resource"),
    reserve: of(isReserve),
  };
}

const count = (names: readonly string[]): ReadonlyMap<string, number> => {
  const n = new Map<string, number>();
  for (const name of names) n.set(name, (n.get(name) ?? 0) + 1);
  return n;
};

/** Collects the problems of one deck. */
function collector(path: string) {
  const problems: Problem[] = [];
  const add = (why: Problem["why"], rule: string) => void problems.push({ path, why, rule });
  return { problems, add };
}

/**
 * All problems of a deck list: a commander, its 50 cards, its resources and its Reserve deck.
 * @param short true if the players have agreed on Reserve decks of five cards.
 */
export function deckProblems(cards: Cards, deck: readonly string[], path: string, short = false): Problem[] {
  const { problems, add } = collector(path);
  for (const card of new Set(deck)) {
    const def = cardIn(cards, card);
    if (def === undefined || def.type === "token" || def.evolved)
      add(message("why.soul-masters.no-such-card", { card }), "SM 1.1");
  }
  const parts = partsOfDeck(cards, deck);
  const leader = cardIn(cards, parts.commander[0] ?? "");
  if (leader === undefined || parts.commander.length !== 1) {
    add(message("why.soul-masters.one-commander"), "SM 1.25");
    return problems;
  }
  const defs = (names: readonly string[]) => names.flatMap((name) => cardIn(cards, name) ?? []);
  const main = defs(parts.main);
  const numbers = (n: number, most: number) => ({ n, most });
  const must = (n: number, most: number, key: Parameters<typeof sized>[0], rule: string) => {
    if (n !== most) add(sized(key, numbers(n, most)), rule);
  };
  must(main.length, MAIN.cards, "deck-size", "SM 1.1");
  must(main.filter(({ type }) => type === "unit").length, MAIN.units, "deck-units", "SM 1.2");
  must(
    main.filter(({ type }) => type === "core").length,
    leader.stats["core-energy"] ?? 0,
    "deck-cores",
    "SM 1.21",
  );
  must(parts.resources.length, leader.stats.resources ?? 0, "deck-resources", "SM 1.11");
  // Mercenaries may be units or others, and count among them (SM 1.19, SM 1.20).
  const mercenaries = main.filter(({ faction }) => faction === "mercenary").length;
  if (mercenaries > (leader.stats.mercenaries ?? 0))
    add(sized("deck-mercenaries", numbers(mercenaries, leader.stats.mercenaries ?? 0)), "SM 1.18");
  for (const { name, faction, type, only } of new Set([
    ...main,
    ...defs(parts.reserve),
    ...defs(parts.resources),
  ])) {
    const isOpen = type !== "resource" && (OPEN as readonly string[]).includes(faction);
    if (faction !== leader.faction && !isOpen)
      add(
        message("why.soul-masters.other-faction", { card: name }),
        type === "resource" ? "SM 1.12" : "SM 1.13",
      );
    if (only !== undefined && only !== leader.name)
      add(message("why.soul-masters.other-commander", { card: name, commander: only }), "SM 1.16");
  }
  copies(cards, parts, add);
  reserves(defs(parts.reserve), short, add);
  return problems;
}

function sized(
  key: "deck-size" | "deck-units" | "deck-cores" | "deck-resources" | "deck-mercenaries",
  args: { n: number; most: number },
) {
  return message(`why.soul-masters.${key}`, args);
}

const COPY_RULES = {
  common: "SM 1.5",
  uncommon: "SM 1.6",
  rare: "SM 1.7",
  epic: "SM 1.8",
  legendary: "SM 1.9",
  celestial: "SM 1.10",
} as const;

/** Counts copies by the printed name, for cards that the pool tells apart by longer names (SM 2.6). */
function copies(cards: Cards, parts: DeckParts, add: ReturnType<typeof collector>["add"]): void {
  const all = [...parts.main, ...parts.reserve].flatMap((name) => cardIn(cards, name) ?? []);
  const titleOf = ({ title, name }: SoulCard) => title ?? name;
  for (const [card, n] of count(all.map(titleOf))) {
    const printings = all.filter((own) => titleOf(own) === card);
    // The strictest limit among the printings applies (SM 1.4).
    const strictest = printings.reduce((a, b) => (COPIES[b.rarity] < COPIES[a.rarity] ? b : a));
    const most = COPIES[strictest.rarity];
    if (n > most) add(message("why.soul-masters.copies", { card, n, most }), COPY_RULES[strictest.rarity]);
  }
  const celestial = all.filter(({ rarity }) => rarity === "celestial").length;
  if (celestial > 1) add(message("why.soul-masters.one-celestial", { n: celestial }), "SM 1.10");
}

function reserves(all: readonly SoulCard[], short: boolean, add: ReturnType<typeof collector>["add"]): void {
  const required = RESERVES[short ? "short" : "long"];
  const rule = short ? "SM 1.24" : "SM 1.22";
  for (const type of RESERVE_TYPES) {
    const n = all.filter((own) => own.type === type).length;
    if (n !== required[type])
      add(message("why.soul-masters.deck-reserve", { n, most: required[type], type }), rule);
  }
  for (const [card, n] of count(all.map(({ title, name }) => title ?? name)))
    if (n > 1) add(message("why.soul-masters.reserve-twice", { card }), "SM 1.23");
}

export const SEATS = { min: 2, max: 2, rule: "SM 0.1" } as const;

export const isShort = ({ options }: Pick<Config, "options">): boolean => options.reserve === "short";

export function configProblems(cards: Cards, config: Config): Problem[] {
  const short = isShort(config);
  return [
    ...config.seats.flatMap(({ deck }, i) => deckProblems(cards, deck, `seats.${i}.deck`, short)),
    ...seatProblems(SEATS, config),
    ...optionProblems(OPTIONS, config.options, "SM 1.24"),
  ];
}
