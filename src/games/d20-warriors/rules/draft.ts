import {
  addDeck,
  announce,
  askPick,
  type CardId,
  type Config,
  cardOf,
  changeOwner,
  type Engine,
  enterStep,
  jump,
  type Locals,
  move,
  NONE,
  type Problem,
  procedure,
  type Question,
  type Rules,
  type Seat,
  shuffled,
  step,
  zoneOf,
} from "../../../kernel";
import { message } from "../table/messages";
import { DECK_SIZE } from "./deck";
import { otherSeat } from "./vars";

const SEATS = [0, 1] as const;

const packSize = (options: Config["options"]) => Number(options.packSize ?? DECK_SIZE);

/** The cards that packs may contain: only Warriors at a table without Flash cards. */
function cardsForPacks(cards: Rules["cards"], options: Config["options"]): string[] {
  const flash = options.flash !== false;
  return Object.keys(cards).filter((name) => flash || cards[name]?.type === "warrior");
}

/** Why a draft is impossible: the pool is too small for two packs without duplicates (D20 9.7). */
export function draftProblems(cards: Rules["cards"], options: Config["options"]): Problem[] {
  const count = cardsForPacks(cards, options).length;
  const needed = SEATS.length * packSize(options);
  if (count >= needed) return [];
  const why = message("why.d20.pool-too-small", { count, needed });
  return [{ path: "options.packSize", why, rule: "D20 9.7" }];
}

/** Two packs without duplicates between them (D20 9.7). */
function openPacks(g: Engine): void {
  const { options } = g.state.config;
  const size = packSize(options);
  const mixed = shuffled(g, cardsForPacks(g.rules.cards, options));
  for (const seat of SEATS) addDeck(g, seat, mixed.slice(seat * size, (seat + 1) * size), "pack");
}

const picksOf = (g: Engine, seat: Seat) => zoneOf(g.state, "picks", seat).cards;
const isWarrior = (g: Engine, id: CardId) => g.rules.cards[cardOf(g.state, id).def]?.type === "warrior";

/** The cards the seat may take: any, but only Warriors with the last pick if it has none (D20 9.8). */
function offered(g: Engine, seat: Seat): readonly CardId[] {
  const pack = zoneOf(g.state, "pack", seat).cards;
  if (picksOf(g, seat).length < DECK_SIZE - 1 || picksOf(g, seat).some((id) => isWarrior(g, id))) return pack;
  const fighters = pack.filter((id) => isWarrior(g, id));
  return fighters.length > 0 ? fighters : pack;
}

/** Asks for a pick: two cards the first time, then one (D20 9.1, 9.3). */
function pickQuestion(g: Engine, seat: Seat): Question<"pick"> {
  const count = picksOf(g, seat).length === 0 ? 2 : 1;
  const options = offered(g, seat).map((card) => ({ card }));
  const prompt = message("prompt.d20.draft", { count, have: picksOf(g, seat).length });
  return {
    seat,
    prompt,
    rule: count === 2 ? "D20 9.1" : "D20 9.3",
    options,
    min: count,
    max: count,
    secret: true,
    hidden: true,
  };
}

/** Stores a pick, which stays secret until both have picked (D20 9.9). */
function notePick(g: Engine, locals: Locals, seat: Seat, picks: readonly number[]): void {
  locals[`taken${seat}`] = picks.map((i) => offered(g, seat)[i] ?? NONE);
  announce(g, "picked-secret", seat, { rule: "D20 9.9" });
}

function takePick(g: Engine, locals: Locals, seat: Seat): void {
  for (const id of locals[`taken${seat}`] as readonly CardId[]) {
    changeOwner(g, id, seat);
    move(g, id, zoneOf(g.state, "picks", seat).id, { as: "drafted" });
  }
}

function swapPacks(g: Engine): void {
  const packs = SEATS.map((seat) => zoneOf(g.state, "pack", seat).cards);
  for (const seat of SEATS) {
    const to = zoneOf(g.state, "pack", otherSeat(seat)).id;
    for (const id of packs[seat] ?? []) {
      changeOwner(g, id, otherSeat(seat));
      move(g, id, to, { as: "pass-pack" });
    }
  }
  announce(g, "packs-swapped", 0, { rule: "D20 9.2" });
}

/** The draft of two decks (D20 9). */
export const draft = procedure("draft", [
  step("open", "D20 9.1", (g) => {
    enterStep(g, "draft");
    openPacks(g);
  }),
  askPick(
    "first pick",
    "D20 9.3",
    (g) => pickQuestion(g, 0),
    (g, locals, picks) => notePick(g, locals, 0, picks),
  ),
  askPick(
    "second pick",
    "D20 9.9",
    (g) => pickQuestion(g, 1),
    (g, locals, picks) => notePick(g, locals, 1, picks),
  ),
  step("take", "D20 9.3", (g, locals) => {
    for (const seat of SEATS) takePick(g, locals, seat);
    // Both have their cards: the draft is over (D20 9.4).
    if (picksOf(g, 0).length >= DECK_SIZE) return;
    swapPacks(g);
    jump(g, "first pick");
  }),
  step("decks", "D20 9.5", (g) => {
    for (const seat of SEATS) {
      for (const id of picksOf(g, seat)) move(g, id, zoneOf(g.state, "deck", seat).id, { as: "to-deck" });
      announce(g, "drafted-deck", seat);
    }
  }),
]);
