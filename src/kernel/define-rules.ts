import { aimProcedure } from "./decisions/aiming";
import { pileOrderProcedure } from "./flow/pile-order";
import { attemptProcedure, attemptsProcedure } from "./flow/replace";
import { triggersProcedure } from "./flow/trigger";
import { windowProcedure } from "./flow/window";
import { UNKNOWN, unknownProcedure } from "./information/view-agenda";
import { loopProcedure } from "./loops/declare-loop";
import type { Rules } from "./rules";
import { lookupTable } from "./state/plain";

/** Procedures that every game needs besides its own. */
const KERNEL_PROCEDURES = {
  aim: aimProcedure,
  attempt: attemptProcedure,
  attempts: attemptsProcedure,
  loop: loopProcedure,
  piling: pileOrderProcedure,
  triggers: triggersProcedure,
  [UNKNOWN]: unknownProcedure,
  window: windowProcedure,
} as const;

type Flow = Rules["flow"];

/** The rules of a game without the parts that are the same for every game. */
export interface RulesDraft extends Omit<Rules, "flow" | "information" | "loops"> {
  /** A game starts with its procedure `game`, unless it names another. */
  readonly flow: Omit<Flow, "start" | "windows"> & Partial<Pick<Flow, "start" | "windows">>;
  readonly information?: Rules["information"];
  readonly loops?: Rules["loops"];
}

/** The rules of a game, with the procedures of the kernel. */
export function defineRules({ cards, flow, ...draft }: RulesDraft): Rules {
  const procedures = lookupTable({ ...KERNEL_PROCEDURES, ...flow.procedures });
  return {
    information: {},
    loops: {},
    ...draft,
    cards: lookupTable(cards),
    flow: { start: "game", windows: {}, ...flow, procedures },
  };
}
