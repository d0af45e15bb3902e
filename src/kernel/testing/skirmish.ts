import {
  type Action,
  addSeatCounter,
  ask,
  beginTurn,
  call,
  concede,
  drawByAgreement,
  jump,
  nextSeat,
  OK,
  PASS,
  procedure,
  type Reader,
  type Rules,
  refuse,
  removeFromGame,
  type Seat,
  seatOf,
  seatsFrom,
  setVar,
  step,
  timeOut,
  type Verdict,
  window,
} from "../index";
import { outWithout, pool, tinyCard, tinyRules, turnOf } from "./tiny";

/**
 * A made-up game for several seats. In its turn a seat strikes others, who have three hearts; before each blow every
 * seat may cheer. A seat without hearts is out and its cards leave the game. If the turn player goes out, the turn ends
 * at once.
 */
function blows(g: Reader, seat: Seat): Action[] {
  const foes = seatsFrom(g.state, 0).filter(
    (other) => seatOf(g.state, other).team !== seatOf(g.state, seat).team,
  );
  return foes.map((target) => ({ type: "strike", data: { target } }));
}

function canStrike(g: Reader, seat: Seat, action: Action): Verdict {
  const fits = blows(g, seat).some((blow) => blow.data?.target === action.data?.target);
  return action.type === "strike" && fits ? OK : refuse("tiny.no-blow", "S 3");
}

const turn = procedure("turn", [
  step("begin", "S 1", (g, locals) => beginTurn(g, locals.seat as Seat, "main")),
  step(
    "act",
    "S 2",
    (g) => ask(g, { kind: "act", seat: g.state.turn.seat, prompt: { key: "prompt.strike" }, rule: "S 2" }),
    (g, _locals, answer) => {
      if (answer.do !== "act" || answer.action.type === PASS.type) return;
      jump(g, "act");
      call(g, "blow", { target: answer.action.data?.target ?? 0 });
    },
  ),
  step("next", "S 4", (g, locals) => {
    locals.seat = nextSeat(g.state, locals.seat as Seat);
    jump(g, "begin");
  }),
]);

const blow = procedure("blow", [
  window("cheering", "S 3.1", "cheer"),
  step("hit", "S 3.2", (g, locals) => {
    const target = locals.target as Seat;
    if (seatOf(g.state, target).status === "in") addSeatCounter(g, target, "hearts", -1);
  }),
]);

const game = procedure("game", [
  step("set up", "S 0", (g) => {
    for (const { seat } of g.state.seats) addSeatCounter(g, seat, "hearts", 3);
    call(g, "turn", { seat: 0 });
  }),
]);

export const SKIRMISH: Rules = tinyRules({
  slug: "skirmish",
  cards: pool(tinyCard("Flag")),
  flow: {
    procedures: { game, turn, blow },
    windows: {
      cheer: {
        mode: "immediate",
        prompt: { key: "prompt.cheer" },
        then: "next",
        seats: (g) => seatsFrom(g.state, g.state.turn.seat),
        specs: [
          {
            types: ["cheer"],
            options: (g, seat) => (g.state.vars.cheered === seat ? [] : [{ type: "cheer" }]),
            can: () => OK,
            do: (g, seat) => setVar(g, "cheered", seat),
          },
        ],
        refuse: () => refuse("tiny.only-cheer", "S 3.1"),
      },
    },
    checks: [outWithout("hearts", "hearts", "S 5")],
    turnEnd: { procedure: "turn", step: "next" },
    onEliminated: (g, seat) => {
      for (const card of g.state.cards) if (card.owner === seat) removeFromGame(g, card.id);
    },
  },
  decisions: {
    anytime: {
      concede: concede("S 6"),
      draw: drawByAgreement("S 7"),
      ...timeOut("S 8"),
    },
    ...turnOf({ types: ["strike"], options: blows, can: canStrike }),
  },
});
