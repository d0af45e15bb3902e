import { argv, stdout } from "node:process";
import {
  type Action,
  answer,
  type CardSpec,
  createGame,
  type Engine,
  layOut,
  newRecord,
  type SideLayout,
} from "../../src";
import { battleOfSouls } from "../../src/games/battle-of-souls";
import type { BattleCard, BattleMove, BattlePosition, BattleSide } from "./battle-laid-out";

// A program of its own: what runs the browser tests cannot load a rulebook.

const { rules, config, decks } = battleOfSouls;
const NAMES = ["Ann", "Bob", "Cleo", "Dan"];

const lying =
  (face: "up" | "down") =>
  (given: BattleCard): CardSpec => {
    const {
      name,
      resting = false,
      kills = 0,
      works = false,
    } = typeof given === "string" ? { name: given } : given;
    return {
      name,
      rested: resting,
      face: works ? "up" : face,
      counters: { ...(kills > 0 && { kill: kills }), ...(works && { works: 1 }) },
    };
  };

const sideOf = ({
  fighters = [],
  equipment = [],
  tactics = [],
  battlefield,
  hand = [],
  discard = [],
}: BattleSide) =>
  ({
    fighters: fighters.map(lying("up")),
    equipment: equipment.map(lying("down")),
    tactics: tactics.map(lying("down")),
    battlefield: battlefield === undefined ? [] : [{ name: battlefield, counters: { works: 1 } }],
    hand,
    discard,
    deck: decks[0]?.cards.slice(0, 20) ?? [],
  }) satisfies SideLayout;

/** The engine at the position, in the turn of the first side. */
function positioned({ sides, step = "main" }: BattlePosition): Engine {
  const seats = sides.map((_, i) => ({ name: NAMES[i] ?? "", deck: decks[i]?.cards ?? [] }));
  const { vars } = createGame(rules, config("laid out", seats, {})).state;
  return layOut({
    rules,
    seats: sides.map(sideOf),
    names: NAMES,
    turn: { number: sides.length + 1, seat: 0, step },
    vars: { ...vars, first: 0 },
    eachSeat: sides.map(({ sp = 8000 }) => ({ rounds: 2, counters: { sp } })),
    agenda: [{ procedure: "turn", step, locals: { seat: 0 } }],
  });
}

/** Carries out what a player does; cards go by their names. */
function carryOut(g: Engine, move: BattleMove): void {
  const seat = g.state.decision?.seat ?? -1;
  const idOf = (name: string) =>
    g.state.cards.find(({ def, controller }) => def === name && controller === seat)?.id ??
    g.state.cards.findIndex(({ def }) => def === name);
  const targetOf = (name: string) =>
    g.state.cards.findIndex(({ def, controller }) => def === name && controller !== seat);
  const { pick, type, card, target, ability } = move;
  const action: Action = {
    type: type ?? "",
    ...(card !== undefined && { card: idOf(card) }),
    ...(target !== undefined && { target: targetOf(target) }),
    ...(ability !== undefined && { data: { ability } }),
  };
  const done = answer(g, pick ? { seat, do: "pick", picks: pick } : { seat, do: "act", action });
  if (!done.ok)
    throw new Error(`${JSON.stringify(move)}: ${done.why.key} ${JSON.stringify(g.state.decision)}`);
}

/** The text of a saved match at the position. */
function savedMatch(position: BattlePosition): string {
  const g = positioned(position);
  for (const move of position.moves ?? []) carryOut(g, move);
  const { opponents = 0 } = position;
  const setup = {
    id: "laid-out",
    game: rules.slug,
    seats: position.sides.map((_, i) =>
      i > 0 && i <= opponents ? { kind: "opponent", level: "easy" } : { kind: "person" },
    ),
    openHands: position.openHands ?? opponents === 0,
  };
  return JSON.stringify({
    format: 1,
    setup,
    record: newRecord(rules, g.state.config),
    state: g.state,
    log: [],
    seen: position.sides.map(() => 0),
    passing: position.sides.map(() => ({ level: "every", stops: [] })),
    savedAt: 0,
  });
}

stdout.write(savedMatch(JSON.parse(argv[2] ?? "")));
