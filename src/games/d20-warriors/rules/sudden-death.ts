import {
  announce,
  askPick,
  askPlace,
  type CardId,
  type Cell,
  cardOf,
  clearModifiers,
  type Engine,
  enterStep,
  finish,
  flip,
  jump,
  move,
  moveToOwner,
  procedure,
  type Question,
  rebuildWatch,
  roll,
  type Seat,
  scramble,
  setVar,
  step,
  zoneOf,
} from "../../../kernel";
import { message } from "../table/messages";
import { cellsAround, faceUpOf, warriors } from "./board";
import { leader, rollAll, rollTieBreak } from "./dice";
import { otherSeat, runningBattle, setBattle } from "./vars";

const SEATS = [0, 1] as const;

type SuddenDeathLocals = {
  /** The picks of both seats, and their card ids after the shuffle (`chosen`). */
  pick0?: CardId;
  pick1?: CardId;
  chosen?: readonly CardId[];
  /** The seat that places second. */
  second?: Seat;
};

/** Announces a step of Sudden Death to both players (D20 8.13). */
function announceStage(g: Engine, name: string, rule: string, seat: Seat = g.state.turn.seat): void {
  enterStep(g, "sudden-death");
  announce(g, `sudden-death-${name}`, seat, { rule });
}

function pickQuestion(g: Engine, seat: Seat): Question<"pick"> {
  const options = faceUpOf(g.state, seat).map((card) => ({ card: card.id }));
  return {
    seat,
    prompt: message("prompt.d20.sudden-death-pick"),
    rule: "D20 8.1",
    options,
    min: 1,
    max: 1,
    secret: true,
  };
}

function picked(g: Engine, seat: Seat, index: number): CardId {
  return faceUpOf(g.state, seat)[index]?.id ?? -1;
}

/** Puts away everything but the picks, so that no player can infer a pick (D20 8.3, 8.4). */
function putAway(g: Engine, locals: SuddenDeathLocals): void {
  const chosen: CardId[] = [];
  for (const seat of SEATS) {
    const own = faceUpOf(g.state, seat).map((card) => card.id);
    for (const id of own) flip(g, id, "down");
    const renamed = scramble(g, own);
    chosen[seat] = renamed.get(locals[`pick${seat}`] ?? -1) ?? -1;
    move(g, chosen[seat], zoneOf(g.state, "picks", seat).id, { as: "picked" });
  }
  for (const card of warriors(g.state)) moveToOwner(g, card.id, "discard", { face: "down", as: "put-away" });
  locals.chosen = chosen;
}

function rollForPlace(g: Engine, locals: SuddenDeathLocals): void {
  const rolls = SEATS.map((seat) => roll(g, seat, 20)) as [number, number];
  if (rolls[0] === rolls[1]) return jump(g, "roll");
  locals.second = rolls[0] > rolls[1] ? 0 : 1;
}

function placeQuestion(seat: Seat, cells: readonly Cell[]): Question<"place"> {
  return { seat, prompt: message("prompt.d20.sudden-death-place"), cells };
}

function putDown(g: Engine, locals: SuddenDeathLocals, seat: Seat, cell: Cell): void {
  const card = locals.chosen?.[seat] ?? -1;
  move(g, card, zoneOf(g.state, "battlefield").id, {
    x: cell[0],
    y: cell[1],
    face: "down",
    as: "place-hidden",
  });
}

const secondOf = ({ second = 1 }: SuddenDeathLocals): Seat => second;
const firstOf = (locals: SuddenDeathLocals) => otherSeat(secondOf(locals));

/** Sudden Death, step by step (D20 8.1 to 8.13). Atomic: abilities triggered before it no longer run (8.12). */
export const suddenDeath = procedure<SuddenDeathLocals>(
  "sudden-death",
  [
    step("begin", "D20 7.4", (g) => {
      setVar(g, "suddenDeath", true);
      clearModifiers(g);
      rebuildWatch(g);
      setBattle(g, null);
      announceStage(g, "pick", "D20 8.1");
    }),
    askPick(
      "first pick",
      "D20 8.1",
      (g) => pickQuestion(g, 0),
      (g, locals, [at = 0]) => {
        locals.pick0 = picked(g, 0, at);
      },
    ),
    askPick(
      "second pick",
      "D20 8.2",
      (g) => pickQuestion(g, 1),
      (g, locals, [at = 0]) => {
        locals.pick1 = picked(g, 1, at);
      },
    ),
    step("put away", "D20 8.3", putAway),
    step("announce roll", "D20 8.5", (g) => announceStage(g, "roll", "D20 8.5")),
    step("roll", "D20 8.5", rollForPlace),
    askPlace(
      "first placing",
      "D20 8.6",
      (g, locals) => {
        announceStage(g, "placing", "D20 8.6", firstOf(locals));
        return placeQuestion(firstOf(locals), [[0, 0]]);
      },
      (g, locals, cell) => putDown(g, locals, firstOf(locals), cell),
    ),
    askPlace(
      "second placing",
      "D20 8.7",
      (g, locals) => {
        announceStage(g, "placing", "D20 8.7", secondOf(locals));
        return placeQuestion(secondOf(locals), cellsAround(0, 0));
      },
      (g, locals, cell) => putDown(g, locals, secondOf(locals), cell),
    ),
    step("reveal", "D20 8.8", (g) => {
      announceStage(g, "reveal", "D20 8.8");
      for (const card of warriors(g.state)) flip(g, card.id, "up");
      for (const seat of SEATS) {
        for (const id of zoneOf(g.state, "discard", seat).cards) flip(g, id, "up");
      }
    }),
    step("battle", "D20 8.8", (g, locals) => {
      announceStage(g, "battle", "D20 8.8");
      const { chosen = [] } = locals;
      const fighters: [CardId, CardId] = [chosen[firstOf(locals)] ?? -1, chosen[secondOf(locals)] ?? -1];
      setBattle(g, { fighters, stage: "declared", ties: 0, dice: [[], []], winner: null, bonus: [0, 0] });
      rollAll(g);
    }),
    step("decide", "D20 8.9", (g) => {
      const battle = runningBattle(g.state);
      if (battle === null) return;
      const winner = leader(g, battle);
      if (winner === null) {
        rollTieBreak(g);
        return jump(g, "decide");
      }
      setBattle(g, { ...battle, winner, stage: "over" });
      flip(g, battle.fighters[otherSeat(winner) as 0 | 1], "down");
      announceStage(g, "result", "D20 8.10");
      const seat = cardOf(g.state, battle.fighters[winner]).owner;
      finish(g, [seat], "d20.sudden-death", "D20 8.10");
    }),
  ],
  { atomic: true },
);
