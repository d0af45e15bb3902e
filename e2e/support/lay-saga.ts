import { argv, stdout } from "node:process";
import { answer, createGame, layOut, newRecord, type SideLayout } from "../../src";
import { battleSpiritsSaga } from "../../src/games/battle-spirits-saga";
import type { SagaCard, SagaPosition, SagaSide } from "./laid-out";

// A program of its own: what runs the browser tests cannot load a rulebook.

const { rules, config, decks } = battleSpiritsSaga;

const lying =
  (usual: number) =>
  (given: SagaCard): { name: string; counters: Record<string, number>; rested: boolean } => {
    const {
      name,
      cores = usual,
      soul,
      exhausted = false,
    } = typeof given === "string" ? { name: given } : given;
    return { name, counters: { core: cores, ...(soul && { soul: 1 }) }, rested: exhausted };
  };

const filler = Array.from({ length: 10 }, () => "Spark Pup");

const sideOf = ({ spirits = [], nexuses = [], hand = [], burst }: SagaSide): SideLayout => ({
  spirits: spirits.map(lying(1)),
  nexuses: nexuses.map(lying(0)),
  hand,
  deck: filler,
  burst: burst === undefined ? [] : [{ name: burst, face: "down" }],
});

const areasOf = ({ reserve = 0, soul = false, life = 5 }: SagaSide) => ({
  reserve: { core: reserve, ...(soul && { soul: 1 }) },
  life: { core: life },
  trash: { core: 0 },
  void: { core: 1000 },
});

/** The engine at the position, in the turn of the first side. */
function positioned({ sides, step = "main" }: SagaPosition) {
  const deck = decks[0]?.cards ?? [];
  const seats = ["Ann", "Bob"].map((name) => ({ name, deck }));
  const { vars } = createGame(rules, config("laid out", seats, {})).state;
  return layOut({
    rules,
    seats: sides.map(sideOf),
    names: ["Ann", "Bob"],
    zoneCounters: sides.map(areasOf),
    turn: { number: 5, seat: 0, step },
    vars: { ...vars, first: 0 },
    eachSeat: [{ rounds: 2 }, { rounds: 2 }],
    agenda: [{ procedure: "turn", step, locals: { seat: 0 } }],
  });
}

/** The text of a saved match at the position. */
function savedMatch(position: SagaPosition): string {
  const g = positioned(position);
  const { opponent = false, isLoop = false } = position;
  const record = newRecord(rules, g.state.config);
  for (let n = 0; isLoop; n++) {
    // One core goes to and fro between the first two spirits.
    const [a, b] = n % 2 === 0 ? [0, 1] : [1, 0];
    const action = { type: "move-core", card: a, target: b, data: { counter: "core" } };
    const before = structuredClone(g.state);
    if (!answer(g, { seat: 0, do: "act", action }).ok) throw new Error("the core cannot be moved");
    if (g.state.decision?.kind !== "amount") continue;
    g.state = before;
    break;
  }
  const setup = {
    id: "laid-out",
    game: rules.slug,
    seats: [{ kind: "person" }, opponent ? { kind: "opponent", level: "easy" } : { kind: "person" }],
    openHands: position.openHands ?? !opponent,
  };
  return JSON.stringify({
    format: 1,
    setup,
    record,
    state: g.state,
    log: [],
    seen: [0, 0],
    passing: [0, 1].map(() => position.passing ?? { level: "stops", stops: [] }),
    savedAt: 0,
  });
}

stdout.write(savedMatch(JSON.parse(argv[2] ?? "")));
