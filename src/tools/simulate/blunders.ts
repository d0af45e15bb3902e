import type { Game } from "../../games/game";
import { type Action, type Answer, cloneState, type Engine, legalActions, type State } from "../../kernel";
import { hasOnlyLost } from "../../opponents/pointless";
import { BURDENS } from "./burdens";
import type { PlayerKind } from "./options";

/** What a person would never do. */
export const BLUNDERS = {
  waste: "actions in the own turn that only cost their player something",
  risk: "risky attacks while a certain one was there",
  repeat: "free actions repeated without end in one turn",
} as const;
export type Blunder = keyof typeof BLUNDERS;

/** One blunder of a player, with what it was done with. */
export interface NotedBlunder {
  readonly kind: PlayerKind;
  readonly blunder: Blunder;
  readonly what: string;
}

/** The same action of one card this often in one turn counts as endless. */
const ENDLESS = 20;
const CERTAIN = 0.999;

interface Begun {
  readonly before: State;
  readonly seat: number;
  readonly kind: PlayerKind;
  readonly what: string;
}

const isOwnTurn = ({ state: { decision, turn, stack } }: Engine, seat: number): boolean =>
  decision?.kind === "act" && decision.seat === seat && turn.seat === seat && stack.length === 0;

/** Whether an attack may fail while another attack cannot. */
function isNeedlessRisk(game: Game, g: Engine, action: Action): boolean {
  const chanceOf = (attack: Action) => game.preview(g, attack)?.chance ?? CERTAIN;
  if (action.type !== "attack" || chanceOf(action) >= CERTAIN) return false;
  return legalActions(g).some((other) => other.type === "attack" && chanceOf(other) >= CERTAIN);
}

/** Notes the blunders of a game while it is played. */
export function blunderWatch(game: Game) {
  const noted: NotedBlunder[] = [];
  const burdens = BURDENS[game.slug];
  let begun: Begun | null = null;
  let turn = 0;
  let done = new Map<string, number>();

  function judge(g: Engine): void {
    if (begun === null || burdens === undefined || g.state.decision?.kind !== "act") return;
    const { before, seat, kind, what } = begun;
    if (isOwnTurn(g, seat) && hasOnlyLost(before, g.state, seat, burdens))
      noted.push({ kind, blunder: "waste", what });
    if (isOwnTurn(g, g.state.turn.seat)) begun = null;
  }

  function countRepeats(kind: PlayerKind, action: Action, what: string): void {
    const name = JSON.stringify(action);
    const times = (done.get(name) ?? 0) + 1;
    done.set(name, times);
    if (times === ENDLESS) noted.push({ kind, blunder: "repeat", what });
  }

  return {
    noted: noted as readonly NotedBlunder[],
    /** Called before each answer of a player. */
    note(g: Engine, answer: Answer, kind: PlayerKind): void {
      judge(g);
      if (g.state.turn.number !== turn) {
        turn = g.state.turn.number;
        done = new Map();
      }
      if (answer.do !== "act" || answer.action.card === undefined) return;
      const { action, seat } = answer;
      const what = `${action.type} ${g.state.cards[action.card ?? -1]?.def ?? ""}`;
      countRepeats(kind, action, what);
      if (isNeedlessRisk(game, g, action)) noted.push({ kind, blunder: "risk", what });
      const { decision } = g.state;
      if (isOwnTurn(g, seat) && decision?.kind === "act" && decision.window === undefined)
        begun = { before: cloneState(g.state), seat, kind, what };
    },
  };
}
