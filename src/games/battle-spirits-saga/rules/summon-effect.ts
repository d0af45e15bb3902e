import {
  announce,
  type CardId,
  call,
  type Engine,
  openProcedure,
  type PendingTrigger,
  type Reader,
  type Seat,
  step,
} from "../../../kernel";
import { abilityOf } from "../../../language";

/** What a card does when it is summoned, while it resolves. */
interface Resolving {
  readonly card: CardId;
  readonly def: string;
  readonly seat: Seat;
}

/** Whether this is what a card does when it is summoned itself (BSS 10-5-1). */
export function isSummonEffect(g: Reader, { def, ability }: PendingTrigger): boolean {
  const found = abilityOf(g, def, ability);
  return found?.kind === "trigger" && found.when.on === "summon" && found.when.card === "this";
}

/** Announces that the effect has resolved, once all of it is done. */
export const summonEffectProcedure = openProcedure<Resolving>("summon-effect", [
  step("resolved", "BSS 8-5-1", (g, { card, def, seat }) =>
    announce(g, "summon-effect", seat, { card, def }),
  ),
]);

/** Is called before the effect starts: the last frame pushed runs first. */
export function announceResolved(g: Engine, { card, def, seat }: PendingTrigger): void {
  call<Resolving>(g, "summon-effect", { card, def, seat });
}
