import { argv, stdout } from "node:process";
import {
  type Answer,
  answer,
  createGame,
  type Engine,
  layOut,
  newRecord,
  PASS,
  type SideLayout,
} from "../../src";
import { soulMasters } from "../../src/games/soul-masters";
import type { SoulInPlay, SoulPosition, SoulSide } from "./laid-out";

// A program of its own, as `lay-saga`.

const { rules, config, decks, cards } = soulMasters;

const LEVELS = [
  ["Vharaxes, Ember Regent", "Vharaxes, Flame Sovereign", "Vharaxes, Last Wyrm"],
  ["Hroda, Pack Mother", "Hroda, Winter Howl", "Hroda, Moon Devourer"],
] as const;
const RESOURCE = ["Scales", "Rage"] as const;

const times = (n: number, name: string) => Array.from({ length: n }, () => name);
const lying = (given: SoulInPlay) =>
  typeof given === "string" ? { name: given, rested: false } : { ...given, rested: true };

function sideOf(given: SoulSide, seat: 0 | 1): SideLayout {
  const [commander, ...levels] = LEVELS[seat];
  const { units = [], equipment = [], energy = 6, resources = 0, hand = [], discard = [] } = given;
  return {
    commander: [{ name: commander, rested: given.commanderRests === true }],
    levels,
    battleground: units.map(lying),
    equipment: equipment.map(lying),
    energy: times(energy, "Field Study").map((name) => ({ name, face: "down" as const })),
    "resource-field": times(resources, RESOURCE[seat]),
    "resource-deck": times(5 - resources, RESOURCE[seat]),
    hand,
    deck: times(20, "Trail Scout"),
    discard,
  };
}

/** The engine at the position, in a Main Phase of the seat whose turn it is. */
function positioned({ sides, active }: SoulPosition): Engine {
  const seats = ["Ann", "Bob"].map((name) => ({ name, deck: decks[0]?.cards ?? [] }));
  const { vars } = createGame(rules, config("laid out", seats, {})).state;
  const hp = sides.map((side, seat) => side.hp ?? cards[LEVELS[seat]?.[0] ?? ""]?.stats.health ?? 0);
  return layOut({
    rules,
    seats: sides.map((side, seat) => sideOf(side, seat === 0 ? 0 : 1)),
    names: ["Ann", "Bob"],
    turn: { number: 8 + active, seat: active, step: "main" },
    vars: { ...vars, first: 1 },
    eachSeat: hp.map((own) => ({ rounds: 4, counters: { hp: own, crystal: 0 } })),
    agenda: [{ procedure: "turn", step: "main", locals: { seat: active } }],
  });
}

/** What somebody does, in words: "pass", "cast Flare Up", "attack Oak > Rival", "pick Oak". */
function answerOf({ state }: Engine, words: string): Answer {
  const { decision } = state;
  if (decision === null) throw new Error(`nobody is asked before ${words}`);
  const { seat } = decision;
  const [, type = "", named = "", aim] = /^(\S+) ?(.*?)(?: > (.*))?$/.exec(words) ?? [];
  if (decision.kind === "pick") {
    const at = decision.options.findIndex(({ card }) => state.cards[card ?? -1]?.def === named);
    return { seat, do: "pick", picks: [Math.max(0, at)] };
  }
  if (type === PASS.type) return { seat, do: "act", action: PASS };
  const find = (name: string, isOwn: boolean) =>
    state.cards.find(({ def, controller }) => def === name && (controller === seat) === isOwn)?.id;
  const isAttack = type === "attack";
  const target = aim === undefined ? {} : { target: find(aim, !isAttack) ?? -1 };
  return { seat, do: "act", action: { type, card: find(named, true) ?? -1, ...target } };
}

function play(g: Engine, words: string): void {
  const given = answerOf(g, words);
  const done = answer(g, given);
  if (!done.ok) throw new Error(`${words}: ${JSON.stringify(done)}`);
  while (g.state.decision?.kind === "allot") {
    const { seat, proposal } = g.state.decision;
    answer(g, { seat, do: "allot", amounts: proposal });
  }
}

/** The text of a saved match at the position, after what was done there. */
function savedMatch(position: SoulPosition): string {
  const g = positioned(position);
  const { opponent = false, plays = [] } = position;
  const record = newRecord(rules, g.state.config);
  for (const words of plays) play(g, words);
  const setup = {
    id: "laid-out",
    game: rules.slug,
    seats: [{ kind: "person" }, opponent ? { kind: "opponent", level: "easy" } : { kind: "person" }],
    openHands: !opponent,
  };
  return JSON.stringify({
    format: 1,
    setup,
    record,
    state: g.state,
    log: [],
    seen: [0, 0],
    passing: [0, 1].map(() => ({ level: "every", stops: [] })),
    savedAt: 0,
  });
}

stdout.write(savedMatch(JSON.parse(argv[2] ?? "")));
