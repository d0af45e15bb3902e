import {
  type ActionSpec,
  type ActOptions,
  addDeck,
  announce,
  askAct,
  askPick,
  call,
  draw,
  type Engine,
  enterStep,
  exit,
  hasTrait,
  jump,
  move,
  OK,
  openProcedure,
  performAction,
  pickAtRandom,
  type Reader,
  type Seat,
  seatsFrom,
  setVars,
  show,
  shuffle,
  step,
  toPlain,
  type Verdict,
  zoneOf,
} from "../../../kernel";
import { message, refuse } from "../table/messages";
import { membersOf, teamsOf } from "./modes";
import { dealSp } from "./sp";
import { FIRST_VARS, set, varsOf } from "./vars";
import { cardsIn } from "./zones";

/** BOS 9.8, BOS 9.12 */
export const HAND = 5;
const MAX_MULLIGANS = 2;
/** A hand with fewer Warriors than this may be given back (BOS 9.9). */
const WARRIORS = 2;

const seatsOf = (g: Engine): Seat[] => g.state.seats.map(({ seat }) => seat);

const replaceAt = <T>(list: readonly T[], seat: Seat, value: T): readonly T[] =>
  list.map((own, i) => (i === seat ? value : own));

/** Shows the hand to all, shuffles it back, and draws as many cards (BOS 9.11). */
function redraw(g: Engine, seat: Seat, type: "mulligan" | "join"): void {
  const hand = cardsIn(g, "hand", seat);
  const deck = zoneOf(g.state, "deck", seat).id;
  for (const id of hand) for (const to of seatsOf(g)) show(g, id, to);
  const cards = hand.map((id) => g.state.cards[id]?.def ?? "");
  announce(g, type, seat, { data: { cards } });
  for (const id of hand) move(g, id, deck, { as: "put-back" });
  shuffle(g, deck);
  draw(g, seat, HAND);
  const { mulligans } = varsOf(g.state);
  set(g, "mulligans", replaceAt(mulligans, seat, (mulligans[seat] ?? 0) + 1));
}

const isLeft = (g: Reader, seat: Seat): boolean => (varsOf(g.state).mulligans[seat] ?? 0) < MAX_MULLIGANS;

/** Players who have not yet decided whether to join (BOS 9.15). */
const undecided = (g: Reader): Seat[] => {
  const { first, joining: open } = varsOf(g.state);
  return seatsFrom(g.state, first).filter((seat) => open[seat] === true && isLeft(g, seat));
};

function canCall(g: Reader, seat: Seat): Verdict {
  if (undecided(g).some((other) => other !== seat)) return refuse("battle-of-souls.joins-first", "BOS 9.15");
  const warriors = cardsIn(g, "hand", seat).filter((id) => {
    const card = g.state.cards[id];
    return card !== undefined && hasTrait(g, card, "warrior");
  });
  if (!isLeft(g, seat)) return refuse("battle-of-souls.two-mulligans", "BOS 9.12");
  return warriors.length < WARRIORS ? OK : refuse("battle-of-souls.enough-warriors", "BOS 9.9");
}

function canJoin(g: Reader, seat: Seat): Verdict {
  if (!isLeft(g, seat)) return refuse("battle-of-souls.two-mulligans", "BOS 9.15");
  return varsOf(g.state).joining[seat] === true ? OK : refuse("battle-of-souls.nothing-to-join", "BOS 9.15");
}

const handAction = (
  type: string,
  can: (g: Reader, seat: Seat) => Verdict,
  act: (g: Engine, seat: Seat) => void,
): ActionSpec => ({
  types: [type],
  options: (g, seat) => (can(g, seat).ok ? [{ type }] : []),
  can,
  do: act,
});

/**
 * A mulligan for lack of Warriors: each other player may join it once, then all are prompted again (BOS 9.14, BOS
 * 9.15). A caller who still has to decide on an earlier mulligan keeps that choice.
 */
const calling = handAction("mulligan", canCall, (g, seat) => {
  redraw(g, seat, "mulligan");
  set(
    g,
    "content",
    varsOf(g.state).content.map(() => false),
  );
  set(
    g,
    "joining",
    varsOf(g.state).joining.map((open, other) => open || other !== seat),
  );
});

