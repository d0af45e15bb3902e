import type { PrintedCard } from "../../../language";
import { builtBy, type CardField, type CardKind, type Workshop } from "../../workshop";
import { gameOf } from "..";
import { poolOf, cards as printed } from "../cards";
import {
  battlefield,
  CLASSES,
  type Common,
  equipment,
  type FighterData,
  fighter,
  KEYWORDS,
  type PlayedData,
  type SoulsCard,
  STAYS,
  type Stay,
  tactic,
} from "../cards/card";
import { rulesWith } from "../rules/rules";
import { vocabularyOf } from "../words/index";
import { dataOf } from "./data";

/** Cultures of the printed cards. A new one would have no artwork. */
const CULTURES = ["aztec", "egyptian", "mongol", "norse", "roman", "samurai"];
/** The highest ATK and RST. */
const STRONGEST = 9000;

const culture: CardField = { key: "culture", is: "choice", values: CULTURES, optional: true };
const abilities: CardField = { key: "abilities", is: "abilities", most: 4, optional: true };
const fights: readonly CardField[] = [
  culture,
  { key: "atk", is: "number", from: 0, to: STRONGEST },
  { key: "rst", is: "number", from: 0, to: STRONGEST },
  { key: "keywords", is: "choices", values: KEYWORDS, least: 0, most: KEYWORDS.length, optional: true },
  abilities,
];
const played: readonly CardField[] = [
  culture,
  { key: "effect", is: "effect", optional: true },
  { key: "cost", is: "costs", optional: true },
  abilities,
];
const stay = (values: readonly Stay[]): CardField => ({ key: "stay", is: "choice", values });

/** The kinds of cards (BOS 4 to 7). */
const kinds: readonly CardKind[] = [
  ...CLASSES.map((id) => ({ id, fields: fights })),
  { id: "token", token: true, fields: fights },
  { id: "equipment", fields: [stay(STAYS), ...played] },
  { id: "tactic", fields: [stay(STAYS.filter((one) => one !== "attached")), ...played] },
  { id: "battlefield", fields: played },
];

/** The printed pool and these cards, which `card` has built. */
const poolWith = (cards: readonly PrintedCard[]) =>
  poolOf([...Object.values(printed), ...(cards as readonly SoulsCard[])]);

/** How players write cards of Battle of Souls. */
export const workshop: Workshop = {
  kinds,
  card: builtBy<SoulsCard>({
    ...Object.fromEntries(CLASSES.map((id) => [id, (data: FighterData & Common) => fighter(id, data)])),
    token: (data: FighterData & Common) => fighter("token", { ...data, number: 0, token: true }),
    equipment: (data: PlayedData & { stay: Stay }) => equipment(data.stay, data),
    tactic: (data: PlayedData & { stay: Exclude<Stay, "attached"> }) => tactic(data.stay, data),
    battlefield,
  }),
  wordsWith: (cards) => vocabularyOf(poolWith(cards)),
  // The cards of the game are of this type.
  data: (card) => dataOf(card as SoulsCard, CULTURES),
  gameWith: (cards) => {
    const pool = poolWith(cards);
    return gameOf(pool, rulesWith(pool));
  },
};
