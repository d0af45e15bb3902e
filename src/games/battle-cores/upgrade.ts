import type { Frame, State } from "../../kernel";
import { upgradeEffects } from "../../language";

/** HP and Armor were looked at by a procedure of their own; the checks of the rules do it now. */
const isGone = ({ procedure }: Frame) => procedure === "reckoning";

/** A state saved under earlier rules, as these rules read it. */
export function upgrade(state: State): State {
  const upgraded = upgradeEffects(state);
  return { ...upgraded, agenda: upgraded.agenda.filter((frame) => !isGone(frame)) };
}