/** Joining a mulligan gives the others no chance to join. */
const joining = handAction("join", canJoin, (g, seat) => {
  redraw(g, seat, "join");
  set(g, "joining", replaceAt(varsOf(g.state).joining, seat, false));
});

const keeping = handAction(
  "keep",
  () => OK,
  (g, seat) => {
    const { content, joining: open } = varsOf(g.state);
    set(g, "content", replaceAt(content, seat, true));
    set(g, "joining", replaceAt(open, seat, false));
    announce(g, "keep", seat);
  },
);

const HANDS = refuse("battle-of-souls.hands-first", "BOS 9.14");

/** Before the first turn: take a mulligan, join one, or keep the hand (BOS 9.10 to BOS 9.15). */
export const FIRST_HANDS: ActOptions = {
  prompt: message("prompt.battle-of-souls.mulligan"),
  then: "same",
  specs: [calling, joining, keeping],
  mayPass: () => HANDS,
  refuse: () => HANDS,
};

/** Who decides which side begins: a random player, or the loser of the last battle (BOS 9.6, BOS 9.7). */
function decider(g: Engine): Seat {
  const { lost } = g.state.config;
  if (lost === undefined || lost.length === 0) return pickAtRandom(g, -1, g.state.seats.length);
  const [first = 0] = lost;
  const isOneSide = lost.every((seat) => membersOf(g, first).includes(seat));
  return isOneSide ? first : (lost[pickAtRandom(g, -1, lost.length)] ?? first);
}

/** The seats that may begin: the first of each team (BOS 8.25). */
const starters = (g: Reader): Seat[] => teamsOf(g.state.config.seats).flatMap(([seat]) => seat ?? []);

/** A whole battle: decks, the starting player, SP, hands, mulligans, then the turns (BOS 9.1 to BOS 9.17). */
export const game = openProcedure("game", [
  step("record", "BOS 8.4", (g) => {
    const each = <T>(value: T) => g.state.seats.map(() => value);
    const vars = { ...FIRST_VARS, mulligans: each(0), content: each(false), joining: each(false) };
    setVars(g, toPlain(vars) as Readonly<Record<string, never>>);
    dealSp(g);
  }),
  // Whole decks: cards removed in an earlier battle are back (BOS 15.4).
  step("decks", "BOS 9.1", (g) => {
    for (const seat of seatsOf(g)) addDeck(g, seat, g.state.config.seats[seat]?.deck ?? [], "deck");
    for (const seat of seatsOf(g)) shuffle(g, zoneOf(g.state, "deck", seat).id);
  }),
  askPick(
    "first",
    "BOS 9.6",
    (g) => {
      enterStep(g, "mulligan");
      return {
        seat: decider(g),
        prompt: message("prompt.battle-of-souls.first"),
        rule: g.state.config.lost === undefined ? "BOS 9.6" : "BOS 9.7",
        options: starters(g).map((seat) => ({
          value: seat,
          label: message("prompt.player", { player: g.state.seats[seat]?.name ?? "" }),
        })),
        min: 1,
        max: 1,
      };
    },
    (g, _locals, [at = 0]) => {
      const first = starters(g)[at] ?? 0;
      set(g, "first", first);
      announce(g, "first", first);
    },
  ),
  step("hands", "BOS 9.8", (g) => {
    for (const seat of seatsOf(g)) draw(g, seat, HAND);
  }),
  askAct(
    "mulligans",
    "BOS 9.14",
    (g) => {
      const { first, content } = varsOf(g.state);
      const [joiner] = undecided(g);
      const seat = joiner ?? seatsFrom(g.state, first).find((own) => content[own] !== true);
      return seat === undefined ? undefined : { seat, prompt: FIRST_HANDS.prompt };
    },
    (g, _locals, action, seat) => {
      jump(g, "mulligans");
      performAction(g, FIRST_HANDS, seat, action);
    },
  ),
  step("first turn", "BOS 10.2", (g) => {
    exit(g);
    call(g, "turn", { seat: varsOf(g.state).first });
  }),
]);
